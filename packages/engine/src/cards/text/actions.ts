/** What each action does (LT 8.8). */
import type { CompleteAction, CompleteActionOf, CompleteValue } from "../complete-cards.ts";
import type { Change, Token, Unit } from "./parts.ts";
import type { AmountPhrase, Clause } from "./phrases.ts";
import type { About, Speaker } from "./speaker.ts";

export function sayAction(speaker: Speaker, action: CompleteAction, about: About): Clause {
  const { actions, nouns } = speaker.words;
  const amount = (unit: Unit, value: CompleteValue): AmountPhrase =>
    speaker.amount(unit, value, about);
  switch (action.kind) {
    case "draw":
      return actions.draw({ who: action.who, amount: amount("cards", action.count) });
    case "damage":
      return actions.damage({
        who: action.who,
        amount: amount("damage", action.amount),
      });
    case "heal":
      return actions.heal({ who: action.who, amount: amount("life", action.amount) });
    case "gain_clout":
      return actions.gain_clout({
        who: action.who,
        amount: amount("clout", action.amount),
      });
    case "mill":
      return actions.mill({ who: action.who, amount: amount("cards", action.count) });
    case "discard":
      return actions.discard({
        who: action.who,
        amount: amount("cards", action.count),
        random: action.random,
      });
    case "destroy":
    case "banish":
    case "return_to_hand":
    case "shuffle_into_deck":
      return actions[action.kind]({ what: speaker.selection(action.what, about) });
    case "boost_attack":
    case "boost_defense":
      return actions[action.kind]({
        what: speaker.selection(action.what, about),
        change: changeOf(speaker, action, about),
        lasts: speaker.lasts(action.duration, about),
      });
    case "add_vice":
    case "remove_vice":
      return actions[action.kind]({
        what: speaker.selection(action.what, about),
        amount: amount("vice", action.count),
      });
    case "move_vice":
      return actions.move_vice({
        amount: amount("vice", action.count),
        from: speaker.selection(action.from, about),
        to: speaker.selection(action.to, about),
      });
    case "special_summon":
      return saySpecialSummon(speaker, action, about);
    case "negate": {
      const told = about.trigger?.on.endsWith("_activated") ?? false;
      return actions.negate({ destroy: action.destroy, told });
    }
    case "change_position":
      return actions.change_position({
        what: speaker.selection(action.what, about),
        to: action.to ?? null,
      });
    case "search": {
      const found = speaker.cardsFrom("deck", "self", action.filter);
      return actions.search({ what: nouns.upTo(action.count, found) });
    }
    case "create_token":
      return actions.create_token({
        count: action.count,
        token: tokenOf(action.token, about),
        position: action.position,
      });
    case "take_control":
      return actions.take_control({
        what: speaker.selection(action.what, about),
        lasts: speaker.lasts(action.duration, about),
      });
    case "modify_cost":
      return actions.modify_cost({
        cardType: action.cardType ?? null,
        operation: action.operation,
        amount: action.amount,
        who: action.who,
        lasts: speaker.lasts(action.duration, about),
      });
    case "view_top_cards":
    case "rearrange_top_cards":
      return actions[action.kind]({ count: action.count, who: action.who });
    case "apply_restriction": {
      const { restriction, who, what } = action;
      return actions.apply_restriction({
        restriction,
        on: what === undefined ? { who } : { what: speaker.selection(what, about) },
        lasts: speaker.lasts(action.duration, about),
      });
    }
    case "grant_protection":
      return actions.grant_protection({
        protection: action.protection,
        what: speaker.selection(action.what, about),
        lasts: speaker.lasts(action.duration, about),
      });
    case "grant_keyword":
      return actions.grant_keyword({
        keyword: action.keyword,
        what: speaker.selection(action.what, about),
        lasts: speaker.lasts(action.duration, about),
      });
    case "stop_attack":
      return actions.stop_attack({});
    case "reveal_hand":
      return actions.reveal_hand({ who: action.who });
  }
}

/** A boost below 0 is a loss, and so is one that takes some for each. */
function changeOf(
  speaker: Speaker,
  action: CompleteActionOf<"boost_attack"> | CompleteActionOf<"boost_defense">,
  about: About,
): Change {
  const { operation, amount: value } = action;
  if (operation === "double" || operation === "halve") return { how: operation };
  const unit = action.kind === "boost_attack" ? "attack" : "defense";
  if (operation === "set") return { how: "set", amount: speaker.amount(unit, value, about) };
  const { words } = speaker;
  if (typeof value === "number") {
    const how = value < 0 ? "lose" : "gain";
    return { how, amount: words.amount(unit, Math.abs(value)) };
  }
  const counting = speaker.counting(value, about);
  if (counting.times > 0) return { how: "gain", amount: words.amount(unit, counting) };
  const { times, plus, of } = counting;
  return { how: "lose", amount: words.amount(unit, { times: -times, plus: -plus, of }) };
}

function saySpecialSummon(
  speaker: Speaker,
  action: CompleteActionOf<"special_summon">,
  about: About,
): Clause {
  const { actions, nouns } = speaker.words;
  const { from, count, filter, side } = action;
  const how = action.faceDown ? "face_down" : (action.position ?? null);
  if (from === "target") {
    // All targets that lie where a card can be summoned from.
    const places = about.targets.flatMap(({ zone }, index) =>
      zone === "graveyard" || zone === "banished" ? [index] : [],
    );
    const what = nouns.both(places.map((index) => speaker.target(index, about)));
    return actions.special_summon({ what, how });
  }
  // Only stereotypes are summoned, whatever the filter says.
  const stereotypes = { ...filter, ...(filter?.cardType === undefined && ONLY_STEREOTYPES) };
  // LT 1.2, 8.15: from a public zone as many as there are; of a hidden one nobody can say.
  const isHidden = from === "hand" || from === "deck";
  const cards = speaker.cardsFrom(from, isHidden ? "self" : side, stereotypes);
  return actions.special_summon({
    what: isHidden ? nouns.upTo(count, cards) : nouns.some(count, cards),
    how,
  });
}

const ONLY_STEREOTYPES = { cardType: "stereotype" } as const;

function tokenOf(id: string, { cards }: About): Token | null {
  const token = Object.hasOwn(cards, id) ? cards[id] : undefined;
  return token?.type === "stereotype" ? token : null;
}
