/** Receipts of matches that the service hosted, and what a forger would make of them. */
import { canonicalJson, type GameTypes, hashJson, type Seed, type State } from "@tcg/core";
import { beforeAll, describe, expect, test } from "vitest";
import { skirmishGame } from "../../test/games.ts";
import { atRest, setUp, time } from "../../test/tables.ts";
import type { MatchService } from "../service/index.ts";
import { commitmentOf, deckLockOf, entropyHashOf, firstLinkOf, linkOf, seedOf } from "./proofs.ts";
import type { Kept, Receipt, ReceiptEntry } from "./receipt.ts";
import { verifyReceipt } from "./verify-receipt.ts";

const { hosted, deck } = skirmishGame;
const { game } = hosted;
const entropies = { ada: "ada's own", bob: "bob's own" };

let receipt: Receipt;
let kept: Kept;
/** Where in the entries the match starts. */
let startPlace: number;

async function playSome(service: MatchService, matchId: string): Promise<void> {
  for (let i = 0; i < 24; i++) {
    const player = i % 2 === 0 ? "ada" : "bob";
    await atRest(service, matchId);
    const { seat, version, view, legalMoves } = await service.getPlayerView(matchId, player);
    const move = legalMoves.find(({ anytime }) => anytime !== true)?.id;
    if (!view?.actors.includes(seat) || move === undefined) continue;
    time.advance(1000);
    const action = { expectedVersion: version, commandId: `c${version}`, move };
    await service.submitAction({ matchId, player, ...action });
  }
}

async function keptBy(service: MatchService, matchId: string, player: "ada" | "bob") {
  const meta = await service.getMatchMeta(matchId, player);
  const { seat: viewer, mode, rulesVersion, cardSet, commitment, isSeedChosen, seats } = meta;
  const { updates } = await service.getRecentEvents({ matchId, player, since: 0 });
  return {
    viewer,
    mode,
    rulesVersion,
    cardSet,
    commitment,
    isSeedChosen,
    deckLocks: Object.fromEntries(seats.map(({ seat, deckLock }) => [seat, deckLock ?? ""])),
    entropyHashes: Object.fromEntries(seats.map(({ seat, entropyHash }) => [seat, entropyHash])),
    entropy: { seat: viewer, entropy: entropies[player] },
    updates,
  };
}

/** Ada and bob sit, with entropy of both. */
async function seatBoth(service: MatchService): Promise<string> {
  const wanted = { game: game.id, player: "ada", deck, mode: "ranked" } as const;
  const entropyHash = entropyHashOf(entropies.ada);
  const { matchId } = await service.createMatch({ ...wanted, entropyHash });
  const joining = { matchId, player: "bob", deck };
  await service.joinMatch({ ...joining, entropyHash: entropyHashOf(entropies.bob) });
  return matchId;
}

beforeAll(async () => {
  const service = setUp();
  const matchId = await seatBoth(service);
  await service.addEntropy({ matchId, player: "ada", entropy: entropies.ada });
  await service.addEntropy({ matchId, player: "bob", entropy: entropies.bob });
  await playSome(service, matchId);
  await service.abandon({ matchId, player: "ada" });
  receipt = await service.getReceipt(matchId);
  kept = await keptBy(service, matchId, "bob");
  startPlace = receipt.entries.findIndex(({ body }) => body === canonicalJson({ started: true }));
  await service.close();
});

type Told = Omit<ReceiptEntry, "link" | "version">;

/** The log with other entries, its versions and links made to fit: as a service would that tells lies. */
function chained(entries: readonly Told[]): ReceiptEntry[] {
  let link = firstLinkOf(receipt.matchId, receipt.commitment);
  return entries.map(({ seat, body, atMs }, place) => {
    const entry = { version: place + 1, seat, body, atMs };
    link = linkOf(link, entry);
    return { ...entry, link };
  });
}

const ofService = (body: object): Told => ({
  seat: "",
  body: canonicalJson(body),
  atMs: receipt.entries.at(-1)?.atMs ?? 0,
});

const partsOf = (altered: Partial<Receipt>, seen: Kept = kept): string[] => {
  const verdict = verifyReceipt([hosted], { ...receipt, ...altered }, seen);
  return verdict.ok ? [] : verdict.faults.map(({ part }) => part);
};

