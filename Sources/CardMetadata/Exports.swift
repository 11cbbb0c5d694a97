// Who validates imports one module: its diagnostics come with it.
@_exported public import CardCore
