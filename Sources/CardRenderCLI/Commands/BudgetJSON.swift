import CardKit
import CardMetadata

/// Writes budgets for programs: one JSON object a message, each on a line of its own.
enum BudgetJSON {
  static func line(_ budget: MetadataBudget, source: String, index: Int) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("source", source)
      writer.member("index", index)
      writer.member("rules", budget.rules.name)
      writer.member("unit", budget.rules.unit.rawValue)
      writer.member("kept", budget.isKept)
      writer.member("pairs") { writer in
        writer.object { writer in
          writer.member("count", budget.pairCount)
          writer.member("limit", budget.rules.maximumPairs)
          writer.member("state", budget.pairCountState.rawValue)
        }
      }
      writer.member("entries") { writer in
        writer.array { writer in
          for pair in budget.pairs { write(pair, budget.rules, to: &writer) }
        }
      }
    }
    return writer.output + "\n"
  }

  private static func write(_ pair: PairBudget, _ rules: MetadataRules, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("key", pair.key)
      writer.member("keyLengths") { write(pair.keyLengths, to: &$0) }
      writer.member("keyLimit", rules.maximumKeyLength)
      writer.member("keyState", pair.keyState.rawValue)
      writer.member("isString", pair.isString)
      writer.member("valueLengths") { write(pair.valueLengths, to: &$0) }
      writer.member("valueLimit", rules.maximumValueLength)
      writer.member("valueState", pair.valueState.rawValue)
    }
  }

  private static func write(_ lengths: TextLengths, to writer: inout JSONWriter) {
    writer.object { writer in
      for unit in LengthUnit.allCases { writer.member(unit.rawValue, lengths[unit]) }
    }
  }
}
