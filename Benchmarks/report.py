"""The results as one Markdown document."""

import drawing

HEAD = """# Results

Written by `make bench`; [README.md](README.md) says what is timed and how. Times are nanoseconds a message on one core, the
best and the median of {rounds} passes over the same {sample:,} messages ({bytes:.0f} bytes each on average, one in 500
invalid), the contestants in turn. Every contestant gave the same verdicts. "Leaves undone" is what it was asked in the
calibration and let through.

| | |
|---|---|
"""

# What a peer must not leave undone to count as doing the whole of the work.
WHOLE = {"a duplicate key", "all faults at once"}


class Sections:
    def __init__(self, scale, facts, lacks, sample):
        self.scale, self.facts, self.lacks = scale, facts, lacks
        self.bytes = sample.stat().st_size / scale.sample
        self.series = {}
        self.programs = self.growth_of_lines = self.refused = self.drawing_programs = None

    def add(self, task, series):
        self.series[task] = series

    def text(self):
        head = HEAD.format(rounds=self.scale.rounds, sample=self.scale.sample, bytes=self.bytes)
        head += "".join(f"| {name} | {value} |\n" for name, value in self.facts.items())
        parts = [self.validate(), self.decode(), self.kinds(), self.decoder(), self.whole_programs(), self.limit(), *self.growth()]
        return "\n".join([head, *parts, self.hostile(), drawing.text(self.series, self.drawing_programs, yes)])

    def validate(self):
        overhead = self.series["overhead"][0].best
        return self.contest("validate", "1. Parse and validate JSON metadata", 3, whole=True) + (
            f"\nThe loop in which a peer is called is part of its time; empty, it takes {overhead:.0f} ns a message.\n"
        )

    def decode(self):
        return self.contest("decode", "2. The same, and decode into the typed payload", 2, whole=False)

    def contest(self, task, title, goal, whole):
        series = self.series[task]
        ours, peers = series[0], [own for own in series if not own.name.startswith("cardrender")]
        rows = [self.row(task, own, ours) for own in sorted(series, key=lambda own: own.best)]
        text = f"## {title}\n\n| | best | median | × ours | leaves undone |\n|---|--:|--:|--:|---|\n" + "".join(rows)
        able = [own for own in peers if not WHOLE & set(self.lacks[task, own.name])]
        text += "\n" + standing("the fastest peer that finds duplicate keys and all faults at once", ours, able, goal * whole)
        return text + standing("the fastest peer, whatever it leaves undone", ours, peers, goal * (not whole))

    def row(self, task, own, ours):
        lacks = ", ".join(self.lacks[task, own.name]) or "–"
        return f"| {own.name} | {own.best:,.0f} | {own.median:,.0f} | {own.best / ours.best:.2f} | {lacks} |\n"

    def kinds(self):
        columns = self.stages("kinds, ")
        text = "What a message costs by what stands in it; the first kind that fits counts:\n\n"
        text += f"| | {' | '.join(columns)} |\n|---" + "|--:" * len(columns) + "|\n"
        for rows in zip(*columns.values()):
            text += f"| {rows[0].name} | {' | '.join(f'{own.best:,.0f}' for own in rows)} |\n"
        return text

    def decoder(self):
        series = {own.name: own for own in self.series["decoder"]}
        text = "## 3. `MetadataDecoder` and Foundation's `JSONDecoder`\n\nThe same messages with a button.\n\n"
        text += "| | best | median |\n|---|--:|--:|\n"
        text += "".join(f"| {own.name} | {own.best:,.0f} | {own.median:,.0f} |\n" for own in series.values())
        foundation = [own for name, own in series.items() if name.startswith("JSONDecoder")]
        text += "\n" + standing("`JSONDecoder`", series["MetadataDecoder, from Metadata"], foundation, 5, "From `Metadata`")
        from_json = [own for name, own in series.items() if name.endswith("from JSON") and own not in foundation]
        from_json += [own for name, own in series.items() if name.startswith("CardEngine")]
        return text + "".join(standing("`JSONDecoder`", own, foundation, 5, own.name) for own in from_json)

    def whole_programs(self):
        lines = self.scale.lines
        best = {name: min(runs, key=lambda run: run.seconds) for name, runs in self.programs.items()}
        one, two = best["cardrender, one core"], best["cardrender, two cores"]
        text = (
            f"## 4. Whole programs on {lines:,} lines\n\nFrom start to end, the file in the cache; the best of "
            f"{len(self.programs['cardrender, one core'])}. Every loop refuses {self.refused:,} messages.\n\n"
            "| | seconds | ns a line | CPU seconds | peak memory, MB | × ours |\n|---|--:|--:|--:|--:|--:|\n"
        )
        for name, run in sorted(best.items(), key=lambda item: item[1].seconds):
            text += f"| {name} | {run.seconds:.2f} | {run.seconds * 1e9 / lines:,.0f} | {run.cpu_seconds:.2f} "
            text += f"| {run.peak_megabytes:,.0f} | {run.seconds / one.seconds:.2f} |\n"
        rivals = [run.seconds for name, run in best.items() if not name.startswith("cardrender")]
        text += f"\n- Ahead of all on one core: {yes(one.seconds < min(rivals))}\n"
        gain = one.seconds / two.seconds
        return text + f"- Two cores against one, to reach 1.8: {gain:.2f}, {yes(gain >= 1.8)}\n"

    def limit(self):
        series = self.series["limit"]
        validate, decode = self.series["validate"][0], self.series["decode"][0]
        text = "## 5. The limit\n\nsimdjson alone on the same lines: the parse, with no rules and nothing kept.\n\n"
        text += "| | best | median | validate takes × | decode takes × |\n|---|--:|--:|--:|--:|\n"
        for own in series:
            text += f"| {own.name} | {own.best:,.0f} | {own.median:,.0f} | {validate.best / own.best:.1f} "
            text += f"| {decode.best / own.best:.1f} |\n"
        return text

    def growth(self):
        yield (
            "## 6. Growth\n\nWhole programs on more and more lines, one core:\n\n"
            "| lines | ns a line | peak memory, MB |\n|--:|--:|--:|\n"
            + "".join(
                f"| {count:,} | {seconds * 1e9 / count:,.0f} | {megabytes:,.0f} |\n"
                for count, seconds, megabytes in self.growth_of_lines
            )
        )
        columns = self.stages("growth of a value, ")
        text = f"A longer and longer value, nanoseconds a byte of the message:\n\n| bytes | {' | '.join(columns)} |\n"
        text += "|--:" * (len(columns) + 1) + "|\n"
        for rows in zip(*columns.values()):
            text += f"| {int(rows[0].name):,} | {' | '.join(f'{own.best:.2f}' for own in rows)} |\n"
        yield text

    def hostile(self):
        columns = self.stages("hostile, ")
        text = "## 7. Hostile input\n\nNanoseconds a byte, and in brackets how many times a plain message of the same size.\n"
        text += "To reach: 5 at most.\n\n"
        text += f"| | {' | '.join(columns)} |\n|---" + "|--:" * len(columns) + "|\n"
        over = []
        names = [own.name for own in next(iter(columns.values()))]
        for name in names[::2]:
            cells = []
            for stage, series in columns.items():
                own, plain = (series[names.index(name) + step] for step in (0, 1))
                ratio = own.best / plain.best
                cells.append(f"{own.best:.2f} ({ratio:.1f})")
                over += [f"{name}, {stage} ({ratio:.0f})"] if ratio > 5 else []
            text += f"| {name} | {' | '.join(cells)} |\n"
        return text + f"\n- Over 5: {'; '.join(over) or 'none'}\n"

    def stages(self, prefix):
        return {task.removeprefix(prefix): series for task, series in self.series.items() if task.startswith(prefix)}


def standing(whom, ours, others, goal, where="cardrender"):
    """How many times as fast ours is as the fastest of others."""
    if not others:
        return f"- {where} against {whom}: there is none\n"
    fastest = min(others, key=lambda own: own.best)
    ratio = fastest.best / ours.best
    wanted = f", to reach {goal}: {yes(ratio >= goal)}" if goal else ""
    return f"- {where} against {whom} ({fastest.name}): {ratio:.2f} times as fast{wanted}\n"


def yes(reached):
    return "reached" if reached else "**not reached**"
