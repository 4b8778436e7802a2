/** What the tests of effects do again and again, in words. */
import type { CardId } from "@tcg/core";
import type { Then } from "@tcg/core/testkit";
import { card, spell, unit } from "../../fixtures/duel.ts";
import type {
  Action,
  CardDefinition,
  Effect,
  StereotypeDefinition,
  Trigger,
} from "../../src/cards/card.ts";
import type { LunchTable } from "../../src/types.ts";
import type { Seat } from "../../src/vocabulary.ts";

export type Table = Then<LunchTable>;

/** A normal spell that does these things. */
export function does(
  id: string,
  actions: readonly Action[],
  more: Partial<Effect> = {},
): CardDefinition {
  return spell(id, "normal", [{ id: "does", type: "ignition", actions, ...more }]);
}

/** A stereotype with one effect. */
export function withEffect(
  id: string,
  effect: Omit<Effect, "id">,
  more: Partial<Omit<StereotypeDefinition, "id" | "type">> = {},
): StereotypeDefinition {
  return unit(id, { ...more, effects: [{ id: "it", ...effect }] });
}

export function cast(at: Table, seat: Seat, def: string, ...targets: CardId[]): Table {
  const aim = targets.length === 0 ? {} : { targets };
  return at.when(seat, { type: "ACTIVATE_SPELL", card: card(at, seat, "hand", def), ...aim });
}

export function use(at: Table, seat: Seat, def: string, ...targets: CardId[]): Table {
  const aim = targets.length === 0 ? {} : { targets };
  const id = card(at, seat, "board", def);
  return at.when(seat, { type: "ACTIVATE_EFFECT", card: id, effect: 0, ...aim });
}

/** Answers a link or an event with a card of the set zone. */
export function answer(at: Table, seat: Seat, def: string, ...targets: CardId[]): Table {
  const aim = targets.length === 0 ? {} : { targets };
  return at.when(seat, { type: "RESPOND_CHAIN", card: card(at, seat, "setZone", def), ...aim });
}

export function choose(at: Table, seat: Seat, ...cards: CardId[]): Table {
  return at.when(seat, { type: "CHOOSE_CARDS", cards });
}

/** Everybody passes until something else is asked. */
export function passAll(at: Table): Table {
  const asked = at.state.prompts.find(({ kind }) => kind === "chain_response");
  return asked === undefined ? at : passAll(at.when(asked.seat, { type: "RESPOND_CHAIN" }));
}

export function attack(at: Table, seat: Seat, def: string, target?: CardId): Table {
  const id = card(at, seat, "board", def);
  return at.when(seat, { type: "DECLARE_ATTACK", card: id, ...(target && { target }) });
}

/**
 * Whether the last command was accepted. Only this refusal will do as a no: another one is an error
 * of the test, and what crashes has thrown before it comes here.
 */
export function isAccepted(at: Table, refusal: string): boolean {
  try {
    return at.events.length > 0;
  } catch {
    at.refused(refusal);
    return false;
  }
}

/** What is waited for: who, and what. */
export function asked(at: Table): string[] {
  return at.state.prompts.map(({ seat, kind }) => `${seat} ${kind}`);
}

/** The links that the last command put on the chain, as seat and card. */
export function links(at: Table): string[] {
  return at.events.flatMap((event) =>
    event.type === "CHAIN_LINK_ADDED" ? [`${event.link.seat} ${event.link.source.def}`] : [],
  );
}

/** The cards whose triggers the last command met, as seat and card, each as often as it was met. */
export function rung(at: Table): string[] {
  return sorted(triggered(at));
}

/** Those that were met first, before any of them did anything. */
export function rungFirst(at: Table): string[] {
  const event = at.events.find(({ type }) => type === "TRIGGERS_QUEUED");
  return event?.type === "TRIGGERS_QUEUED" ? sorted(event.triggers) : [];
}

function sorted(triggers: readonly LunchTable["trigger"][]): string[] {
  return triggers.map(({ controller, source }) => `${controller} ${source.def}`).sort();
}

/** The amounts of the events that triggers met. */
export function amounts(at: Table): (number | undefined)[] {
  return triggered(at).map(({ occurrence }) => occurrence.amount);
}

function triggered(at: Table): readonly LunchTable["trigger"][] {
  return at.events.flatMap((event) => (event.type === "TRIGGERS_QUEUED" ? event.triggers : []));
}

/**
 * Bells for a table: for each seat a continuous spell that listens to its own side, one that
 * listens to the other, and one that does not care. Lay them with `setZone: BELLS`.
 */
export function bells(trigger: Omit<Trigger, "side">): CardDefinition[] {
  const bell = (id: string, side: Pick<Trigger, "side">): CardDefinition =>
    spell(id, "continuous", [
      {
        id: "ring",
        type: "trigger",
        trigger: { ...trigger, ...side },
        actions: [{ kind: "heal", amount: 1 }],
      },
    ]);
  return [bell("mine", { side: "self" }), bell("theirs", { side: "opponent" }), bell("any", {})];
}

export const BELLS = ["mine", "theirs", "any"];
/** The bells that ring for something of host's, of away's. */
export const FOR_HOST = ["away any", "away theirs", "host any", "host mine"];
export const FOR_AWAY = ["away any", "away mine", "host any", "host theirs"];

export function life(at: Table): { host: number; away: number } {
  const { host, away } = at.state.seats;
  return { host: host.lifePoints, away: away.lifePoints };
}

export function board(at: Table, seat: Seat, def: string): CardId {
  return card(at, seat, "board", def);
}
