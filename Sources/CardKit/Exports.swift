@_exported public import CardCore
@_exported public import CardMetadata
@_exported public import CardPayloads
@_exported public import CardReading
@_exported public import CardRenderers
