/// Thrown by the fast way of decoding where it gives up.
struct IrregularField: Error {}
