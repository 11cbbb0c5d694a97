/// What a value has been encoded to, before it is written into a pair or into JSON.
indirect enum EncodedValue {
  case string(String)

  /// A number or a boolean, as JSON writes it.
  case literal(String)
  case null
  case array([EncodedValue])
  case object([(key: String, value: EncodedValue)])
}
