/** Commands as others see them. */
import { canonicalJson } from "../canonical-json.ts";
import { isCardId } from "../ids.ts";
import { type ZoneRules, zoneShows } from "../table/zones.ts";
import type { GameTypes, State, Viewer } from "../types.ts";

/** A command as it looks from outside: cards in zones the viewer cannot look into are any card. */
export function appearance<G extends GameTypes>(
  zones: ZoneRules<G>,
  state: State<G>,
  command: G["command"],
  viewer: Viewer<G>,
): string {
  const lookalike = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(lookalike);
    const card = isCardId(value) ? state.cards.get(value) : undefined;
    if (card === undefined) return value;
    const rule = zones[card.zone as G["zone"]];
    if (rule.faces === "all") return value;
    const looks = viewer !== "spectator" && zoneShows(rule, card.seat, false, viewer);
    return looks ? value : `any of ${card.seat}'s ${card.zone}`;
  };
  return canonicalJson(Object.entries(command).map(([field, value]) => [field, lookalike(value)]));
}
