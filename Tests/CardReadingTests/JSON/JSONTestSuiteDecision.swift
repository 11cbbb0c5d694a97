import CardCore

/// What we do where RFC 8259 leaves the choice, and why.
enum JSONTestSuiteDecision {
  /// Numbers keep their text, so none is too large; in a message beside its metadata, one that other readers change is
  /// a warning.
  case numberOfAnySize

  /// RFC 8259, 8.2: what becomes of half a surrogate pair is unpredictable, so the sender must know.
  case loneSurrogate

  /// RFC 8259, 8.1: text between systems must be UTF-8.
  case badUTF8

  /// RFC 8259, 8.1: UTF-16 is not UTF-8, with a byte order mark or without, and the whole input is one fault.
  case utf16

  /// RFC 8259, 9: a parser may limit the depth; ours is 64.
  case tooDeep

  /// RFC 8259, 8.1: a parser may ignore a byte order mark; ours notes it.
  case byteOrderMark

  /// The code of what is said, or `nil` where nothing is.
  var code: DiagnosticCode? {
    switch self {
    case .numberOfAnySize: nil
    case .byteOrderMark: .jsonByteOrderMark
    case .loneSurrogate, .badUTF8, .utf16: .jsonEncoding
    case .tooDeep: .jsonDepth
    }
  }

  static let all: [String: JSONTestSuiteDecision] = [
    "i_number_double_huge_neg_exp.json": .numberOfAnySize,
    "i_number_huge_exp.json": .numberOfAnySize,
    "i_number_neg_int_huge_exp.json": .numberOfAnySize,
    "i_number_pos_double_huge_exp.json": .numberOfAnySize,
    "i_number_real_neg_overflow.json": .numberOfAnySize,
    "i_number_real_pos_overflow.json": .numberOfAnySize,
    "i_number_real_underflow.json": .numberOfAnySize,
    "i_number_too_big_neg_int.json": .numberOfAnySize,
    "i_number_too_big_pos_int.json": .numberOfAnySize,
    "i_number_very_big_negative_int.json": .numberOfAnySize,
    "i_object_key_lone_2nd_surrogate.json": .loneSurrogate,
    "i_string_1st_surrogate_but_2nd_missing.json": .loneSurrogate,
    "i_string_1st_valid_surrogate_2nd_invalid.json": .loneSurrogate,
    "i_string_incomplete_surrogate_and_escape_valid.json": .loneSurrogate,
    "i_string_incomplete_surrogate_pair.json": .loneSurrogate,
    "i_string_incomplete_surrogates_escape_valid.json": .loneSurrogate,
    "i_string_invalid_lonely_surrogate.json": .loneSurrogate,
    "i_string_invalid_surrogate.json": .loneSurrogate,
    "i_string_inverted_surrogates_U+1D11E.json": .loneSurrogate,
    "i_string_lone_second_surrogate.json": .loneSurrogate,
    "i_string_UTF-16LE_with_BOM.json": .utf16,
    "i_string_UTF-8_invalid_sequence.json": .badUTF8,
    "i_string_UTF8_surrogate_U+D800.json": .badUTF8,
    "i_string_invalid_utf-8.json": .badUTF8,
    "i_string_iso_latin_1.json": .badUTF8,
    "i_string_lone_utf8_continuation_byte.json": .badUTF8,
    "i_string_not_in_unicode_range.json": .badUTF8,
    "i_string_overlong_sequence_2_bytes.json": .badUTF8,
    "i_string_overlong_sequence_6_bytes.json": .badUTF8,
    "i_string_overlong_sequence_6_bytes_null.json": .badUTF8,
    "i_string_truncated-utf-8.json": .badUTF8,
    "i_string_utf16BE_no_BOM.json": .utf16,
    "i_string_utf16LE_no_BOM.json": .utf16,
    "i_structure_500_nested_arrays.json": .tooDeep,
    "i_structure_UTF-8_BOM_empty_object.json": .byteOrderMark,
  ]
}
