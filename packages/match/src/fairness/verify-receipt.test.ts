import { canonicalJson, createRandom, type GameTypes, hashJson, type State } from "@tcg/core";
import { expect, test } from "vitest";
import { skirmishGame } from "../../test/games.ts";
import {
  commitmentOf,
  deckLockOf,
  entropyHashOf,
  firstLinkOf,
  linkOf,
  seedOf,
  sortedDeck,
} from "./proofs.ts";
import type { Kept, Receipt, ReceiptEntry } from "./receipt.ts";
import { verifyReceipt } from "./verify-receipt.ts";

const { hosted, deck } = skirmishGame;
const { game, options } = hosted;
const matchId = "match-1";
const secret = "5".repeat(64);
const entropies = { red: "red's own", blue: null };
const sorted = sortedDeck(deck);

interface Told {
  readonly receipt: Receipt;
  readonly kept: Kept;
}

/** A match of random moves, told as a service would tell it, and what blue wrote down. */
function play(): Told {
  const commitment = commitmentOf(matchId, secret);
  const seed = seedOf(matchId, secret, entropies);
  const opening = game.start(options({ red: sorted, blue: sorted }, { seed, config: {} }));
  if (!opening.ok) throw new Error(opening.rejection.message);
  let state: State<GameTypes> = opening.state;
  const entries: ReceiptEntry[] = [];
  const updates: { version: number; events: readonly object[] }[] = [];
  const append = (seat: string, body: object, events: typeof opening.events): void => {
    const entry = {
      version: entries.length + 1,
      seat,
      body: canonicalJson(body),
      atMs: 1000 * entries.length,
    };
    const previous = entries.at(-1)?.link ?? firstLinkOf(matchId, commitment);
    entries.push({ ...entry, link: linkOf(previous, entry) });
    updates.push({ version: entry.version, events: game.maskEvents(state, events, "blue") });
  };
  append("", { created: true }, []);
  append("", { started: true }, opening.events);
  const random = createRandom(3, "moves");
  while (state.outcome.status === "running") {
    const seat = random.pick(game.actors(state));
    const moves = game.legalMoves(state, seat).filter(({ command }) => command.type !== "CONCEDE");
    const { id, command } = random.pick(moves);
    const decision = game.decide(state, seat, command);
    if (!decision.ok) throw new Error(decision.rejection.message);
    state = decision.state;
    append(seat, { move: id }, decision.events);
  }
  const { winners, reason } = state.outcome;
  const seats = (["red", "blue"] as const).map((seat) => ({
    seat,
    by: seat === "red" ? ("player" as const) : ("bot" as const),
    deck: sorted,
    deckLock: deckLockOf(matchId, seat, secret, sorted),
    entropy: entropies[seat],
    entropyHash: entropies[seat] === null ? null : entropyHashOf(entropies[seat]),
  }));
  const { id, rulesVersion, cardSet } = game;
  const receipt: Receipt = {
    format: 1,
    matchId,
    game: id,
    rulesVersion,
    cardSet,
    config: {},
    commitment,
    secret,
    seats,
    seed,
    isSeedChosen: false,
    entries,
    outcome: { winners, reason },
    finalHash: hashJson(state),
  };
  const deckLocks = Object.fromEntries(seats.map(({ seat, deckLock }) => [seat, deckLock]));
  const entropyHashes = Object.fromEntries(
    seats.map(({ seat, entropyHash }) => [seat, entropyHash]),
  );
  return { receipt, kept: { viewer: "blue", commitment, deckLocks, entropyHashes, updates } };
}

const { receipt, kept } = play();

/** The log with other entries, its links made to fit: as a service would that tells lies. */
function chained(entries: readonly ReceiptEntry[]): ReceiptEntry[] {
  let link = firstLinkOf(matchId, receipt.commitment);
  return entries.map((entry, place) => {
    const renumbered = { ...entry, version: place + 1 };
    link = linkOf(link, renumbered);
    return { ...renumbered, link };
  });
}

const partsOf = (altered: Partial<Receipt>, seen: Kept = kept): string[] => {
  const verdict = verifyReceipt([hosted], { ...receipt, ...altered }, seen);
  return verdict.ok ? [] : verdict.faults.map(({ part }) => part);
};

