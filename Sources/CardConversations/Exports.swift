// A program that shows conversations needs the engine's types too.
@_exported public import CardKit
