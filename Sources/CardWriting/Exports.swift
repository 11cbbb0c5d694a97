// A program that writes messages reads and examines them first.
@_exported public import CardKit
