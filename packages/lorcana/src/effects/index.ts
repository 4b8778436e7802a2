/** Every kind of effect. */
import type { Play } from "../types.ts";
import { banish } from "./banish.ts";
import { chooseDiscard } from "./choose-discard.ts";
import { chooseOne } from "./choose-one.ts";
import { chooseWhatIsRead } from "./choose-what-is-read.ts";
import { dealDamage } from "./deal-damage.ts";
import { discard } from "./discard.ts";
import { draw } from "./draw.ts";
import { type EffectTable, type EffectTask, Resolving, ruleOf } from "./effect.ts";
import { exert } from "./exert.ts";
import { fromUnder } from "./from-under.ts";
import { gainLore } from "./gain-lore.ts";
import { grantAbility } from "./grant-ability.ts";
import { grantKeyword } from "./grant-keyword.ts";
import { handToDeck } from "./hand-to-deck.ts";
import { ifEffect } from "./if.ts";
import { ifYouDo } from "./if-you-do.ts";
import { later } from "./later.ts";
import { lookAtTop } from "./look-at-top.ts";
import { loseLore } from "./lose-lore.ts";
import { may } from "./may.ts";
import { mill } from "./mill.ts";
import { modify } from "./modify.ts";
import { moreInkings } from "./more-inkings.ts";
import { moveDamage } from "./move-damage.ts";
import { moveToLocation } from "./move-to-location.ts";
import { nameCard } from "./name-card.ts";
import { pay } from "./pay.ts";
import { permit } from "./permit.ts";
import { playFree } from "./play-free.ts";
import { putDamage } from "./put-damage.ts";
import { putIntoInkwell } from "./put-into-inkwell.ts";
import { putOnDeck } from "./put-on-deck.ts";
import { putUnder } from "./put-under.ts";
import { ready } from "./ready.ts";
import { reduceCost } from "./reduce-cost.ts";
import { removeDamage } from "./remove-damage.ts";
import { restrict } from "./restrict.ts";
import { restrictPlayer } from "./restrict-player.ts";
import { returnToHand } from "./return-to-hand.ts";
import { revealHand } from "./reveal-hand.ts";
import { revealTop } from "./reveal-top.ts";
import { search } from "./search.ts";
import { singAs } from "./sing-as.ts";
import { whenever } from "./whenever.ts";

const effectRules: EffectTable = {
  draw,
  discard,
  mill,
  "gain-lore": gainLore,
  "lose-lore": loseLore,
  "deal-damage": dealDamage,
  "put-damage": putDamage,
  "move-damage": moveDamage,
  "remove-damage": removeDamage,
  banish,
  "return-to-hand": returnToHand,
  "put-on-deck": putOnDeck,
  "put-into-inkwell": putIntoInkwell,
  "put-under": putUnder,
  "from-under": fromUnder,
  ready,
  exert,
  "move-to-location": moveToLocation,
  modify,
  "grant-keyword": grantKeyword,
  "grant-ability": grantAbility,
  restrict,
  "restrict-player": restrictPlayer,
  permit,
  "sing-as": singAs,
  "reduce-cost": reduceCost,
  "more-inkings": moreInkings,
  "play-free": playFree,
  "look-at-top": lookAtTop,
  "hand-to-deck": handToDeck,
  "reveal-top": revealTop,
  search,
  "name-card": nameCard,
  "reveal-hand": revealHand,
  "choose-discard": chooseDiscard,
  may,
  pay,
  if: ifEffect,
  "if-you-do": ifYouDo,
  "choose-one": chooseOne,
  whenever,
  later,
};

export function runEffect(play: Play, task: EffectTask): void {
  const resolution = play.state.shared.resolutions.at(-1);
  if (resolution === undefined) return;
  const { effect } = task;
  const resolving = new Resolving(play, task, resolution, effectRules);
  if (!chooseWhatIsRead(resolving, effect)) return;
  ruleOf(effectRules, effect).run(resolving, effect);
}
