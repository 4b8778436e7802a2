/** What an action does, as a clause without a subject: "draw 2 cards". */
import type { Action, Selection } from "../games.ts";
import type { Faces } from "../protocol.ts";
import { amountText, durationText, filterText, plural, valueText, whereText } from "./words.ts";

type Recipient = "self" | "opponent" | "both" | undefined;

/** "draw" for oneself, "the opponent draws", "both players draw". */
function who(recipient: Recipient, verb: string, usual: Recipient = "self"): string {
  const actual = recipient ?? usual;
  if (actual === "self") return verb;
  return actual === "opponent" ? `the opponent ${verb}s` : `both players ${verb}`;
}

const cards = (count: Parameters<typeof valueText>[0]): string =>
  typeof count === "number" ? plural(count, "card") : amountText(count, "card");

function selectionText(what: Selection): string {
  switch (what.kind) {
    case "target":
      return (what.index ?? 0) === 0 ? "the target" : `target ${(what.index ?? 0) + 1}`;
    case "all":
      return `every ${filterText(what.filter, "card")} ${whereText(what.zone, what.side)}`;
    case "random":
      return `${what.count} random ${filterText(what.filter, "card")} ${whereText(what.zone, what.side)}`;
    case "self":
      return "this card";
    case "event_card":
      return "that card";
    case "equipped":
      return "the equipped stereotype";
  }
}

export function actionText(action: Action, faces: Faces): string {
  switch (action.kind) {
    case "draw":
      return `${who(action.who, "draw")} ${cards(action.count)}`;
    case "damage":
      return `${who(action.who, "take", "opponent")} ${amountText(action.amount, "damage")}`;
    case "heal":
      return `${who(action.who, "gain")} ${amountText(action.amount, "life")}`;
    case "destroy":
      return `destroy ${selectionText(action.what)}`;
    case "boost_attack":
    case "boost_defense":
      return boostText(action);
    case "discard":
      return `${who(action.who, "discard")} ${cards(action.count)}${action.random ? " at random" : ""}`;
    case "add_vice":
      return `put ${amountText(action.count, "vice")} on ${selectionText(action.what)}`;
    case "remove_vice":
      return `take ${amountText(action.count, "vice")} off ${selectionText(action.what)}`;
    case "special_summon":
      return summonText(action);
    case "banish":
      return `banish ${selectionText(action.what)}`;
    case "return_to_hand":
      return `return ${selectionText(action.what)} to the hand`;
    case "shuffle_into_deck":
      return `shuffle ${selectionText(action.what)} into the deck`;
    case "negate":
      return `negate what it answers${action.destroy ? " and destroy that card" : ""}`;
    case "change_position": {
      const to = action.to === "face_down" ? "face-down" : `${action.to ?? "the other"} position`;
      return `turn ${selectionText(action.what)} to ${to}`.replace("to face-down", "face-down");
    }
    case "mill":
      return `${who(action.who, "send")} ${cards(action.count)} from the top of the deck to the graveyard`;
    case "search":
      return `take ${action.count ?? 1} ${filterText(action.filter, "card")} from your deck`;
    case "gain_clout":
      return `${who(action.who, "gain")} ${amountText(action.amount, "clout")}`;
    case "create_token":
      return `make ${plural(action.count ?? 1, `${faces[action.token]?.name ?? action.token} token`)}`;
    case "take_control":
      return `take control of ${selectionText(action.what)}${durationText(action.duration)}`;
    case "modify_cost":
      return costChangeText(action);
    case "view_top_cards":
      return `look at the top ${cards(action.count)} of ${deckOf(action.who)}`;
    case "rearrange_top_cards":
      return `put the top ${cards(action.count)} of ${deckOf(action.who)} in any order`;
    case "apply_restriction": {
      const subject =
        action.what === undefined ? playerText(action.who) : selectionText(action.what);
      const cannot = subject === "nobody" ? "can" : "cannot";
      return `${subject} ${cannot} ${restrictions[action.restriction]}${durationText(action.duration)}`;
    }
    case "grant_protection":
      return `${selectionText(action.what)} ${protections[action.protection]}${durationText(action.duration)}`;
    case "grant_keyword":
      return `${selectionText(action.what)} has ${action.keyword}${durationText(action.duration)}`;
    case "stop_attack":
      return "stop the attack";
    case "move_vice":
      return `move ${amountText(action.count, "vice")} from ${selectionText(action.from)} to ${selectionText(action.to)}`;
    case "reveal_hand":
      return action.who === "self" ? "reveal your hand" : "the opponent reveals their hand";
  }
}

function boostText(action: Extract<Action, { kind: "boost_attack" | "boost_defense" }>): string {
  const stat = action.kind === "boost_attack" ? "attack" : "defense";
  const { operation = "add", amount = 0 } = action;
  const subject = `the ${stat} of ${selectionText(action.what)}`;
  const until = durationText(action.duration);
  switch (operation) {
    case "double":
    case "halve":
      return `${operation} ${subject}${until}`;
    case "set":
      return `set ${subject} to ${valueText(amount)}${until}`;
    case "add": {
      const loses = typeof amount === "number" && amount < 0;
      const size = amountText(loses ? -amount : amount, stat);
      return `${selectionText(action.what)} ${loses ? "loses" : "gets"} ${size}${until}`;
    }
  }
}

function summonText(action: Extract<Action, { kind: "special_summon" }>): string {
  const { from, count = 1, filter, position, faceDown } = action;
  const how = faceDown ? " face-down" : position ? ` in ${position} position` : "";
  if (from === "target") return `special summon the target${how}`;
  const noun = filterText(filter, "stereotype");
  const isShared = from === "graveyard" || from === "banished";
  const place = whereText(from, isShared ? (action.side ?? "self") : "self").replace(
    /^in /,
    "from ",
  );
  return `special summon ${count} ${noun} ${place}${how}`;
}

function costChangeText(action: Extract<Action, { kind: "modify_cost" }>): string {
  const whose =
    action.who === "opponent" ? "the opponent's" : action.who === "both" ? "all" : "your";
  const what = `${whose} ${action.cardType ?? "card"}s`;
  const until = durationText(action.duration);
  if (action.operation === "set") return `${what} cost ${action.amount} clout${until}`;
  if (action.operation === "multiply") return `${what} cost ${action.amount} times as much${until}`;
  const word = action.amount < 0 ? "less" : "more";
  return `${what} cost ${Math.abs(action.amount)} clout ${word}${until}`;
}

const deckOf = (recipient: Recipient): string =>
  recipient === "opponent" ? "the opponent's deck" : "your deck";

const playerText = (recipient: Recipient): string =>
  recipient === "self" ? "you" : recipient === "both" ? "nobody" : "the opponent";

export const restrictions = {
  attack: "attack",
  battle_phase: "enter combat",
  draw_phase: "draw in the draw phase",
  effects: "use effects",
};

export const protections = {
  battle: "cannot be destroyed by battle",
  effect: "cannot be destroyed by effects",
  targeting: "cannot be targeted",
};
