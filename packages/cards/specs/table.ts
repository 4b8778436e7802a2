/**
 * The table for the specs of cards: the whole set and a few plain cards to try them on. As in the
 * engine's own tests it is host's third turn, main phase, both at 8000 life with 5 clout, decks of
 * blank cards, and what lies on a board has been there since turn 1.
 */

import type { CardDefinition, LunchTable, Phase, Seat, Zone } from "@ltcg/engine";
import { card, duel, duelGame, lies, spell, trap, unit } from "@ltcg/engine/fixtures/duel";
import { type CardId, idsIn } from "@tcg/core";
import type { Setup, Then } from "@tcg/core/testkit";
import { cliques } from "../src/index.ts";

export type Table = Then<LunchTable>;

type SeatSetup = NonNullable<NonNullable<Setup<LunchTable>["seats"]>["host"]>;

/** Decoys: most of no clique, and different in what filters look at. */
const plain: readonly CardDefinition[] = [
  unit("newcomer", { level: 1, attack: 0, defense: 0 }),
  unit("nerd", { level: 2, attack: 500, defense: 1500, attribute: "light" }),
  unit("bully", { level: 4, attack: 1800, defense: 1200, attribute: "earth" }),
  unit("prefect", { level: 7, attack: 2600, defense: 2000, attribute: "light" }),
  unit("helper", {
    effects: [{ id: "help", type: "ignition", actions: [{ kind: "heal", amount: 100 }] }],
  }),
  unit("heckler", {
    effects: [{ id: "heckle", type: "quick", actions: [{ kind: "heal", amount: 100 }] }],
  }),
  // Members of a clique where its own cards leave a bound unseen.
  unit("cucumber", { archetype: "salad-bar", level: 6, defense: 1800 }),
  unit("pumpkin", { archetype: "salad-bar", level: 7, defense: 1800 }),
  unit("radish", { archetype: "salad-bar", level: 3, defense: 1700 }),
  spell("memo", "normal", [
    { id: "read", type: "ignition", actions: [{ kind: "heal", amount: 100 }] },
  ]),
  spell("handout", "normal", [
    { id: "take", type: "ignition", actions: [{ kind: "draw", count: 1 }] },
  ]),
  spell("eraser", "normal", [
    {
      id: "rub",
      type: "ignition",
      targets: [{ zone: "table", side: "any", count: 1 }],
      actions: [{ kind: "destroy", what: { kind: "target" } }],
    },
  ]),
  spell("poster", "continuous", [
    {
      id: "hang",
      type: "continuous",
      actions: [{ kind: "modify_cost", cardType: "trap", operation: "add", amount: 1 }],
    },
  ]),
  spell(
    "ruler",
    "equip",
    [
      {
        id: "tap",
        type: "continuous",
        actions: [{ kind: "boost_attack", what: { kind: "equipped" }, amount: 100 }],
      },
    ],
    { cost: 1 },
  ),
  trap("alarm", "normal", [
    { id: "ring", type: "quick", actions: [{ kind: "heal", amount: 100 }] },
  ]),
];

const all: readonly CardDefinition[] = [...cliques.flatMap(({ cards }) => cards), ...plain];
const game = duelGame(all);

export interface TableSetup {
  readonly host?: SeatSetup;
  readonly away?: SeatSetup;
  readonly phase?: Phase;
  /** Whose turn it is. */
  readonly turn?: Seat;
}

export function table({ host, away, phase = "main", turn = "host" }: TableSetup = {}): Table {
  const seat = (given: SeatSetup = {}): SeatSetup => ({
    ...given,
    has: { clout: 5, ...given.has },
  });
  return duel(all, {
    phase,
    shared: { turnSeat: turn },
    seats: { host: seat(host), away: seat(away) },
  });
}

/** Face-up in attack position with counters on it. */
export function worn(def: string, vice: number): ReturnType<typeof lies> {
  return lies(def, { position: "attack", vice });
}

/** Face-up in defense position. */
export function guarding(def: string): ReturnType<typeof lies> {
  return lies(def, { position: "defense" });
}

/**
 * More cards than a hand may hold. The turn then ends with a question (LT 5.6), when what lasted
 * this turn is over and what lasts until the next one is not.
 */
export const crowdedHand: readonly string[] = Array.from({ length: 8 }, () => "memo");

/** The id of a stereotype on a board. */
export function on(at: Table, seat: Seat, def: string): CardId {
  return card(at, seat, "board", def);
}

// What players do. Nobody has passed yet: `settle` sees to that.

/** Uses a card where it is: a spell of the hand, a set card, or an effect of a face-up one. */
export function activate(at: Table, seat: Seat, def: string, ...targets: CardId[]): Table {
  const { id, zone } = findIn(at, seat, def, ["hand", "setZone", "board", "field"]);
  const aim = targets.length === 0 ? {} : { targets };
  const printed = all.find((each) => each.id === def);
  const faceUp = zone !== "hand" && at.state.cards[id]?.faceDown === false;
  if (faceUp) {
    const effect = (printed?.effects ?? []).findIndex(
      ({ type, onActivation }) => (type === "ignition" || type === "quick") && !onActivation,
    );
    return at.when(seat, { type: "ACTIVATE_EFFECT", card: id, effect, ...aim });
  }
  const type = printed?.type === "trap" ? "ACTIVATE_TRAP" : "ACTIVATE_SPELL";
  return at.when(seat, { type, card: id, ...aim });
}