/** An entry at this place with another body, and links that fit. */
const withBody = (place: number, change: (body: Record<string, unknown>) => object) =>
  chained(
    receipt.entries.map((entry, i) =>
      i === place
        ? { ...entry, body: canonicalJson(change(JSON.parse(entry.body) as never)) }
        : entry,
    ),
  );

/** A match with another seed, played to its end, and what bob would have been shown of it. */
function playedWith(seed: Seed, before = receipt.entries.slice(0, startPlace + 1)) {
  const decks = Object.fromEntries(receipt.seats.map((seat) => [seat.seat, seat.deck]));
  const opening = game.start(hosted.options(decks, { seed, config: receipt.config }));
  if (!opening.ok) throw new Error(opening.rejection.message);
  let state: State<GameTypes> = opening.state;
  const viewer = kept.viewer ?? "";
  const entries: Told[] = [...before];
  const updates = [
    { version: entries.length, events: game.maskEvents(state, opening.events, viewer) },
  ];
  for (let i = 0; state.outcome.status === "running"; i++) {
    const [seat = ""] = game.actors(state);
    const [move] = game.legalMoves(state, seat).filter(({ command }) => !game.isAnytime(command));
    const command = i < 8 && move ? move.command : hosted.resign;
    const decision = game.decide(state, seat, command);
    if (!decision.ok) throw new Error(decision.rejection.message);
    state = decision.state;
    const body = { expectedVersion: entries.length, move: game.notation(command) };
    entries.push({ ...ofService(body), seat });
    const events = game.maskEvents(state, decision.events, viewer);
    updates.push({ version: entries.length, events });
  }
  const { winners, reason } = state.outcome;
  const told = { seed, entries: chained(entries), outcome: { winners, reason } };
  return { told: { ...told, finalHash: hashJson(state) }, kept: { ...kept, updates } };
}

/** The state after so many entries. */
function stateAt(place: number): State<GameTypes> {
  const decks = Object.fromEntries(receipt.seats.map((seat) => [seat.seat, seat.deck]));
  const seed = receipt.seed as Seed;
  const opening = game.start(hosted.options(decks, { seed, config: receipt.config }));
  if (!opening.ok) throw new Error(opening.rejection.message);
  let state: State<GameTypes> = opening.state;
  for (const { seat, body } of receipt.entries.slice(startPlace + 1, place)) {
    const parsed = game.parse((JSON.parse(body) as { readonly move: string }).move);
    const decision = parsed.ok ? game.decide(state, seat, parsed.command) : parsed;
    if (!decision.ok) throw new Error(decision.rejection.message);
    state = decision.state;
  }
  return state;
}

test("a true receipt is true, with and without what a viewer kept", () => {
  const commands = receipt.entries.length - startPlace - 1;
  expect(verifyReceipt([hosted], receipt, kept)).toEqual({
    ok: true,
    commands,
    compared: receipt.entries.length,
    outcome: receipt.outcome,
  });
  expect(verifyReceipt([hosted], receipt)).toMatchObject({ ok: true, compared: 0 });
  expect(commands).toBeGreaterThan(8);
  expect(startPlace).toBe(4);
});

