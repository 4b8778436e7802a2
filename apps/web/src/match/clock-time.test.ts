import { expect, it } from "vitest";
import { clockAfter, clockText } from "./clock-time.ts";

it("runs only where a decision is open, and not below nothing", () => {
  const running = { seat: "host", leftMs: 60_000, decisionMs: 20_000 };
  expect(clockAfter(running, 5000)).toEqual({ seat: "host", leftMs: 55_000, decisionMs: 15_000 });
  expect(clockAfter(running, 30_000)).toEqual({ seat: "host", leftMs: 30_000, decisionMs: 0 });
  const still = { seat: "away", leftMs: 60_000, decisionMs: null };
  expect(clockAfter(still, 5000)).toEqual(still);
});

it.each([
  [0, "0:00"],
  [1, "0:01"],
  [59_001, "1:00"],
  [247_000, "4:07"],
  [3_750_000, "1:02:30"],
])("%i ms reads %s", (ms, text) => expect(clockText(ms)).toBe(text));
