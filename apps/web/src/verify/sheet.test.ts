import { createMatchService } from "@lunchtable-tcg/match";
import { type Receipt, verifyReceipt } from "@lunchtable-tcg/match/fairness";
import { memoryStore } from "@lunchtable-tcg/match/memory";
import { hostedSkirmish } from "@tcg/core/fixtures/skirmish";
import { anyGame } from "@tcg/core/hosting";
import { beforeAll, describe, expect, test } from "vitest";
import { fold, isFold } from "./fold.ts";
import { readReceipt } from "./read-receipt.ts";
import { retell } from "./retell.ts";
import { type Sheet, sheetOf } from "./sheet.ts";

const hosted = anyGame(hostedSkirmish);
let receipt: Receipt;

beforeAll(async () => {
  const service = createMatchService({ store: memoryStore(), games: [hosted] });
  const deck = Object.values(hosted.decks)[0]?.cards ?? [];
  const { matchId } = await service.createMatch({ game: hosted.game.id, player: "ada", deck });
  await service.joinMatch({ matchId, player: "bob", deck });
  for (let turn = 0; turn < 12; turn++) {
    for (const player of ["ada", "bob"]) {
      const { version, seat, view, legalMoves } = await service.getPlayerView(matchId, player);
      const move = legalMoves.find(({ anytime }) => anytime !== true)?.id;
      if (!view?.actors.includes(seat) || move === undefined) continue;
      const commandId = `c${version}`;
      await service.submitAction({ matchId, player, expectedVersion: version, commandId, move });
    }
  }
  await service.abandon({ matchId, player: "ada" });
  receipt = await service.getReceipt(matchId);
  await service.close();
});

const gone = (changes: Partial<Receipt> = {}, nameOf = (seat: string): string => seat): Sheet => {
  const told = { ...receipt, ...changes };
  return sheetOf(told, verifyReceipt([hosted], told), retell(hosted, told, nameOf), nameOf);
};

describe("a sheet", () => {
  test("of a true receipt has a tick at every line", () => {
    const { facts, lines, end, fault, torn, versus } = gone();
    expect(new Set([...facts, ...lines, end].map(({ mark }) => mark))).toEqual(new Set(["fits"]));
    expect({ fault, torn, versus }).toEqual({ fault: null, torn: null, versus: null });
    expect(lines).toHaveLength(receipt.entries.length);
    expect(lines[0]?.text).toBe("The table is laid");
    expect(end.text).toMatch(/wins$/);
  });

  test("is torn at a changed command, and nothing after it was run", () => {
    const place = receipt.entries.length - 3;
    const entries = receipt.entries.map((entry, i) =>
      i === place
        ? { ...entry, body: entry.body.replace(/"move":"[^"]+"/, '"move":"DANCE"') }
        : entry,
    );
    const { facts, lines, end, torn, versus } = gone({ entries });
    expect(torn).toBe("line");
    expect(facts.every(({ mark }) => mark === "fits")).toBe(true);
    expect(lines.slice(0, place).every(({ mark }) => mark === "fits")).toBe(true);
    expect(lines.slice(place).map(({ mark }) => mark)).toEqual(["wrong", "not run", "not run"]);
    expect(end.mark).toBe("not run");
    expect(versus?.says.value).not.toBe(versus?.rules.value);
  });

  test("is torn at a deck that was swapped", () => {
    const [first, ...others] = receipt.seats;
    if (first === undefined) throw new Error("nobody sat there");
    const deck = [...first.deck.slice(1), "another"];
    const { facts, torn, versus } = gone({ seats: [{ ...first, deck }, ...others] });
    expect(torn).toBe("fact");
    expect(facts.find(({ mark }) => mark === "wrong")?.id).toBe(`deck ${first.seat}`);
    expect(versus?.says.note).toBe("the lock of the deck");
    // Whoever reads it is told whose, as they are called everywhere.
    const changes = { seats: [{ ...first, deck }, ...others] };
    expect(gone(changes, () => "you").fault).toMatch(/\byour seat\b/i);
    expect(gone(changes, () => "Bob").fault).toMatch(/\bBob\b/);
  });

  test("of a receipt whose end is cut off says that the match is not over", () => {
    const { end, torn, versus } = gone({ entries: receipt.entries.slice(0, -2) });
    expect([torn, end.mark]).toEqual(["end", "wrong"]);
    expect(versus?.rules.value).toBe("Not over yet");
  });

  test("of another secret is torn where it is opened", () => {
    const { facts, torn } = gone({ secret: "0".repeat(64) });
    expect([torn, facts[1]?.mark, facts[2]?.mark]).toEqual(["fact", "wrong", "not run"]);
  });
});

test("long receipts are folded between the first and the last lines", () => {
  const { lines } = gone();
  const shown = fold(lines, 4);
  const folded = shown.find(isFold);
  expect(shown.length).toBe(8);
  expect(folded).toEqual({ mark: "fits", from: 4, to: lines.length - 4, count: lines.length - 7 });
  expect(fold(lines.slice(0, 5), 4)).toHaveLength(5);
});

describe("a file", () => {
  test("with a receipt is read; any other is told what it is", () => {
    expect(readReceipt(JSON.stringify(receipt))).toEqual({ ok: true, receipt });
    const problem = (text: string): string => {
      const read = readReceipt(text);
      return read.ok ? "" : read.problem;
    };
    expect(problem("hello")).toContain("not valid JSON");
    expect(problem("[]")).toContain("not one receipt");
    expect(problem("{}")).toContain("no seal");
    expect(problem('{"commands":[],"finalHash":""}')).toContain("record of a match");
  });
});
