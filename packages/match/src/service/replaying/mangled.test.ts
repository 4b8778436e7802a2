/** Records and receipts that were tampered with: whatever they hold, the answer is a clear sentence. */
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { lunchTable, skirmishGame } from "../../../test/games.ts";
import { mangled } from "../../../test/mangled.ts";
import { atRest, beginBetweenBots, setUp } from "../../../test/tables.ts";
import { verifyReceipt } from "../../fairness/verify-receipt.ts";
import type { PlayableGame } from "../../testkit/index.ts";
import { MatchError } from "../errors.ts";
import { replay, verify } from "./replay.ts";

const games = [lunchTable.hosted, skirmishGame.hosted];
const RUNS = 200;
/** As an engine of JavaScript words it. */
const RAW =
  /undefined|not a function|not iterable|Cannot (?:read|convert|create)|Invalid|NaN|\[object|is not valid JSON|JSON at|Maximum call/;

async function endedMatch(game: PlayableGame) {
  const service = setUp();
  const matchId = await beginBetweenBots(service, game);
  await atRest(service, matchId);
  const record = await service.getRecord(matchId);
  const receipt = await service.getReceipt(matchId);
  await service.close();
  // What comes late in a long match is no other than what comes early.
  return { record: { ...record, commands: record.commands.slice(0, 60) }, receipt };
}

describe.each([
  ["lunchtable", lunchTable],
  ["skirmish", skirmishGame],
] as const)("of %s", (_, game) => {
  let sound: Awaited<ReturnType<typeof endedMatch>>;
  beforeAll(async () => {
    sound = await endedMatch(game);
  });

  test("a record that cannot be replayed says so", () => {
    const anyone = fc.constantFrom("host", "red", "spectator", "referee");
    fc.assert(
      fc.property(mangled(sound.record), anyone, fc.nat(70), (record, viewer, at) => {
        try {
          replay(games, { record: record as typeof sound.record, viewer, at, after: -1 });
        } catch (error) {
          expect(error).toBeInstanceOf(MatchError);
          expect((error as MatchError).message).not.toMatch(RAW);
        }
      }),
      { numRuns: RUNS },
    );
  });

  test("a record that does not hold is told why", () => {
    fc.assert(
      fc.property(mangled(sound.record), (record) => {
        const verdict = verify(games, record as typeof sound.record);
        if (!verdict.ok) expect(verdict.fault).not.toMatch(RAW);
      }),
      { numRuns: RUNS },
    );
  });

  test("a receipt that does not hold is told why", () => {
    fc.assert(
      fc.property(mangled(sound.receipt), (receipt) => {
        const verdict = verifyReceipt(games, receipt as typeof sound.receipt);
        if (verdict.ok) return;
        expect(verdict.faults.length).toBeGreaterThan(0);
        for (const { message } of verdict.faults) expect(message).not.toMatch(RAW);
      }),
      { numRuns: RUNS },
    );
  });

  test("what a viewer kept may be mangled as well", () => {
    const { receipt } = sound;
    const kept = {
      viewer: "spectator",
      commitment: receipt.commitment,
      deckLocks: Object.fromEntries(receipt.seats.map(({ seat, deckLock }) => [seat, deckLock])),
      entropyHashes: {},
      entropy: { seat: "red", entropy: "a" },
      updates: [{ version: 2, events: [] }],
    };
    fc.assert(
      fc.property(mangled(kept), (given) => {
        const verdict = verifyReceipt(games, receipt, given as typeof kept);
        if (verdict.ok) return;
        for (const { message } of verdict.faults) expect(message).not.toMatch(RAW);
      }),
      { numRuns: 60 },
    );
  });
});
