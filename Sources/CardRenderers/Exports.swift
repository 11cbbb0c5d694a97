// Who writes a renderer imports one module: the card comes with it.
@_exported public import CardCore
