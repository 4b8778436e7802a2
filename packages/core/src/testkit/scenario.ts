/**
 * Sets the table for a test: this in hand, that on the board with two counters. Everything else is
 * as at the start of a match, except that the zones are empty and nothing is pending.
 */

import type { Game } from "../define-game.ts";
import { copyOnWrite } from "../draft.ts";
import { type CardId, type DefId, defId } from "../ids.ts";
import type { StartOptions } from "../rules.ts";
import { rulesOf } from "../rules-of.ts";
import { applyChange } from "../table/apply.ts";
import { ByCard } from "../table/by-card.ts";
import { idsIn } from "../table/cards-in.ts";
import { TableChanges } from "../table/make.ts";
import { emptyZones } from "../table/zones.ts";
import type { GameTypes, State } from "../types.ts";
import { started } from "./started.ts";

/** A card by its definition, or with what lies on it. */
export type CardSetup<G extends GameTypes> =
  | string
  | {
      readonly def: string;
      readonly owner?: G["seat"];
      readonly faceDown?: boolean;
      readonly data?: G["cardData"];
      /** Seats that know its face though the zone hides it. */
      readonly knownBy?: readonly G["seat"][];
    };

export interface Setup<G extends GameTypes> {
  readonly phase?: G["phase"];
  readonly shared?: Partial<G["shared"]>;
  readonly seats?: {
    readonly [S in G["seat"]]?: {
      /** Null leaves a slot empty. */
      readonly [Z in G["zone"]]?: readonly (CardSetup<G> | null)[];
    } & { readonly has?: Partial<G["seatData"]> };
  };
}

/** `newData`: what a card on the table carries when the setup does not say. */
export function scenario<G extends GameTypes>(
  game: Game<G>,
  options: StartOptions<G>,
  setup: Setup<G>,
  newData?: (def: DefId, zone: G["zone"]) => G["cardData"] | undefined,
): State<G> {
  const { zones } = rulesOf(game);
  const changes = new TableChanges<G>(zones);
  const draft = copyOnWrite(emptied(game, started(game, options).state));
  for (const seat of Object.keys(setup.seats ?? {})) {
    if (!draft.state.seating.includes(seat)) throw new TypeError(`nobody sits at ${seat}`);
  }
  if (setup.phase !== undefined) draft.at().phase = setup.phase;
  Object.assign(draft.at("shared"), setup.shared);
  for (const seat of draft.state.seating as readonly G["seat"][]) {
    const wanted = setup.seats?.[seat];
    Object.assign(draft.at("seats", seat), wanted?.has);
    for (const zone of Object.keys(zones) as G["zone"][]) {
      (wanted?.[zone] ?? []).forEach((given, index) => {
        if (given === null) return;
        const card = typeof given === "string" ? { def: given } : given;
        const def = defId(card.def);
        if (!Object.hasOwn(rulesOf(game).cards, def))
          throw new TypeError(`there is no card ${def}`);
        const data = card.data ?? newData?.(def, zone);
        const change = changes.place(draft.state, card.owner ?? seat, [def], {
          seat,
          zone,
          index,
          ...(card.faceDown !== undefined && { faceDown: card.faceDown }),
          ...(data !== undefined && { data }),
        });
        applyChange(zones, draft, change);
        const ids = change.cards.map((placed) => placed.card);
        if (card.knownBy) applyChange(zones, draft, changes.learn(draft.state, ids, card.knownBy));
      });
    }
  }
  return draft.state;
}

/** The id of the first card of this definition in a zone. */
export function find<G extends GameTypes>(
  state: State<G>,
  seat: G["seat"],
  zone: G["zone"],
  def: string,
): CardId {
  const id = idsIn(state, seat, zone).find((card) => state.cards.get(card)?.def === def);
  if (id === undefined) throw new TypeError(`${seat} has no ${def} in ${zone}`);
  return id;
}

function emptied<G extends GameTypes>(game: Game<G>, state: State<G>): State<G> {
  const seats = Object.fromEntries(
    state.seating.map((seat) => [
      seat,
      { ...state.seats[seat as G["seat"]], ...emptyZones(rulesOf(game).zones, state.config) },
    ]),
  ) as State<G>["seats"];
  return {
    ...state,
    seats,
    cards: ByCard.none(),
    known: ByCard.none(),
    nextId: 1,
    tasks: [],
    queue: [],
    prompts: [],
    outcome: { status: "running" },
  };
}
