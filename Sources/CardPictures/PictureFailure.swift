package import CardRenderers

/// A picture that cannot be drawn.
package struct PictureFailure: Error, Hashable {
  package let fault: PictureFault
}