describe("what was promised", () => {
  test("another secret breaks the commitment, and the locks and seed that depend on it", () => {
    const parts = partsOf({ secret: "6".repeat(64) });
    expect(parts).toContain("commitment");
    expect(parts).toContain("deck");
    expect(parts).toContain("seed");
  });

  test("a commitment that was made to fit later is not the one shown", () => {
    const other = "6".repeat(64);
    const commitment = commitmentOf(receipt.matchId, other);
    const verdict = verifyReceipt([hosted], { ...receipt, secret: other, commitment }, kept);
    const messages = verdict.ok ? [] : verdict.faults.map(({ message }) => message);
    expect(messages).toContain("The commitment is not the one that was shown.");
  });

  test("a swapped deck is not the locked one; with a new lock, not the one shown", () => {
    const swapped = [...deck.slice(1), deck.at(-1) as string].sort();
    const [first, second] = receipt.seats as [Receipt["seats"][0], Receipt["seats"][0]];
    const seats = [{ ...first, deck: swapped }, second];
    expect(partsOf({ seats })).toContain("deck");
    const deckLock = deckLockOf(receipt.matchId, first.seat, receipt.secret, swapped);
    const entries = withBody(0, (body) => ({ ...body, deck: swapped }));
    const relocked = { seats: [{ ...first, deck: swapped, deckLock }, second], entries };
    expect(partsOf(relocked, { deckLocks: kept.deckLocks ?? {} })).toContain("deck");
  });

  test("the log has the decks, the config and the mode that the receipt has", () => {
    const other = withBody(0, (body) => ({ ...body, deck: ["no-such-card"] }));
    expect(partsOf({ entries: other }, {})).toEqual(["deck"]);
    const config = withBody(0, (body) => ({ ...body, config: { other: 1 } }));
    expect(partsOf({ entries: config }, {})).toEqual(["seating"]);
    const casual = withBody(0, (body) => ({ ...body, mode: "casual" }));
    expect(partsOf({ entries: casual })).toEqual(["seating"]);
    const game2 = withBody(0, (body) => ({ ...body, game: "another" }));
    expect(partsOf({ entries: game2 }, {})).toEqual(["rules"]);
    const bot = withBody(0, ({ entropyHash: _hash, ...body }) => ({ ...body, bot: "random" }));
    expect(partsOf({ entries: bot }, {})).not.toEqual([]);
  });

  test("a seat that was shown and is not in the receipt is missed", () => {
    const before = receipt.entries.slice(0, 1);
    const [first] = receipt.seats as [Receipt["seats"][0]];
    const alone = {
      seats: [{ ...first, entropy: null }],
      seed: null,
      outcome: null,
      finalHash: null,
      entries: chained([...before, ofService({ aborted: "Nobody came." })]),
    };
    expect(partsOf(alone, {})).toEqual([]);
    expect(partsOf(alone, { deckLocks: kept.deckLocks ?? {} })).toEqual(["deck"]);
    expect(partsOf(alone, { entropyHashes: kept.entropyHashes ?? {} })).toEqual(["entropy"]);
    expect(partsOf(alone, kept.entropy ? { entropy: kept.entropy } : {})).toEqual(["entropy"]);
  });

  test("other rules, and other cards, are told", () => {
    expect(partsOf({ rulesVersion: 99 }, {})).toEqual(["rules"]);
    expect(partsOf({ cardSet: "9".repeat(64) }, {})).toEqual(["rules"]);
    expect(partsOf({}, { rulesVersion: 99 })).toEqual(["rules"]);
    expect(partsOf({}, { cardSet: "other" })).toEqual(["rules"]);
  });
});

