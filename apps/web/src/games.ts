/**
 * The one file that knows which game is on the table: its types, and how its cards are told. No
 * rules: what the browser draws is a view the server sent.
 */
export type {
  BattlePreview,
  CardDefinition,
  Prompt,
  Seat,
  View,
  Zone,
} from "@ltcg/engine";
export { cardText, factText } from "@ltcg/engine/text";
