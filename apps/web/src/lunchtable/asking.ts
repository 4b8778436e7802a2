/** How LunchTable's moves are made on its table: where they put something, and which of them do nothing. */
import type { View } from "@ltcg/engine";
import type { GameDisplay } from "../match/game-display.ts";
import type { ReadMove } from "../match/moves.ts";
import { foresee } from "./foresee.ts";
import type { LunchTableContext } from "./use-lunch-table.ts";

type Asking = Pick<
  GameDisplay,
  "placeOf" | "isPass" | "turn" | "endTurn" | "goOn" | "foresee" | "brief"
>;

/** A card may be able to do both. */
const makesRoom: Readonly<Record<string, string>> = {
  SET_SPELL_TRAP: "Make room and set it",
  ACTIVATE_SPELL: "Make room and activate it",
};

const zones: Readonly<Record<string, "board" | "setZone">> = {
  SUMMON: "board",
  SET_MONSTER: "board",
  CHOOSE_POSITION: "board",
  SET_SPELL_TRAP: "setZone",
  ACTIVATE_SPELL: "setZone",
};

export const asking: Asking = {
  placeOf(seen) {
    // The server says which game a match is of: this is a view of LunchTable.
    const view = seen.view as unknown as View;
    const faces = seen.faces as unknown as LunchTableContext["faces"];
    return (move) => placeIn(view, faces, move);
  },
  isPass({ type, fields }) {
    switch (type) {
      case "RESPOND_CHAIN":
        return fields.card === undefined;
      case "RESPOND_OPTIONAL_TRIGGER":
        return fields.answer === "decline";
      case "RESPOND_REPLAY":
        return fields.target === undefined && fields.direct === undefined;
      default:
        return false;
    }
  },
  brief([first]) {
    if (first === undefined) return null;
    const { type, fields } = first;
    if (fields.replace !== undefined) return makesRoom[type] ?? "Make room";
    switch (type) {
      case "SUMMON":
        return `Summon in ${fields.position === "attack" ? "attack" : "defense"}`;
      case "SET_MONSTER":
      case "SET_SPELL_TRAP":
        return "Set face-down";
      case "ACTIVATE_SPELL":
      case "ACTIVATE_TRAP":
        return "Activate";
      case "FLIP_SUMMON":
        return "Flip face-up";
      case "CHOOSE_POSITION":
        return fields.position === "attack" ? "In attack" : "In defense";
      case "RESPOND_OPTIONAL_TRIGGER":
        // What it does is the question.
        return fields.answer === "decline" ? "Not now" : "Use it";
      case "DECLARE_ATTACK":
        return fields.target === undefined ? "Attack directly" : "Attack";
      default:
        return null;
    }
  },
  foresee,
  turn: (view) => (view as unknown as View).game.shared.turnNumber,
  endTurn: "END_TURN",
  goOn: "ADVANCE_PHASE",
};

/** LT 3.3: without a slot in the command it is the first free one, once the tribute has left. */
function placeIn(
  view: View,
  faces: LunchTableContext["faces"],
  { type, by, fields }: ReadMove,
): string | null {
  const { viewer } = view;
  const zone = zones[type];
  if (zone === undefined || (viewer !== "host" && viewer !== "away")) return null;
  if (fields.replace !== undefined) return null;
  if (type === "ACTIVATE_SPELL") {
    const held = view.zones[viewer].hand.cards.find(({ card }) => card === by);
    // A spell that lies there already is activated where it is.
    if (held === undefined) return null;
    const face = held.def === null ? undefined : faces[held.def];
    if (face?.type === "spell" && face.spellType === "field") return `${viewer}.field.0`;
  }
  const count = zone === "board" ? view.config.boardSlots : view.config.setSlots;
  const free = Array.from({ length: count }, (_, slot) => slot).find((slot) => {
    const held = view.zones[viewer][zone].cards.find(({ index }) => (index ?? 0) === slot);
    return held === undefined || held.card === fields.tribute;
  });
  const slot = typeof fields.slot === "number" ? fields.slot : free;
  return slot === undefined ? null : `${viewer}.${zone}.${slot}`;
}
