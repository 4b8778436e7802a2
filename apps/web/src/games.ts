/**
 * The one door to the games' own packages: the types of their views, and how their cards and matches
 * are told. No rules: what the browser draws is a view the server sent.
 */
export type { BattlePreview, CardDefinition, Seat, View, Zone } from "@ltcg/engine";
export { cardText, factText } from "@ltcg/engine/text";
export { lunchTableWords } from "@ltcg/engine/words";
export type { View as LorcanaView } from "@tcg/lorcana-engine";
export { lorcanaWords } from "@tcg/lorcana-engine/words";