describe("chance", () => {
  test("another seed does not come from the secret and the entropies", () => {
    const rigged = playedWith("7".repeat(64));
    expect(partsOf(rigged.told, rigged.kept)).toEqual(["seed"]);
  });

  test("a seed is not called chosen where the creator chose none", () => {
    const rigged = playedWith("7".repeat(64));
    expect(partsOf({ ...rigged.told, isSeedChosen: true }, {})).toEqual(["seed"]);
  });

  test("a chosen seed that is written into the log later is not what was shown", () => {
    const seed = "7".repeat(64);
    const start = withBody(0, (body) => ({ ...body, seed }));
    const rigged = playedWith(seed, start.slice(0, startPlace + 1));
    const told = { ...rigged.told, isSeedChosen: true };
    // Nobody has to have kept anything: ranked matches have none, and none goes with entropy.
    expect(partsOf(told, {})).toEqual(["seed"]);
    const casual = withBody(0, ({ mode: _mode, ...body }) => ({ ...body, seed }));
    const other = playedWith(seed, casual.slice(0, startPlace + 1));
    expect(partsOf({ ...other.told, isSeedChosen: true }, {})).toEqual(["seed"]);
    expect(partsOf({}, { isSeedChosen: true })).toEqual(["seed"]);
  });

  test("a match does not start while a seat has not opened what it committed to", () => {
    const seats = receipt.seats.map((seat) =>
      seat.seat === kept.viewer ? seat : { ...seat, entropy: null },
    );
    const shares = Object.fromEntries(seats.map(({ seat, entropy }) => [seat, entropy]));
    const seed = seedOf(receipt.matchId, receipt.secret, shares);
    const rigged = playedWith(seed);
    expect(partsOf({ ...rigged.told, seats }, rigged.kept)).toContain("entropy");
    const unopened = receipt.entries.slice(0, startPlace + 1).toSpliced(2, 1);
    const without = playedWith(seed, unopened);
    expect(partsOf({ ...without.told, seats }, {})).toEqual(["entropy"]);
  });

  test("other entropy is not what the seat committed to, nor what it brought", () => {
    const [first, second] = receipt.seats as [Receipt["seats"][0], Receipt["seats"][0]];
    expect(partsOf({ seats: [{ ...first, entropy: "later" }, second] })).toContain("entropy");
    const own = { ...kept, entropy: { seat: "red", entropy: "another" } };
    expect(partsOf({}, own)).toEqual(["entropy"]);
  });

  test("a commitment to entropy is the one that was shown", () => {
    const entropyHashes = { ...kept.entropyHashes, red: entropyHashOf("another") };
    expect(partsOf({}, { entropyHashes })).toEqual(["entropy"]);
  });

  test("entropy that its own player did not open is no fault of the service", async () => {
    const service = setUp();
    const matchId = await seatBoth(service);
    await service.addEntropy({ matchId, player: "ada", entropy: entropies.ada });
    await service.abandon({ matchId, player: "bob" });
    const aborted = await service.getReceipt(matchId);
    const seen = await keptBy(service, matchId, "bob");
    expect(verifyReceipt([hosted], aborted, seen)).toMatchObject({ ok: true, commands: 0 });
    const other = { ...seen, entropy: { ...seen.entropy, entropy: "another" } };
    expect(verifyReceipt([hosted], aborted, other)).toMatchObject({
      faults: [{ part: "entropy" }],
    });
    await service.close();
  });
});

describe("the log", () => {
  test("a changed command breaks the chain; with a chain made to fit, what was shown", () => {
    const change = (body: object) => ({ ...body, move: game.notation(hosted.resign) });
    const entries = withBody(startPlace + 1, change);
    const unlinked = entries.map((entry, i) => ({
      ...entry,
      link: receipt.entries[i]?.link ?? "",
    }));
    expect(partsOf({ entries: unlinked })).toContain("chain");
    const parts = partsOf({ entries });
    expect(parts).not.toContain("chain");
    expect(parts).toContain("events");
  });

  test("an entry left out breaks the chain", () => {
    expect(partsOf({ entries: receipt.entries.toSpliced(6, 1) })).toContain("chain");
  });

  test("times do not run backwards", () => {
    const last = receipt.entries.length - 1;
    const entries = chained(
      receipt.entries.map((entry, i) => (i === last ? { ...entry, atMs: 1 } : entry)),
    );
    expect(partsOf({ entries })).toEqual(["chain"]);
  });

  test("a match is created, joined and started, in this order", () => {
    const [created, joined, ada, bob, started, ...moves] = receipt.entries as ReceiptEntry[];
    if (!created || !joined || !ada || !bob || !started) throw new Error("it never started");
    const resumed = { body: canonicalJson({ resumed: true }) };
    const orders = [
      moves,
      [joined, ada, bob, started, ...moves],
      [created, ada, bob, started, ...moves],
      [created, ada, joined, bob, started, ...moves],
      [created, joined, joined, ada, bob, started, ...moves],
      [created, joined, ada, ada, bob, started, ...moves],
      [created, joined, ada, bob, ...moves],
      [created, joined, ada, bob, started, started, ...moves],
      [created, joined, ada, bob, { ...started, ...resumed }, started, ...moves],
    ];
    for (const [i, order] of orders.entries()) {
      expect(partsOf({ entries: chained(order) }, {}), `order ${i}`).toEqual(["seating"]);
    }
    expect(partsOf({ entries: [] }, {})).toEqual(["seating"]);
  });

  test("nonsense is a fault and no crash", () => {
    const nonsense = (place: number) =>
      chained(receipt.entries.map((e, i) => (i === place ? { ...e, body: "not JSON" } : e)));
    expect(partsOf({ entries: nonsense(startPlace + 1) })).toEqual(["command"]);
    expect(partsOf({ entries: nonsense(1) })).toEqual(["seating"]);
  });

  test("a command is for the position it was given in", () => {
    const entries = withBody(startPlace + 1, (body) => ({ ...body, expectedVersion: 1 }));
    expect(partsOf({ entries })).toEqual(["command"]);
  });
});

