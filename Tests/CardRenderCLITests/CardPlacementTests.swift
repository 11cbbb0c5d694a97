import Testing

@testable import CardRenderCLI

struct CardPlacementTests {
  @Test(
    arguments: [
      (50, ["COLUMNS": "70"], Terminal(columns: 90), 50),
      (nil, ["COLUMNS": "70"], Terminal(columns: 90), 70),
      (nil, ["COLUMNS": "0"], Terminal(columns: 90), 90),
      (nil, ["COLUMNS": "wide"], Terminal(columns: 90), 90),
      (nil, ["COLUMNS": "10000"], nil, nil),
      (nil, [:], Terminal(columns: nil), nil),
      (nil, [:], Terminal(columns: 300), 100),
      (nil, [:], nil, nil),
    ] as [(Int?, [String: String], Terminal?, Int?)])
  func `the width is the option's, the environment's or the terminal's`(
    option: Int?, environment: [String: String], terminal: Terminal?, expected: Int?
  ) {
    var invocation = Invocation()
    invocation.width = option
    #expect(CardPlacement(invocation, environment: environment, terminal: terminal).width == expected)
  }

  @Test(
    arguments: [
      (nil, 60, [:], Terminal(columns: 200), 60, 200),
      (nil, 160, [:], Terminal(columns: 200), 160, 200),
      (nil, 160, [:], Terminal(columns: 40), 40, 40),
      (nil, 60, ["COLUMNS": "200"], nil, 60, 200),
      (nil, 60, [:], nil, 60, 80),
      (nil, 160, [:], nil, 80, 80),
      (150, 60, [:], nil, 60, 150),
      (50, nil, [:], Terminal(columns: 120), 50, 120),
      (50, nil, [:], nil, 50, 50),
    ] as [(Int?, Int?, [String: String], Terminal?, Int, Int)])
  func `a card is no wider than its maximum, and stands in all columns`(
    option: Int?, maximum: Int?, environment: [String: String], terminal: Terminal?, width: Int, columns: Int
  ) {
    var invocation = Invocation()
    invocation.width = option
    invocation.maximumWidth = maximum
    let placement = CardPlacement(invocation, environment: environment, terminal: terminal)
    #expect(placement.width == width)
    #expect(placement.columns == columns)
  }
}
