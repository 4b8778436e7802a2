import { expect, test } from "vitest";
import { drawnSays } from "./drawn-says.ts";
import type { MeasuredCard, MeasuredShare } from "./measurement.ts";

const share = (percent: number, from: number, to: number, of = 100): MeasuredShare => ({
  percent,
  from,
  to,
  of,
});
const card = (wonDrawn: MeasuredShare): MeasuredCard => ({
  digest: "",
  drawn: share(60, 55, 65),
  played: share(50, 45, 55),
  wonDrawn,
  wonPlayed: share(50, 45, 55),
  wonAlways: share(48, 45, 51),
});

test.each([
  [share(55, 49, 61), "more often"],
  [share(40, 34, 47), "less often"],
  [share(52, 46, 58), "cannot be told"],
  [share(48, 48, 48), "cannot be told"],
  [share(0, 0, 100, 0), "Nobody drew it"],
] as const)("%o: %s", (won, words) => {
  expect(drawnSays(card(won))).toContain(words);
});
