/**
 * The one door to the games' own packages: the types of their views, and how their cards are told. No
 * rules: what the browser draws is a view the server sent.
 */
export type { BattlePreview, CardDefinition, Seat, View, Zone } from "@ltcg/engine";
export { cardText, factText } from "@ltcg/engine/text";
export type {
  CardDefinition as LorcanaCard,
  View as LorcanaView,
} from "@tcg/lorcana-engine";
export { endingText, eventText } from "@tcg/lorcana-engine/text";
