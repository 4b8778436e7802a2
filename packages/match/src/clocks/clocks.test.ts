import fc from "fast-check";
import { expect, test } from "vitest";
import { afterEntry, clockViews, deadlines, startClocks, thoughtMs } from "./clocks.ts";
import { timeControlFault } from "./time-control.ts";

const control = { bankMs: 60_000, incrementMs: 2000, capMs: 20_000 };
const begun = afterEntry(
  startClocks(control, ["host", "away"]),
  { seat: null, atMs: 1000, actors: ["host"] },
  [],
);

test("who acts is charged for the time it thought and gets the increment", () => {
  const after = afterEntry(begun, { seat: "host", atMs: 9000, actors: ["away"] }, []);
  expect(after.leftMs).toEqual({ host: 60_000 - 8000 + 2000, away: 60_000 });
  expect(after.sinceMs).toEqual({ away: 9000 });
});

test("who acts twice in a row begins a new decision", () => {
  const once = afterEntry(begun, { seat: "host", atMs: 4000, actors: ["host"] }, []);
  const twice = afterEntry(once, { seat: "host", atMs: 5000, actors: ["away"] }, []);
  expect(twice.leftMs.host).toBe(60_000 - 3000 + 2000 - 1000 + 2000);
});

test("who was thinking already goes on thinking while another acts", () => {
  const both = afterEntry(begun, { seat: null, atMs: 2000, actors: ["host", "away"] }, []);
  const after = afterEntry(both, { seat: "host", atMs: 7000, actors: ["away"] }, []);
  expect(after.sinceMs).toEqual({ away: 2000 });
});

test("time before a release is not charged", () => {
  const window = { seat: "host", atMs: 3000, actors: ["away"], releaseMs: 3600 };
  const after = afterEntry(begun, window, []);
  expect(after.sinceMs).toEqual({ away: 3600 });
  const answered = afterEntry(after, { seat: "away", atMs: 3600, actors: ["host"] }, []);
  expect(answered.leftMs.away).toBe(62_000);
});

test("the time that the service takes over an action is nobody's", () => {
  const late = { seat: "host", atMs: 9000, thoughtUntilMs: 4000, actors: ["away"] };
  const after = afterEntry(begun, late, []);
  expect(after.leftMs.host).toBe(60_000 - 3000 + 2000);
  expect(after.sinceMs).toEqual({ away: 9000 });
});

test("whose time is over pays for it, gets nothing back, and thinks anew if it has to act again", () => {
  // The referee says so a second late, which costs the seat nothing.
  const timeout = { seat: "host", isTimeout: true, atMs: 22_000, actors: ["host"] };
  const after = afterEntry(begun, timeout, []);
  expect(after.leftMs).toEqual({ host: 40_000, away: 60_000 });
  expect(deadlines(after, [])).toEqual([{ seat: "host", atMs: 42_000 }]);
});

test("a decision ends at the cap or with the bank, whichever is first", () => {
  expect(deadlines(begun, [])).toEqual([{ seat: "host", atMs: 21_000 }]);
  const short = { ...begun, leftMs: { host: 5000, away: 60_000 } };
  expect(deadlines(short, [])).toEqual([{ seat: "host", atMs: 6000 }]);
});

test("time in which nobody served the match counts for nobody", () => {
  const down = [{ fromMs: 5000, toMs: 65_000 }];
  const after = afterEntry(begun, { seat: "host", atMs: 70_000, actors: ["away"] }, down);
  expect(after.leftMs.host).toBe(60_000 - 9000 + 2000);
  expect(deadlines(begun, down)).toEqual([{ seat: "host", atMs: 81_000 }]);
  expect(clockViews(begun, 70_000, down)).toEqual([
    { seat: "host", leftMs: 51_000, decisionMs: 11_000 },
    { seat: "away", leftMs: 60_000, decisionMs: null },
  ]);
});

test("at its deadline a seat has thought exactly as long as it may", () => {
  const spans = fc.array(fc.tuple(fc.nat(50_000), fc.integer({ min: 1, max: 30_000 })), {
    maxLength: 5,
  });
  fc.assert(
    fc.property(spans, fc.integer({ min: 1, max: 60_000 }), (gaps, left) => {
      let at = 0;
      const downtimes = gaps.map(([pause, length]) => {
        const fromMs = at + pause + 1;
        at = fromMs + length;
        return { fromMs, toMs: at };
      });
      const clocks = { ...begun, leftMs: { host: left, away: 1 } };
      const [first] = deadlines(clocks, downtimes);
      const allowed = Math.min(left, control.capMs);
      expect(thoughtMs(1000, first?.atMs ?? 0, downtimes)).toBe(allowed);
      expect(thoughtMs(1000, (first?.atMs ?? 0) - 1, downtimes)).toBe(allowed - 1);
    }),
  );
});

test.each([
  [undefined, "A time control has bankMs"],
  [{ bankMs: 1, incrementMs: 0, capMs: 1000 }, "bankMs is a whole number"],
  [{ bankMs: 1000, incrementMs: -1, capMs: 1000 }, "incrementMs is a whole number"],
  [{ bankMs: 1000, incrementMs: 0, capMs: 1.5 }, "capMs is a whole number"],
  [{ ...control, delayMs: 3 }, "A time control has no delayMs."],
])("a bad time control is told: %j", (given, message) => {
  expect(timeControlFault(given)).toContain(message);
});

test("a good time control has no fault", () => {
  expect(timeControlFault(control)).toBeNull();
});
