// Who tests a renderer imports one module: the card and the renderer's protocol come with it.
@_exported public import CardRenderers
