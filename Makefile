# What there is to do, in the order in which a newcomer does it.
#
#   make run      install what is missing, build, and draw a card (ARGS="FILE --html" draws another)
#   make test     run the tests
#   make build    leave the release binary at .build/release/cardrender
#   make check    everything that must hold before a change lands; what CI runs
#   make check-terminal   the part of it that has terminals read the boxes
#   make bench    time it beside its peers (BENCH=quick is a short run); writes Benchmarks/RESULTS.md
#   make fuzz     feed it made-up input for FUZZ_SECONDS=60

ARGS ?= Samples/msg_with_button/message.json
BENCH ?= full
FUZZ_SECONDS ?= 60
MAKEFLAGS += --no-print-directory
SOURCES = Package.swift Sources Templates Tests Benchmarks/Package.swift Benchmarks/Sources Fuzzing/Package.swift \
  Fuzzing/Sources

.PHONY: setup run build test lint format record judge check check-html check-terminal bench fuzz clean

setup:
	@Scripts/setup

# The build's own words go to standard error, so that the card can be piped.
run: setup
	@swift build --product cardrender 1>&2
	@.build/debug/cardrender $(ARGS)

# Carries the Swift libraries, so that it starts fast and runs where Swift is not installed.
build: setup
	Scripts/build

test: setup
	swift test

lint:
	swift format lint --strict --recursive $(SOURCES)

format:
	swift format --in-place --recursive $(SOURCES)

# Writes the expected outputs of the samples anew. Read the changes before you commit them.
record:
	swift build --product cardrender
	Scripts/record

# Has other programs read the outputs: a terminal emulator, a browser, other Markdown parsers.
judge: setup
	swift build --product cardrender
	Scripts/judge

# The same for the HTML alone: the standard, accessibility, looks, and hostile texts. Needs no network.
check-html: setup
	swift build --product cardrender
	Scripts/judge .build/debug/cardrender html style access photographs gallery

# Boxes and pictures alone, read back by emulators of terminals; make judge has this with the others.
check-terminal: setup
	swift build --product cardrender
	Scripts/judge .build/debug/cardrender terminal pictures

# The tests stand last, so that the log ends with their summary.
check: setup lint
	Scripts/generate-width-table --check
	Scripts/generate-confusables-table --check
	Scripts/check-clients
	$(MAKE) judge
	$(MAKE) test

bench: setup
	@Scripts/bench $(BENCH)

fuzz: setup
	@Scripts/fuzz $(FUZZ_SECONDS)

clean:
	rm -rf .build .venv Benchmarks/.build Benchmarks/.data Benchmarks/.venv Fuzzing/.build Fuzzing/.corpus
