import CardCore
import Testing

struct MeterTests {
  @Test(arguments: [
    (0, 10, 0), (1, 1000, 1), (1, 3, 33), (2, 3, 67), (1, 2, 50), (999, 1000, 99), (10, 10, 100), (11, 10, 100),
    (-1, 10, 0), (1, 0, 0), (0, 0, 0), (1, -1, 0), (.nan, 1, 0), (1, .nan, 0), (.infinity, 1, 100),
  ])
  func `only nothing is 0 percent, and only everything is 100`(part: Double, whole: Double, percent: Int) {
    #expect(Meter.percent(part, of: whole) == percent)
  }

  @Test(arguments: [(-5, 0), (0, 0), (50, 50), (100, 100), (.max, 100)])
  func `a meter stays within its bar`(percent: Int, expected: Int) {
    #expect(Meter(.share, percent: percent, amount: "x").percent == expected)
  }
}