describe("the end", () => {
  test("another winner, and another last state, are noticed", () => {
    expect(partsOf({ outcome: { winners: [], reason: "draw" } })).toEqual(["end"]);
    expect(partsOf({ finalHash: "8".repeat(64) })).toEqual(["end"]);
    expect(partsOf({ finalHash: null })).toEqual(["end"]);
  });

  test("a match that was played was not called off before it started", () => {
    const told = {
      seed: null,
      outcome: null,
      finalHash: null,
      entries: chained([...receipt.entries.slice(0, startPlace), ofService({ aborted: "No." })]),
    };
    expect(partsOf(told, {})).toEqual([]);
    expect(partsOf(told)).toEqual(["events"]);
    const later = kept.updates?.filter(({ version }) => version > startPlace + 1) ?? [];
    expect(partsOf(told, { updates: later })).toEqual(["end"]);
    expect(partsOf({ seed: null }, {})).toContain("seed");
  });

  test("a cut end is no end, even where nobody kept what came after", () => {
    const place = receipt.entries.length - 3;
    const entries = receipt.entries.slice(0, place);
    const cut = { entries, outcome: null, finalHash: hashJson(stateAt(place)) };
    expect(partsOf(cut, {})).toEqual(["end"]);
    const updates = kept.updates?.filter(({ version }) => version <= place) ?? [];
    expect(partsOf(cut, { ...kept, updates })).toEqual(["end"]);
  });

  test("a match that is called off after a cut ends before what was shown", () => {
    const place = receipt.entries.length - 3;
    const entries = chained([...receipt.entries.slice(0, place), ofService({ aborted: "No." })]);
    const told = { entries, outcome: null, finalHash: hashJson(stateAt(place)) };
    expect(partsOf(told, {})).toEqual([]);
    const after = kept.updates?.filter(({ version }) => version > place + 1) ?? [];
    expect(partsOf(told, { ...kept, updates: after })).toEqual(["end"]);
    expect(partsOf({ ...told, finalHash: null }, {})).toEqual([]);
    expect(partsOf({ ...told, finalHash: "8".repeat(64) }, {})).toEqual(["end"]);
  });

  test("nothing comes after it", () => {
    const over = [...receipt.entries, ofService({ aborted: "No." })];
    expect(partsOf({ entries: chained(over) }, {})).toEqual(["end"]);
    const after = [...over, ofService({ resumed: true })];
    expect(partsOf({ entries: chained(after) }, {})).toEqual(["seating"]);
    const resumed = [...receipt.entries, ofService({ resumed: true })];
    expect(partsOf({ entries: chained(resumed) }, {})).toEqual(["end"]);
  });
});

describe("what was shown", () => {
  test("otherwise than it happened is told with its version", () => {
    const version = startPlace + 3;
    const updates = kept.updates?.map((update) =>
      update.version === version ? { ...update, events: [{ type: "NOTHING" }] } : update,
    );
    const verdict = verifyReceipt([hosted], receipt, { ...kept, updates: updates ?? [] });
    expect(verdict).toMatchObject({ ok: false, faults: [{ part: "events", version }] });
  });

  test("at a version of the service is compared as well: it has no events", () => {
    for (const version of [0, 1, 2]) {
      expect(partsOf({}, { updates: [{ version, events: [{ type: "INVENTED" }] }] })).toEqual([
        "events",
      ]);
      if (version > 0) expect(partsOf({}, { updates: [{ version, events: [] }] })).toEqual([]);
    }
  });

  test("twice is compared twice", () => {
    const [first = { version: 1, events: [] }] = kept.updates ?? [];
    const updates = [{ ...first, events: [{ type: "INVENTED" }] }, first];
    expect(partsOf({}, { ...kept, updates })).toEqual(["events"]);
  });
});
