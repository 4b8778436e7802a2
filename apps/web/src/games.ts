/**
 * The one file that knows which game is on the table: types only, no rules. What the browser draws is
 * a view the server sent.
 */
export type {
  Action,
  BattlePreview,
  CardDefinition,
  Condition,
  Cost,
  Duration,
  Effect,
  Filter,
  ModifierFact,
  Prompt,
  Seat,
  Selection,
  Side,
  Trigger,
  Value,
  View,
  Zone,
} from "@ltcg/engine";
