/** The table a spec plays its card on, and the words for what players do there and see. */
export {
  accept,
  activate,
  arrange,
  attack,
  choose,
  decline,
  flip,
  respond,
  shift,
  summon,
} from "./table/acts.ts";
export { body } from "./table/body.ts";
export { advance, battle, endTurn, resolve, settle, toEndPhase } from "./table/go-on.ts";
export { lasted, lasting } from "./table/lasting.ts";
export {
  crowdedHand,
  guarding,
  on,
  type Table,
  table,
  worn,
} from "./table/lay.ts";
export { aims, asked, canUse, choices } from "./table/offers.ts";
export {
  cardsIn,
  clout,
  counters,
  hands,
  life,
  position,
  seen,
  stats,
  vice,
} from "./table/sights.ts";
