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

const check = (
  ...asked: Parameters<typeof checkedWords> extends [...infer A, unknown] ? A : never
) => checkedWords(...asked, { seat: (seat) => (seat === "away" ? "the far side" : null) });

describe("what a check says", () => {
  it("names what was checked where everything fits", () => {
    const { ok, title, lines } = check("m", receipt, kept, fits);
    expect([ok, title]).toEqual([true, "Everything fits"]);
    expect(lines.join(" ")).toMatch(
      /promised before.*random numbers of this browser.*80 moves.*70 of/,
    );
  });

  it("claims no more than what was kept proves", () => {
    const { lines } = check("m", receipt, {}, fits);
    const said = lines.join(" ");
    expect(said).toMatch(
      /as far as the receipt shows.*no player brought.*kept nothing of the match/,
    );
    expect(said).not.toMatch(/nobody chose|was shown/);
    const chosen = { ...receipt, isSeedChosen: true };
    expect(check("m", chosen, kept, fits).lines[1]).toMatch(/says nothing about luck/);
  });

  it.each([
    ["host", ["host", "away"], "The deck of the opponent is not the one it locked."],
    ["away", ["host", "away"], "The deck of your seat is not the one it locked."],
    ["spectator", ["host", "away"], "The deck of the far side is not the one it locked."],
    ["host", ["host", "away", "third"], "The deck of the far side is not the one it locked."],
  ])("says to %s of %j exactly what does not fit", (viewer, names, line) => {
    const message = "The deck of away is not the one it locked.";
    const verdict = { ok: false, faults: [{ part: "deck", seat: "away", message }] } as const;
    const seats = names.map((seat) => ({ seat, entropy: null })) as unknown as Receipt["seats"];
    expect(check("m", { ...receipt, seats }, { ...kept, viewer }, verdict)).toEqual({
      ok: false,
      title: "Something does not fit",
      lines: [line],
    });
  });

  it("takes no receipt of another match", () => {
    const { ok, lines } = check("other", receipt, kept, fits);
    expect([ok, lines]).toEqual([false, ["This is the receipt of another match."]]);
  });
});
