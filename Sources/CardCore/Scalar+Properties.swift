/// Properties of Unicode that are asked for every code point of a text.
///
/// The standard library looks each of them up in a table, for some ten nanoseconds; these are ranges that Unicode
/// promises to keep, and a test compares them with the table.
extension Unicode.Scalar {
  /// Whether Unicode promises that no character will ever stand here.
  package var isNoncharacter: Bool {
    value & 0xFFFE == 0xFFFE || 0xFDD0...0xFDEF ~= value
  }

  /// Default_Ignorable_Code_Point: what shows nothing where it is not known, unassigned code points kept for it included.
  package var isDefaultIgnorable: Bool {
    switch value {
    case 0...0xAC: false
    case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F: true
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0: true
    case 0xFFF0...0xFFF8, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF: true
    default: false
    }
  }

  /// White_Space.
  package var isWhiteSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether this is one of the marks that say a direction and show nothing: ALM, LRM and RLM.
  package var isDirectionMark: Bool {
    value == 0x061C || value == 0x200E || value == 0x200F
  }

  /// Whether this is a letter of Chinese, Japanese or Korean text: most of what is not ASCII there.
  package var isEastAsianLetter: Bool {
    switch value {
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }
}
