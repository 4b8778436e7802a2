import { deckNamed } from "@ltcg/cards";
import type { MatchStore } from "@lunchtable-tcg/match";
import { memoryStore } from "@lunchtable-tcg/match/memory";
import { testTime } from "@lunchtable-tcg/match/testkit";
import type { EventOf, GameTypes, State } from "@tcg/core";
import { expect, test } from "vitest";
import { Client } from "../test/client.ts";
import { hostedGames } from "./games.ts";
import { noLimits, serve } from "./index.ts";

/**
 * A guest and a spectator follow a match through everything there is: pages, lists, events, streams,
 * refusals. Then all that they were ever sent is searched for what they could not know, which is read
 * from the raw log in the store. The two decks have no card in common, so a definition of one seat's
 * that was never shown is a leak wherever it stands.
 */
interface RawChange {
  readonly op: string;
  readonly def?: string;
  readonly as?: string;
  readonly card?: string;
  readonly cards?: readonly { readonly card: string; readonly def: string }[];
  readonly faceSeenBy?: readonly string[];
  readonly facesSeenBy?: readonly string[];
  readonly newIdSeenBy?: readonly string[];
  readonly seenBy?: readonly string[];
}

interface RawState {
  readonly cards: Readonly<Record<string, { readonly def: string; readonly owner: string }>>;
  readonly random: { readonly source: { readonly seed: string } };
}

interface Truth {
  readonly state: RawState;
  /** What these seats, all of them, were shown: definitions, and ids. */
  readonly shownTo: (...seats: readonly string[]) => {
    readonly defs: Set<string>;
    readonly ids: Set<string>;
  };
  readonly secrets: readonly string[];
}

async function truthOf(store: MatchStore, matchId: string): Promise<Truth> {
  const entries = await store.readAfter(matchId, 0, 100_000);
  const loaded = await store.load(matchId);
  if (loaded === null || loaded === "unchanged") throw new Error("there is no such match");
  const game = hostedGames.find(({ game: { id } }) => id === "lunchtable")?.game;
  const last = entries.reduce<State<GameTypes> | null>((before, { events }) => {
    const happened = JSON.parse(events) as EventOf<GameTypes>[];
    return happened.length === 0 ? before : (game?.evolve(before, happened) ?? null);
  }, null);
  const state = JSON.parse(JSON.stringify(last)) as RawState;
  const setup = JSON.parse(loaded.setup) as Record<"botSeed" | "seed" | "secret", string>;
  const changes = entries.flatMap(({ events }) =>
    (JSON.parse(events) as { readonly change?: RawChange }[]).flatMap(({ change }) => change ?? []),
  );
  return {
    state,
    shownTo(...seats) {
      const sees = (seers: readonly string[] | undefined): boolean =>
        seers !== undefined && seats.every((seat) => seers.includes(seat));
      const defs = new Set<string>();
      const ids = new Set<string>();
      for (const change of changes) {
        if (sees(change.newIdSeenBy) && change.as !== undefined) ids.add(change.as);
        if (!sees(change.faceSeenBy ?? change.facesSeenBy ?? change.seenBy)) continue;
        for (const { card, def } of [change, ...(change.cards ?? [])]) {
          if (def !== undefined) defs.add(def);
          if (card !== undefined) ids.add(card);
        }
      }
      return { defs, ids };
    },
    secrets: [setup.botSeed, setup.seed, setup.secret, state.random.source.seed],
  };
}

const SEED = "5eed".repeat(16);

test("nothing anybody is sent names what they were never shown", async () => {
  const store = memoryStore();
  const server = await serve({
    port: 0,
    store,
    allowSeeds: true,
    limits: noLimits,
    time: testTime(),
  });
  const guest = new Client(server.url);
  const spectator = new Client(server.url);
  const matchId = await guest.createMatch({ seed: SEED });
  const streams = [guest.stream(matchId, 0), spectator.stream(matchId, 0)];
  const botsCards = deckNamed("rumor-mill").cards.map((def) => `"${def}"`);
  const hasBotPlayed = (): boolean =>
    botsCards.some((def) => guest.received.some((text) => text.includes(def)));
  for (let i = 0; i < 12 || (i < 60 && !hasBotPlayed()); i++) {
    const { status, version } = await guest.playOn(matchId, 3);
    for (const client of [guest, spectator]) {
      await client.look(matchId);
      await client.get(`/api/matches/${matchId}/legal`);
      await client.get(`/api/matches/${matchId}/events`);
      await client.get("/api/matches");
      for (const part of ["meta", "settings", "clocks", "receipt"]) {
        await client.get(`/api/matches/${matchId}/${part}`);
      }
    }
    for (const id of [1, 60, 90, 100]) await guest.act(matchId, version, `FLIP_SUMMON c${id}`);
    if (status !== "active") break;
  }
  const { state, shownTo, secrets } = await truthOf(store, matchId);
  const defsOf = (seat: string): string[] => [
    ...new Set(
      Object.values(state.cards)
        .filter(({ owner }) => owner === seat)
        .map(({ def }) => def),
    ),
  ];
  const toGuest = guest.received.join("\n");
  const toSpectator = spectator.received.join("\n");
  const named = (text: string, words: readonly string[]): string[] =>
    words.filter((word) => text.includes(`"${word}"`));

  const guestKnows = shownTo("host");
  const hiddenFromGuest = defsOf("away").filter((def) => !guestKnows.defs.has(def));
  expect(hiddenFromGuest.length, "the bot holds something back").toBeGreaterThan(3);
  expect(named(toGuest, defsOf("away")).length, "and has played something").toBeGreaterThan(0);
  expect(named(toGuest, hiddenFromGuest)).toEqual([]);

  const allKnow = shownTo("host", "away");
  const hidden = [...defsOf("host"), ...defsOf("away")].filter((def) => !allKnow.defs.has(def));
  expect(hidden.length).toBeGreaterThan(6);
  expect(named(toSpectator, hidden)).toEqual([]);
  const hiddenIds = Object.keys(state.cards).filter((id) => !allKnow.ids.has(id));
  expect(hiddenIds.length).toBeGreaterThan(40);
  expect(named(toSpectator, hiddenIds)).toEqual([]);

  for (const text of [toGuest, toSpectator]) {
    expect(text.length).toBeGreaterThan(10_000);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  }
  for (const stream of streams) stream.close();
  await server.close();
});
