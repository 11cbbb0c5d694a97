/// A collection of pairs in no order of its own, which the encoder writes sorted, so that equal values give equal text.
protocol Unordered {}

extension Dictionary: Unordered {}