/** Answers in a window: with a card, or with the quick effect of a stereotype. */
export function respond(at: Table, seat: Seat, def: string, ...targets: CardId[]): Table {
  const { id, zone } = findIn(at, seat, def, ["setZone", "hand", "board"]);
  const aim = targets.length === 0 ? {} : { targets };
  const effects = all.find((each) => each.id === def)?.effects ?? [];
  const effect = effects.findIndex(({ type }) => type === "quick");
  const own = zone === "board" ? { effect } : {};
  return at.when(seat, { type: "RESPOND_CHAIN", card: id, ...own, ...aim });
}

/** On a board with a free slot; a senior needs a tribute. */
export function summon(at: Table, seat: Seat, def: string, tribute?: CardId): Table {
  const id = card(at, seat, "hand", def);
  return at.when(seat, {
    type: "SUMMON",
    card: id,
    position: "attack",
    ...(tribute !== undefined && { tribute }),
  });
}

/** Turns a face-down stereotype of one's own over: a summon that is not the turn's one. */
export function flip(at: Table, seat: Seat, def: string): Table {
  const hidden = idsIn<LunchTable>(at.state, seat, "board").find(
    (id) => at.state.cards[id]?.def === def && at.state.cards[id].faceDown,
  );
  if (hidden === undefined) throw new TypeError(`${seat} has no ${def} face-down`);
  return at.when(seat, { type: "FLIP_SUMMON", card: hidden });
}

/** Against a stereotype of the other seat, or direct. */
export function attack(at: Table, seat: Seat, def: string, target?: CardId): Table {
  const id = on(at, seat, def);
  return at.when(seat, {
    type: "DECLARE_ATTACK",
    card: id,
    ...(target !== undefined && { target }),
  });
}

/** From attack to defense position or back, as the player's own doing. */
export function shift(at: Table, seat: Seat, def: string): Table {
  return at.when(seat, { type: "CHANGE_POSITION", card: on(at, seat, def) });
}

/** Answers a question for cards. */
export function choose(at: Table, seat: Seat, ...cards: CardId[]): Table {
  return at.when(seat, { type: "CHOOSE_CARDS", cards });
}

/** Puts the top cards of the own deck into this order. */
export function arrange(at: Table, seat: Seat, ...defs: string[]): Table {
  const cards = defs.map((def) => card(at, seat, "deck", def));
  return at.when(seat, { type: "ARRANGE_CARDS", cards });
}

/** Answers an optional trigger. */
export function accept(at: Table, seat: Seat): Table {
  return at.when(seat, "RESPOND_OPTIONAL_TRIGGER activate");
}

export function decline(at: Table, seat: Seat): Table {
  return at.when(seat, "RESPOND_OPTIONAL_TRIGGER decline");
}

/** Everybody who is asked for a response passes, and takes triggers as they come. Nothing was refused. */
export function settle(at: Table): Table {
  const asked = at.state.prompts[0];
  if (asked?.kind === "chain_response") {
    return settle(at.when(asked.seat, { type: "RESPOND_CHAIN" }));
  }
  const first = asked?.kind === "order_triggers" ? asked.triggers[0] : undefined;
  if (asked === undefined || first === undefined) return at.then();
  return settle(at.when(asked.seat, { type: "ORDER_TRIGGERS", first }));
}

/** Goes one phase on. */
export function advance(at: Table, seat: Seat): Table {
  return settle(at.when(seat, "ADVANCE_PHASE"));
}

/** Up to where the next seat can do something, or anybody must. */
export function endTurn(at: Table, seat: Seat): Table {
  return settle(at.when(seat, "END_TURN"));
}

/** To the window of the end phase, which is where "until the end phase" is over and the turn is not. */
export function toEndPhase(at: Table, seat: Seat): Table {
  const ending = at.when(seat, "END_TURN");
  if (ending.state.phase !== "end") throw new TypeError("nobody is asked in the end phase");
  return ending;
}

// What everybody sees then.

export function life({ state }: Table): readonly [host: number, away: number] {
  return [state.seats.host.lifePoints, state.seats.away.lifePoints];
}

export function clout({ state }: Table): readonly [host: number, away: number] {
  return [state.seats.host.clout, state.seats.away.clout];
}

/** Current attack and defense. */
export function stats(at: Table, seat: Seat, def: string): readonly [number, number] {
  const { attack, defense } = game.mask(at.state, seat).game.cards[on(at, seat, def)] ?? {};
  if (attack == null || defense == null) throw new TypeError(`${def} has no stats to be seen`);
  return [attack, defense];
}

/** How a stereotype lies: face-down is all that is to be said of one. */
export function position(at: Table, seat: Seat, def: string): string | undefined {
  const lying = at.state.cards[on(at, seat, def)];
  return lying?.faceDown ? "face-down" : (lying?.data?.position ?? undefined);
}