test("a true receipt is true, with and without what a viewer kept", () => {
  const commands = receipt.entries.length - 2;
  expect(verifyReceipt([hosted], receipt, kept)).toEqual({
    ok: true,
    commands,
    compared: receipt.entries.length - 1,
    outcome: receipt.outcome,
  });
  expect(verifyReceipt([hosted], receipt)).toMatchObject({ ok: true, compared: 0 });
  expect(commands).toBeGreaterThan(20);
});

test("another secret breaks the commitment, and the locks and seed that depend on it", () => {
  const parts = partsOf({ secret: "6".repeat(64) });
  expect(parts).toContain("commitment");
  expect(parts).toContain("seed");
});

test("a commitment that was made to fit later is another than the one shown", () => {
  const other = "6".repeat(64);
  const parts = partsOf({ secret: other, commitment: commitmentOf(matchId, other) });
  expect(parts).toContain("commitment");
});

test("a swapped deck is not the locked one; with a new lock, not the one shown", () => {
  const [first, second] = receipt.seats;
  if (first === undefined || second === undefined) throw new Error("two seats");
  const swapped = sortedDeck([...sorted.slice(1), sorted.at(-1) as string]);
  const seats = [{ ...first, deck: swapped }, second];
  expect(partsOf({ seats })).toContain("deck");
  const relocked = {
    ...first,
    deck: swapped,
    deckLock: deckLockOf(matchId, "red", secret, swapped),
  };
  expect(partsOf({ seats: [relocked, second] })).toContain("deck");
});

test("another seed does not come from the secret and the entropies", () => {
  expect(partsOf({ seed: "7".repeat(64) })).toContain("seed");
});

test("other entropy is not what the seat committed to, nor what it brought", () => {
  const [first, second] = receipt.seats;
  if (first === undefined || second === undefined) throw new Error("two seats");
  expect(partsOf({ seats: [{ ...first, entropy: "chosen later" }, second] })).toContain("entropy");
  const own = { ...kept, entropy: { seat: "red", entropy: "another" } };
  expect(partsOf({}, own)).toEqual(["entropy"]);
});

test("a changed command breaks the chain; with a chain made to fit, what was shown", () => {
  const place = receipt.entries.findIndex(({ seat }) => seat === "red");
  const changed = receipt.entries.map((entry, i) =>
    i === place ? { ...entry, body: canonicalJson({ move: "CONCEDE" }) } : entry,
  );
  expect(partsOf({ entries: changed })).toContain("chain");
  const parts = partsOf({ entries: chained(changed) });
  expect(parts).not.toContain("chain");
  expect(parts.some((part) => part === "events" || part === "command")).toBe(true);
});

test("an entry left out breaks the chain", () => {
  expect(partsOf({ entries: receipt.entries.toSpliced(5, 1) })).toContain("chain");
});

test("a cut end is noticed by the end it tells, and by what was shown after it", () => {
  const entries = receipt.entries.slice(0, -3);
  expect(partsOf({ entries })).toContain("end");
  const told = partsOf({ entries, outcome: null, finalHash: null });
  expect(told).toContain("end");
});

test("another winner, and another last state, are noticed", () => {
  expect(partsOf({ outcome: { winners: [], reason: "draw" } })).toEqual(["end"]);
  expect(partsOf({ finalHash: "8".repeat(64) })).toEqual(["end"]);
});

test("other rules, and other cards, are told", () => {
  expect(partsOf({ rulesVersion: 99 })).toEqual(["rules"]);
  expect(partsOf({ cardSet: "9".repeat(64) })).toEqual(["rules"]);
});

test("events that were shown otherwise are told with their version", () => {
  const updates = kept.updates?.map((update) =>
    update.version === 4 ? { ...update, events: [{ type: "NOTHING" }] } : update,
  );
  const verdict = verifyReceipt([hosted], receipt, { ...kept, updates: updates ?? [] });
  expect(verdict).toMatchObject({ ok: false, faults: [{ part: "events", version: 4 }] });
});

test("nonsense is a fault and no crash", () => {
  const entries = chained(
    receipt.entries.map((entry, i) => (i === 3 ? { ...entry, body: "not JSON" } : entry)),
  );
  expect(partsOf({ entries })).toEqual(["command"]);
});
