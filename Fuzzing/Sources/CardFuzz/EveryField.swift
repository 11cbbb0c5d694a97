import Foundation

/// A payload with a field of every kind that metadata can hold.
struct EveryField: Codable, Equatable {
  enum Size: String, Codable, CaseIterable {
    case small, large
  }

  struct Part: Codable, Equatable {
    var name: String?
    var count: UInt8?
    var parts: [Part]?
  }

  var title: String?
  var count: Int?
  var ratio: Double?
  var isOpen: Bool?
  var day: Date?
  var url: URL?
  var price: Decimal?
  var data: Data?
  var id: UUID?
  var size: Size?
  var part: Part?
  var parts: [String: [Int]]?
}
