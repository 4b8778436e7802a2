/**
 * Two worlds that differ in what a viewer cannot know. Everything the viewer receives in them is
 * compared: the view, the events, its legal moves, and what it is told when it tries something.
 */
import type { CardId, EventOf, Viewer } from "@tcg/core";
import type { Setup, Then } from "@tcg/core/testkit";
import { expect } from "vitest";
import { duel, duelGame } from "../../fixtures/duel.ts";
import type { CardDefinition } from "../../src/cards/card.ts";
import type { LunchTableGame } from "../../src/game.ts";
import type { Config } from "../../src/start/config.ts";
import type { LunchTable, State } from "../../src/types.ts";
import type { Seat } from "../../src/vocabulary.ts";

export interface Worlds {
  /** Somebody does the same in all of them; `viewer` must not be able to tell them apart. */
  when(actor: Seat, command: string): Worlds;
  /** The world that came first. */
  readonly first: Then<LunchTable>;
}

export function worldsAlikeTo(
  viewer: "host" | "away" | "spectator",
  cards: readonly CardDefinition[],
  setups: readonly Setup<LunchTable>[],
  config: Partial<Config> = {},
): Worlds {
  const game = duelGame(cards);
  return compared(
    game,
    viewer,
    setups.map((setup) => duel(cards, setup, config)),
  );
}

function compared(
  game: LunchTableGame,
  viewer: "host" | "away" | "spectator",
  worlds: readonly Then<LunchTable>[],
): Worlds {
  const [first, ...others] = worlds as [Then<LunchTable>, ...Then<LunchTable>[]];
  const told = receives(game, first.state, first.events, viewer);
  for (const { state, events } of others) {
    expect(receives(game, state, events, viewer)).toEqual(told);
  }
  return {
    first,
    when: (actor, command) =>
      compared(
        game,
        viewer,
        worlds.map((world) => world.when(actor, command)),
      ),
  };
}

export function receives(
  game: LunchTableGame,
  state: State,
  events: readonly EventOf<LunchTable>[],
  viewer: Viewer<LunchTable>,
): unknown {
  const view = game.mask(state, viewer);
  const isSeat = viewer === "host" || viewer === "away";
  const answers = isSeat
    ? attempts(visibleIds(view)).map((command) => [command, game.explain(state, viewer, command)])
    : [];
  return {
    view,
    events: game.maskEvents(state, events, viewer),
    actors: game.actors(state),
    legal: isSeat ? game.legalMoves(state, viewer) : [],
    answers,
  };
}

function visibleIds({ zones }: ReturnType<LunchTableGame["mask"]>): CardId[] {
  return Object.values(zones).flatMap((seat) =>
    Object.values(seat).flatMap(({ cards }) => cards.map(({ card }) => card)),
  );
}

/** Every command that names a card, with every card, whether it makes sense or not. */
function attempts(ids: readonly CardId[]): object[] {
  const each = ids.flatMap((card): object[] => [
    { type: "SUMMON", card, position: "attack" },
    { type: "SET_MONSTER", card },
    { type: "FLIP_SUMMON", card },
    { type: "CHANGE_POSITION", card },
    { type: "SET_SPELL_TRAP", card },
    { type: "ACTIVATE_SPELL", card },
    { type: "ACTIVATE_TRAP", card },
    { type: "ACTIVATE_EFFECT", card, effect: 0 },
    { type: "ACTIVATE_EFFECT", card, effect: 1 },
    { type: "DECLARE_ATTACK", card },
    { type: "RESPOND_CHAIN", card },
    { type: "RESPOND_CHAIN", card, effect: 0 },
    { type: "RESPOND_REPLAY", target: card },
    { type: "CHOOSE_CARDS", cards: [card] },
    { type: "ARRANGE_CARDS", cards: [card] },
  ]);
  const pairs = ids.flatMap((card) =>
    ids.flatMap((other): object[] => [
      { type: "SUMMON", card, position: "attack", tribute: other },
      { type: "SET_SPELL_TRAP", card, replace: other },
      { type: "ACTIVATE_SPELL", card, targets: [other] },
      { type: "ACTIVATE_EFFECT", card, effect: 0, targets: [other] },
      { type: "DECLARE_ATTACK", card, target: other },
      { type: "RESPOND_CHAIN", card, targets: [other] },
    ]),
  );
  return [...each, ...pairs];
}
