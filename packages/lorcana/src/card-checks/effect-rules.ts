/** What the fields of one effect must have to do with each other. */
import { fault, inField, own, type Raw } from "@tcg/core/shapes";
import type { EffectKind } from "../cards.ts";
import { typesOf } from "./filter.ts";
import type { At } from "./scope.ts";
import { typesWithStat } from "./standing-effect.ts";

/** Every order is listed whole: of more cards there would be thousands. */
const MAX_ORDERED = 6;

type Rule = (effect: Raw, at: At) => void;

export const effectRules: Partial<Readonly<Record<EffectKind, Rule>>> = {
  modify: checkModify,
  "put-into-inkwell": checkInk,
  "look-at-top": checkTake,
  "reveal-top": checkNamed,
  "move-damage": checkTwoCards,
  whenever: checkWhenever,
  "put-under": checkUnder,
  if: checkChoice,
  may(effect, at) {
    if (own(effect, "who") !== "you") return;
    fault(inField(at, "who"), "must be left out: it is you who may, unless somebody is named");
  },
};

/** A card of your hand goes under one of your own cards: cards never change sides. */
function checkUnder(effect: Raw, at: At): void {
  if (own(effect, "from") === undefined) return;
  const target = own(effect, "target");
  const where = own(target, "where");
  const isMany = own(target, "pick") === "all" || (own(target, "count") ?? 1) !== 1;
  if (isMany || own(target, "anyNumber") !== undefined || own(target, "by") !== undefined) {
    fault(inField(at, "target"), "must be one card: there is one to put under it");
  }
  if (where !== undefined && own(where, "side") !== "yours") {
    fault(inField(at, "target"), 'must say side: "yours": a card of your hand stays yours');
  }
}

/** What is chosen is what the condition, or what follows, is about. */
function checkChoice(effect: Raw, at: At): void {
  const choice = own(effect, "choose");
  if (choice === undefined) return;
  if (own(choice, "pick") !== "chosen" || own(choice, "as") === undefined) {
    fault(inField(at, "choose"), "must be chosen, and have a name that what follows asks for (as)");
  }
}

/** The cards it changes must have what is changed. */
function checkModify(effect: Raw, at: At): void {
  const target = own(effect, "target");
  const having = typesWithStat(own(effect, "stat"));
  if (having === undefined) return;
  const pick = own(target, "pick");
  const { card, text } = at.scope;
  const types =
    pick === "self" && card.type !== undefined && text.isGranted !== true
      ? [card.type]
      : pick === "chosen" || pick === "all"
        ? typesOf(own(target, "where"), "play")
        : [];
  if (types.length > 0 && !types.some((type) => having.includes(type))) {
    fault(inField(at, "stat"), `${having.join("s and ")}s have that, not ${types.join("s and ")}s`);
  }
}

function checkInk(effect: Raw, at: At): void {
  if (own(effect, "count") !== undefined && own(effect, "from") !== "top-of-deck") {
    fault(inField(at, "count"), "must be left out: it counts cards from the top of the deck");
  }
  if (typeof own(effect, "from") === "object" && own(effect, "who") !== undefined) {
    fault(inField(at, "who"), "must be left out: every card goes to its own player's inkwell");
  }
}

function checkTake(effect: Raw, at: At): void {
  const count = own(effect, "count");
  const take = own(effect, "take");
  const taken = own(take, "count");
  const here = inField(at, "take");
  const onTop = own(own(effect, "rest"), "onTop");
  const left = typeof count === "number" ? count - (typeof taken === "number" ? taken : 0) : null;
  if (typeof onTop === "number" && left !== null && onTop >= left) {
    fault(inField(at, "rest"), `must leave some for the bottom: ${left} are left; say top`);
  }
  if (typeof count === "number" && typeof taken === "number" && taken > count) {
    fault(inField(here, "count"), `must be at most ${count}: no more are looked at`);
  }
  const each = own(take, "each") !== undefined;
  if (each && own(effect, "reveal") === undefined) {
    fault(inField(here, "each"), "needs reveal: of hidden cards it would tell what they are");
  }
  const rest = own(effect, "rest");
  const isOrdered = rest !== "inkwell" && rest !== "discard";
  const least = own(take, "upTo") === undefined && own(take, "where") === undefined ? left : count;
  if (isOrdered && typeof least === "number" && least > MAX_ORDERED) {
    fault(inField(at, "count"), `must leave at most ${MAX_ORDERED} to be put back in any order`);
  }
  if (own(take, "to") === "play" && (taken !== 1 || each)) {
    fault(inField(here, "count"), "must be 1: one card is played");
  }
  const to = own(take, "to");
  if ((to === "inkwell" || to === "bottom") && own(take, "reveal") !== undefined) {
    fault(inField(here, "reveal"), `must be left out: nobody sees what goes to the ${to}`);
  }
}

function checkNamed(effect: Raw, at: At): void {
  if (own(effect, "as") === undefined || own(effect, "to") === "play") return;
  fault(inField(at, "as"), "must be left out: only what is played has a name after that");
}

function checkTwoCards(effect: Raw, at: At): void {
  if (own(own(effect, "from"), "pick") === "self" && own(own(effect, "to"), "pick") === "self") {
    fault(inField(at, "to"), "must be another card than the one it is moved from");
  }
}

function checkWhenever(effect: Raw, at: At): void {
  if (own(effect, "duration") === "until-its-next-turn") {
    fault(inField(at, "duration"), "must be until-your-next-turn: it stands about no card");
  }
}
