#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A colour of the sRGB space.
struct RGBColor: Hashable, Sendable {
  let red, green, blue: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// The colour in a space where equal distances look equally far: Oklab.
  ///
  /// The matrices are those of Björn Ottosson, "A perceptual color space for image processing" (2020,
  /// bottosson.github.io/posts/oklab), the transfer function is that of IEC 61966-2-1.
  var perceptual: SIMD3<Double> {
    let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return SIMD3(
      0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
      1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
      0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short)
  }

  private static func linear(_ component: UInt8) -> Double {
    let value = Double(component) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
