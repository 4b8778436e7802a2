/** LT 8.8: one file an action. The compiler checks that none is missing. */
import type { CompleteAction, CompleteActionOf } from "../cards/complete-cards.ts";
import { definition, effectOf } from "../reading/table.ts";
import type { ActionTask, Play } from "../types.ts";
import type { ActionKind } from "../vocabulary.ts";
import { addVice } from "./add-vice.ts";
import { applyRestriction } from "./apply-restriction.ts";
import { banish } from "./banish.ts";
import { boostAttack } from "./boost-attack.ts";
import { boostDefense } from "./boost-defense.ts";
import { changePosition } from "./change-position.ts";
import { createToken } from "./create-token.ts";
import { damage } from "./damage.ts";
import { destroy } from "./destroy.ts";
import { discard } from "./discard.ts";
import { draw } from "./draw.ts";
import { gainClout } from "./gain-clout.ts";
import { grantKeyword } from "./grant-keyword.ts";
import { grantProtection } from "./grant-protection.ts";
import { heal } from "./heal.ts";
import { mill } from "./mill.ts";
import { modifyCost } from "./modify-cost.ts";
import { moveVice } from "./move-vice.ts";
import { negate } from "./negate.ts";
import { rearrangeTopCards } from "./rearrange-top-cards.ts";
import { removeVice } from "./remove-vice.ts";
import { type ActionRule, Resolving } from "./resolving.ts";
import { returnToHand } from "./return-to-hand.ts";
import { revealHand } from "./reveal-hand.ts";
import { search } from "./search.ts";
import { shuffleIntoDeck } from "./shuffle-into-deck.ts";
import { specialSummon } from "./special-summon.ts";
import { stopAttack } from "./stop-attack.ts";
import { takeControl } from "./take-control.ts";
import { viewTopCards } from "./view-top-cards.ts";

const actions: { readonly [K in ActionKind]: ActionRule<CompleteActionOf<K>> } = {
  draw,
  damage,
  heal,
  destroy,
  boost_attack: boostAttack,
  boost_defense: boostDefense,
  discard,
  add_vice: addVice,
  remove_vice: removeVice,
  special_summon: specialSummon,
  banish,
  return_to_hand: returnToHand,
  negate,
  change_position: changePosition,
  mill,
  search,
  shuffle_into_deck: shuffleIntoDeck,
  gain_clout: gainClout,
  create_token: createToken,
  take_control: takeControl,
  modify_cost: modifyCost,
  view_top_cards: viewTopCards,
  rearrange_top_cards: rearrangeTopCards,
  apply_restriction: applyRestriction,
  grant_protection: grantProtection,
  grant_keyword: grantKeyword,
  stop_attack: stopAttack,
  move_vice: moveVice,
  reveal_hand: revealHand,
};

/** The rule for this action, whatever its kind. */
export function actionRule(action: CompleteAction): ActionRule<CompleteAction> {
  return actions[action.kind] as ActionRule<CompleteAction>;
}

/** Does the action at this place of the resolving link's effect, or what it can do before it asks. */
export function runAction(play: Play, task: ActionTask): void {
  const link = play.state.shared.chain.at(-1);
  if (link === undefined) return;
  const effect = effectOf(definition(play, link.source.def), link.effect);
  const action = effect?.actions[task.action];
  if (action === undefined) return;
  const rule = actionRule(action);
  rule.run(new Resolving(play, task, link, rule.harms), action);
}
