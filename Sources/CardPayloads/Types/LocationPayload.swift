public import CardCore

/// A place on the map.
///
/// The button opens the place in OpenStreetMap, which needs no account and no key. A host app has the numbers for the map
/// of its own.
public struct LocationPayload: CardPayload, Hashable {
  public static let type: PayloadType = "location"
  public static let summary = "a place on the map, with its name and address"
  public static let example: Self? = Self(
    name: "Gyeongbokgung Palace", address: "161 Sajik-ro, Jongno-gu, Seoul", latitude: 37.579617,
    longitude: 126.977041)

  public var name: String?
  public var address: String?

  /// Degrees north of the equator, -90 to 90 (WGS 84).
  public var latitude: Double

  /// Degrees east of Greenwich, -180 to 180.
  public var longitude: Double

  public init(name: String? = nil, address: String? = nil, latitude: Double, longitude: Double) {
    self.name = name
    self.address = address
    self.latitude = latitude
    self.longitude = longitude
  }

  public func card(using builder: inout CardBuilder) -> Card {
    let hint = "write degrees; the latitude is the one from -90 to 90"
    builder.expectNumber(latitude, in: -90...90, field: "latitude", hint: hint)
    builder.expectNumber(longitude, in: -180...180, field: "longitude", hint: hint)
    let point = (DecimalNumber(latitude), DecimalNumber(longitude))
    let facts = [
      address.map { Fact(DisplayText(builder.words.address), DisplayText(lines: $0)) },
      Fact(DisplayText(builder.words.coordinates), DisplayText("\(point.0), \(point.1)")),
    ].compactMap(\.self)
    return Card(
      title: name.map(builder.line), body: [.facts(facts)],
      actions: [map(of: point, builder.words)].compactMap(\.self))
  }

  private func map(of point: (DecimalNumber, DecimalNumber), _ words: CardWords) -> Action? {
    guard -90...90 ~= latitude, -180...180 ~= longitude else { return nil }
    let (north, east) = point
    let address = "https://www.openstreetmap.org/?mlat=\(north)&mlon=\(east)#map=17/\(north)/\(east)"
    return LinkDestination(address).map { Action(DisplayText(words.openMap), .open($0)) }
  }
}
