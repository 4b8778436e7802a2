import type { Receipt, ReceiptVerdict } from "@lunchtable-tcg/match/fairness";
import { describe, expect, it } from "vitest";
import { checkedWords } from "./checked-words.ts";

const receipt = {
  matchId: "m",
  isSeedChosen: false,
  seats: [{ entropy: null }],
} as unknown as Receipt;
const fits: ReceiptVerdict = { ok: true, commands: 80, compared: 70, outcome: null };
const kept = {
  viewer: "host",
  commitment: "c",
  deckLocks: {},
  entropy: { seat: "host", entropy: "e" },
  updates: [{ version: 2, events: [] }],
};

describe("what a check says", () => {
  it("names what was checked where everything fits", () => {
    const { ok, title, lines } = checkedWords("m", receipt, kept, fits);
    expect([ok, title]).toEqual([true, "Everything fits"]);
    expect(lines.join(" ")).toMatch(
      /promised before.*random numbers of this browser.*80 moves.*70 of/,
    );
  });

  it("claims no more than what was kept proves", () => {
    const { lines } = checkedWords("m", receipt, {}, fits);
    const said = lines.join(" ");
    expect(said).toMatch(
      /as far as the receipt tells.*no player brought.*kept nothing of the match/,
    );
    expect(said).not.toMatch(/nobody chose|was shown/);
    const chosen = { ...receipt, isSeedChosen: true };
    expect(checkedWords("m", chosen, kept, fits).lines[1]).toMatch(/says nothing about luck/);
  });

  it("says exactly what does not fit", () => {
    const faults = [
      { part: "deck", message: "The deck of away is not the one it locked." },
    ] as const;
    expect(checkedWords("m", receipt, kept, { ok: false, faults })).toEqual({
      ok: false,
      title: "Something does not fit",
      lines: ["The deck of away is not the one it locked."],
    });
  });

  it("takes no receipt of another match", () => {
    const { ok, lines } = checkedWords("other", receipt, kept, fits);
    expect([ok, lines]).toEqual([false, ["This is the receipt of another match."]]);
  });
});
