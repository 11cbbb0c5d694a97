// What simdjson takes for the same lines: the parse alone, with no rules, no verdict and nothing kept.
//
// Answers on standard output as CardBench does. Lines lie in one padded buffer, so that nothing is copied.
#include <simdjson.h>

#include <chrono>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

using namespace simdjson;

struct Line {
  size_t start, length;
};

static std::vector<Line> lines_of(const padded_string &file) {
  std::vector<Line> lines;
  size_t start = 0;
  for (size_t end = 0; end < file.size(); end++) {
    if (file.data()[end] != '\n') continue;
    lines.push_back({start, end - start});
    start = end + 1;
  }
  return lines;
}

// Every key and every value of every line is looked at: strings are unescaped, the rest is read as raw JSON.
static size_t walk_on_demand(ondemand::parser &parser, const padded_string &file, const std::vector<Line> &lines,
                             size_t &sum) {
  size_t refused = 0;
  for (const Line &line : lines) {
    const char *at = file.data() + line.start;
    try {
      auto document = parser.iterate(at, line.length, file.size() + SIMDJSON_PADDING - line.start);
      for (auto field : document.get_object()) {
        sum += std::string_view(field.unescaped_key()).size();
        ondemand::value value = field.value();
        sum += value.type() == ondemand::json_type::string ? std::string_view(value.get_string()).size()
                                                           : std::string_view(value.raw_json_token()).size();
      }
    } catch (const simdjson_error &) {
      refused++;
    }
  }
  return refused;
}

static size_t parse_to_dom(dom::parser &parser, const padded_string &file, const std::vector<Line> &lines, size_t &sum) {
  size_t refused = 0;
  for (const Line &line : lines) {
    dom::element element;
    // The buffer goes on behind the line, so it need not be copied.
    if (parser.parse(file.data() + line.start, line.length, false).get(element) != SUCCESS) refused++;
    sum += element.is_object();
  }
  return refused;
}

int main(int count, char **arguments) {
  if (count != 2) {
    std::cerr << "usage: simdjson_limit MESSAGES\n";
    return 2;
  }
  const padded_string file = padded_string::load(arguments[1]);
  const std::vector<Line> lines = lines_of(file);
  const std::string names[] = {"simdjson On-Demand, every key and value", "simdjson DOM"};
  for (const auto &name : names) std::cout << R"({"task":"limit","name":")" << name << "\"}\n";
  std::cout << R"({"ready":true,"version":")" << SIMDJSON_STRINGIFY(SIMDJSON_VERSION) << R"(","kernel":")"
            << get_active_implementation()->name() << "\"}" << std::endl;
  ondemand::parser on_demand_parser;
  dom::parser dom_parser;
  size_t sum = 0;
  for (std::string wanted; std::getline(std::cin, wanted);) {
    const auto start = std::chrono::steady_clock::now();
    const size_t refused = wanted == "limit\t" + names[0] ? walk_on_demand(on_demand_parser, file, lines, sum)
                                                          : parse_to_dom(dom_parser, file, lines, sum);
    const std::chrono::duration<double, std::nano> elapsed = std::chrono::steady_clock::now() - start;
    // The sum is printed so that the work cannot be left out.
    std::cout << R"({"ns":)" << elapsed.count() / lines.size() << R"(,"refused":)" << refused << R"(,"sum":)" << sum
              << "}" << std::endl;
  }
}