export function vice(at: Table, seat: Seat, def: string): number {
  return at.state.cards[on(at, seat, def)]?.data?.vice ?? 0;
}

/** All the counters on a side. */
export function counters({ state }: Table, seat: Seat): number {
  const each = idsIn<LunchTable>(state, seat, "board").map((id) => state.cards[id]?.data?.vice);
  return each.reduce<number>((sum, vice = 0) => sum + vice, 0);
}

/** For each thing that was to last a while: how long it did, as the last command ended a turn. */
export function lasted({ events }: Table): string[] {
  let how = "turn";
  return events.flatMap((event) => {
    if (event.type === "PHASE_CHANGED" && event.phase === "end") how = "until_end_phase";
    if (event.type === "WINDOW_OPENED" && event.window.kind === "end") how = "turn";
    if (event.type === "TURN_STARTED") how = "until_next_turn";
    return event.type === "MODIFIER_EXPIRED" ? [how] : [];
  });
}

/** The cards in a zone, in order. */
export function cardsIn({ state }: Table, seat: Seat, zone: Zone): string[] {
  return idsIn<LunchTable>(state, seat, zone).map((id) => state.cards[id]?.def ?? "?");
}

/** The faces that a seat sees in a hand or deck of anybody, from the top on. */
export function seen(at: Table, viewer: Seat, seat: Seat, zone: "hand" | "deck"): string[] {
  const { cards } = game.mask(at.state, viewer).zones[seat][zone];
  return cards.flatMap(({ def }) => (def === null ? [] : [def]));
}

/** Both hands, the host's first. */
export function hands(at: Table): readonly [host: string[], away: string[]] {
  return [cardsIn(at, "host", "hand"), cardsIn(at, "away", "hand")];
}

/** What is on cards for a time, as whose card, which, and what it is about. */
export function lasting({ state }: Table): string[] {
  return state.shared.modifiers
    .map(({ on: whom, fact }) => {
      if ("seat" in whom) return `${whom.seat} ${fact.kind}`;
      const { seat, def } = state.cards[whom.card] ?? {};
      return `${seat} ${def} ${fact.kind}`;
    })
    .sort();
}

/** A stereotype without its effects: level, attack, defense, and whether it pierces. */
export function body(def: string): string {
  const printed = all.find(({ id }) => id === def);
  const level = printed?.type === "stereotype" ? printed.level : "?";
  const fight = table({
    phase: "combat",
    host: { board: [def] },
    away: { board: [guarding("newcomer")] },
  });
  const declared = settle(attack(fight, "host", def, on(fight, "away", "newcomer")));
  const isAsked = asked(declared)[0] === "host optional_trigger";
  const hit = isAsked ? settle(decline(declared, "host")) : declared;
  const pierces = life(hit)[1] < life(fight)[1] ? ", pierces" : "";
  return `level ${level}, ${stats(fight, "host", def).join("/")}${pierces}`;
}

/** Who is asked what. */
export function asked({ state }: Table): string[] {
  return state.prompts.map(({ seat, kind }) => `${seat} ${kind}`);
}

/** Whether a seat can use this card now, to start something or in answer to it. */
export function canUse(at: Table, seat: Seat, def: string): boolean {
  return movesWith(at, seat, def).length > 0;
}

/** Everything this card could be aimed at now, as seat and card, in order. */
export function aims(at: Table, seat: Seat, def: string): string[] {
  const targets = movesWith(at, seat, def).flatMap(({ command }) =>
    "targets" in command ? (command.targets ?? []) : [],
  );
  return told(at, targets);
}

/** Everything that could be chosen in answer to the question for cards. */
export function choices(at: Table, seat: Seat): string[] {
  const chosen = game
    .legalMoves(at.state, seat)
    .flatMap(({ command }) => (command.type === "CHOOSE_CARDS" ? command.cards : []));
  return told(at, chosen);
}

function told({ state }: Table, ids: readonly CardId[]): string[] {
  return [...new Set(ids)].map((id) => `${state.cards[id]?.seat} ${state.cards[id]?.def}`).sort();
}

function movesWith(at: Table, seat: Seat, def: string): ReturnType<typeof game.legalMoves> {
  return game
    .legalMoves(at.then().state, seat)
    .filter(
      ({ command }) =>
        (command.type === "ACTIVATE_SPELL" ||
          command.type === "ACTIVATE_TRAP" ||
          command.type === "ACTIVATE_EFFECT" ||
          command.type === "RESPOND_CHAIN") &&
        command.card !== undefined &&
        at.state.cards[command.card]?.def === def,
    );
}

function findIn(
  { state }: Table,
  seat: Seat,
  def: string,
  zones: readonly Zone[],
): { readonly id: CardId; readonly zone: Zone } {
  for (const zone of zones) {
    const id = idsIn<LunchTable>(state, seat, zone).find((each) => state.cards[each]?.def === def);
    if (id !== undefined) return { id, zone };
  }
  throw new TypeError(`${seat} has no ${def} in ${zones.join(", ")}`);
}
