/// What a value has been encoded to, before it is written into a pair or into JSON.
indirect enum EncodedValue {
  case string(String)

  /// A number, as JSON writes it.
  case number(String)
  case boolean(Bool)
  case null
  case array([EncodedValue])
  case object([(key: String, value: EncodedValue)])
}
