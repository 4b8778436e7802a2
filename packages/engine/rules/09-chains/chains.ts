/** Reading what a chain did, and answering in windows by name. */
import type { CardId, EventOf } from "@tcg/core";
import type { Then } from "@tcg/core/testkit";
import { card, defsIn } from "../../fixtures/duel.ts";
import type { Action, Effect } from "../../src/cards/card.ts";
import type { LunchTable } from "../../src/types.ts";
import type { Seat, Zone } from "../../src/vocabulary.ts";

type At = Then<LunchTable>;

/** An effect that heals a little, unless told otherwise: something to see on resolution. */
export function act(
  type: Effect["type"],
  actions: readonly Action[] = [{ kind: "heal", amount: 100 }],
  more: Omit<Partial<Effect>, "type" | "actions"> = {},
): Effect {
  return { id: "act", type, actions, ...more };
}

/** Answers with a card, or with the first effect of one on the board. */
export function respond(at: At, seat: Seat, def: string, ...targets: CardId[]): At {
  return at.when(seat, response(at, seat, def, ...targets));
}

export function response(at: At, seat: Seat, def: string, ...targets: CardId[]): string {
  const [zone, id] = findCard(at, seat, def);
  const effect = zone === "board" ? " effect=0" : "";
  const aim = targets.length === 0 ? "" : ` targets=${targets.join(",")}`;
  return `RESPOND_CHAIN card=${id}${effect}${aim}`;
}

function findCard(at: At, seat: Seat, def: string): readonly [Zone, CardId] {
  const zone = (["setZone", "hand", "board"] as const).find((each) =>
    defsIn(at, seat, each).includes(def),
  );
  if (zone === undefined) throw new Error(`${seat} has no ${def}`);
  return [zone, card(at, seat, zone, def)];
}

/** Starts a spell from hand. */
export function cast(at: At, def: string, ...targets: CardId[]): At {
  const aim = targets.length === 0 ? "" : ` targets=${targets.join(",")}`;
  return at.when("host", `ACTIVATE_SPELL ${card(at, "host", "hand", def)}${aim}`);
}

export function summon(at: At, def: string): At {
  return at.when("host", `SUMMON ${card(at, "host", "hand", def)} attack`);
}

/** Definitions of the links, link 1 first. */
export function linksOf({ state }: At): string[] {
  return state.shared.chain.map(({ source }) => source.def);
}

export function eventsOf<T extends EventOf<LunchTable>["type"]>(
  { events }: At,
  type: T,
): Extract<EventOf<LunchTable>, { readonly type: T }>[] {
  return events.filter(
    (event): event is Extract<EventOf<LunchTable>, { readonly type: T }> => event.type === type,
  );
}

/** The windows the last command opened, with the seat that is to answer first, if one is asked. */
export function windowsOf({ events }: At): string[] {
  return events.flatMap((event) => {
    if (event.type === "WINDOW_OPENED") return [`${event.window.kind} ${event.window.asked}`];
    return event.type === "WINDOW_PASSED" ? [`${event.window} nobody`] : [];
  });
}
