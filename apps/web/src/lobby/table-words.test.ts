import { expect, it } from "vitest";
import { clockText, sitterName } from "./table-words.ts";

it("calls a player by name, a bot by its kind, and a free seat free", () => {
  const names = { host: "Dot" };
  expect(sitterName({ seat: "host", by: "player" }, names)).toBe("Dot");
  expect(sitterName({ seat: "away", by: "player" }, names)).toBe("Somebody");
  expect(sitterName({ seat: "away", by: "bot", bot: "greedy" }, names)).toBe("Greedy bot");
  expect(sitterName({ seat: "away", by: "nobody" }, names)).toBe("nobody yet");
});

it("says how long each may think", () => {
  const control = (bankMs: number) => ({ bankMs, incrementMs: 0, capMs: bankMs });
  expect(clockText(null)).toBe("no clock");
  expect(clockText(control(300_000))).toBe("5 minutes each");
  expect(clockText(control(14 * 86_400_000))).toBe("14 days each");
});
