/** What a card of LunchTable does, read from its effects. */
import type { Action, Effect, Recipient, Restriction, Selection, Side, Value } from "@ltcg/engine";
import { chipsOf, type Gist, harms, helps, signed } from "../print/card/gist.ts";
import type { Face } from "./use-lunch-table.ts";

type Faces = Readonly<Record<string, Face>>;

/** `faces`: where the tokens that it makes are found. */
export function gistOf(card: Face, faces: Faces): readonly string[] {
  const keywords = card.type === "stereotype" ? (card.keywords ?? []) : [];
  const done = (card.effects ?? []).flatMap((effect) =>
    effect.actions.map((action) => gistOfAction(action, effect, faces)),
  );
  return chipsOf([...keywords.map(helps), ...done]);
}

function gistOfAction(action: Action, effect: Effect, faces: Faces): Gist {
  switch (action.kind) {
    case "draw":
      return to(action.who ?? "self", `draw ${amountOf(action.count)}`);
    case "damage":
      return damage(action.who ?? "opponent", amountOf(action.amount));
    case "heal":
      return to(action.who ?? "self", `+${amountOf(action.amount)} life`);
    case "destroy":
      return about(action.what, effect, action.what.kind === "all" ? "destroy all" : "destroy");
    case "boost_attack":
      return boost(action, effect, "atk");
    case "boost_defense":
      return boost(action, effect, "def");
    case "discard":
      return hurt(action.who ?? "opponent", `discard ${amountOf(action.count)}`);
    case "add_vice":
      return about(action.what, effect, `+${amountOf(action.count)} vice`);
    case "remove_vice":
      return helps(`−${amountOf(action.count)} vice`);
    case "special_summon":
      return helps(summoned(action.from, effect));
    case "banish":
      return about(action.what, effect, "banish");
    case "return_to_hand":
      return about(action.what, effect, "to hand");
    case "shuffle_into_deck":
      return about(action.what, effect, "to deck");
    case "negate":
      return harms("negate");
    case "change_position":
      return about(action.what, effect, turned(action.to));
    case "mill":
      return hurt(action.who ?? "opponent", `mill ${amountOf(action.count)}`);
    case "search":
      return helps("search");
    case "gain_clout":
      return to(action.who ?? "self", `+${amountOf(action.amount)} clout`);
    case "create_token":
      return helps(`+${action.count ?? 1} ${shortName(faces[action.token]?.name)}`);
    case "take_control":
      return harms("take");
    case "modify_cost":
      return costs(action);
    case "view_top_cards":
      return helps(`see ${action.count}`);
    case "rearrange_top_cards":
      return helps(`sort ${action.count}`);
    case "apply_restriction":
      return forbid(action);
    case "grant_protection":
      return helps("protect");
    case "grant_keyword":
      return helps(action.keyword);
    case "stop_attack":
      return harms("stop");
    case "move_vice":
      return harms(`pass ${amountOf(action.count)} vice`);
    case "reveal_hand":
      return harms("see hand");
  }
}

const forbidden: Readonly<Record<Restriction, string>> = {
  attack: "no attack",
  battle_phase: "no combat",
  draw_phase: "no draw",
  effects: "no effects",
};

/** Of something counted, the least that it comes to, or what each counts for. */
function amountOf(value: Value): string {
  if (typeof value === "number") return String(value);
  const { times = 1, plus = 0 } = value;
  if (value.count === "event_amount" && times === 1 && plus === 0) return "same";
  return `${plus > 0 ? plus : Math.abs(times)}+`;
}

/** Something good, for whom it is. */
function to(who: Recipient, words: string): Gist {
  if (who === "opponent") return helps(`they ${words}`);
  return helps(who === "both" ? `all ${words}` : words);
}

function damage(who: Recipient, amount: string): Gist {
  if (who === "self") return helps(`you ${amount} dmg`);
  return harms(who === "both" ? `all ${amount} dmg` : `${amount} dmg`);
}

/** Something that a player does, for whom it is a loss. */
function hurt(who: Recipient, words: string): Gist {
  if (who === "self") return helps(words);
  return harms(who === "both" ? `all ${words}` : `they ${words}`);
}

type Forbids = Extract<Action, { readonly kind: "apply_restriction" }>;

function forbid({ restriction, who }: Forbids): Gist {
  return who === "self" ? helps(forbidden[restriction]) : harms(forbidden[restriction]);
}

/** Something bad, for the cards it is about. */
function about(what: Selection, effect: Effect, words: string): Gist {
  return sideOf(what, effect) === "self" ? helps(words) : harms(words);
}

function sideOf(what: Selection, { targets = [] }: Effect): Side {
  if (what.kind === "target") return targets[what.index ?? 0]?.side ?? "any";
  if (what.kind === "all" || what.kind === "random") return what.side;
  return what.kind === "event_card" ? "any" : "self";
}

type Boost = Extract<Action, { readonly kind: "boost_attack" | "boost_defense" }>;

function boost({ operation = "add", amount = 0, what }: Boost, effect: Effect, stat: string): Gist {
  const isMine = sideOf(what, effect) === "self";
  if (operation === "double") return helps(`2x ${stat}`);
  if (operation === "halve") return isMine ? helps(`half ${stat}`) : harms(`half ${stat}`);
  if (operation === "set") {
    const words = `${stat} = ${amountOf(amount)}`;
    return isMine ? helps(words) : harms(words);
  }
  if (typeof amount === "number") {
    return amount < 0 ? harms(`${signed(amount)} ${stat}`) : helps(`${signed(amount)} ${stat}`);
  }
  const isLess = (amount.times ?? 1) < 0;
  return isLess ? harms(`−${amountOf(amount)} ${stat}`) : helps(`${amountOf(amount)} ${stat}`);
}

type Summon = Extract<Action, { readonly kind: "special_summon" }>;

function summoned(from: Summon["from"], { targets = [] }: Effect): string {
  const zone = from === "target" ? targets[0]?.zone : from;
  return zone === "graveyard" || zone === "banished" ? "revive" : "summon";
}

type Turn = Extract<Action, { readonly kind: "change_position" }>;

function turned(to: Turn["to"]): string {
  if (to === "face_down") return "face down";
  return to === undefined ? "turn" : `to ${to}`;
}

type CostChange = Extract<Action, { readonly kind: "modify_cost" }>;

function costs({ operation, amount, who = "self" }: CostChange): Gist {
  if (operation === "set") return to(who, `cost ${amount}`);
  if (operation === "multiply") return to(who, `${amount}x cost`);
  const words = `cost ${signed(amount)}`;
  return amount > 0 && who !== "self" ? harms(words) : to(who, words);
}

/** Of a token's name the last word: "Greg the Worm" is too long, and what it is comes last. */
const shortName = (name = "token"): string => name.split(" ").at(-1) ?? name;
