/** Actions, with what they select and count. Amounts are small, so that games last some turns. */
import type { Stream } from "@tcg/core";
import type {
  Action,
  PublicZone,
  Selection,
  SelectionOfOne,
  Side,
  TargetRequirement,
  Value,
} from "../src/cards/card.ts";
import type { SelectionKind } from "../src/cards/checks/selection.ts";
import {
  TRIGGERS_ABOUT_CARD,
  TRIGGERS_ON_LINK,
  TRIGGERS_WITH_AMOUNT,
} from "../src/cards/checks/trigger.ts";
import { STANDING_ACTIONS } from "../src/cards/continuous.ts";
import {
  ACTIONS,
  type ActionKind,
  type Duration,
  type EffectType,
  POSITIONS,
  PROTECTIONS,
  RESTRICTIONS,
  type TriggerName,
} from "../src/vocabulary.ts";
import { aFilter, chance, sides } from "./parts.ts";
import type { Host, Wish } from "./wishes.ts";

/** An effect in the making: what its actions may refer to. */
export interface Making {
  readonly random: Stream;
  readonly host: Host;
  readonly type: EffectType;
  readonly trigger: TriggerName | undefined;
  readonly tokens: readonly string[];
  /** Requirements, added as actions ask for them. */
  readonly targets: TargetRequirement[];
}

interface Lasting {
  readonly duration?: Duration;
}

/** What this effect could do. */
export function possibleActions({ type, trigger, host }: Making): readonly ActionKind[] {
  if (type === "continuous") {
    return STANDING_ACTIONS;
  }
  const isResponse = type === "quick" || (host.type === "trap" && host.trapType !== "continuous");
  const onLink = isResponse && trigger !== undefined && TRIGGERS_ON_LINK.includes(trigger);
  const canNegate =
    onLink || (type === "quick" && trigger === undefined && host.type !== "stereotype");
  return ACTIONS.filter((action) => {
    if (action === "negate") return canNegate;
    if (action === "stop_attack") return trigger === "attack_declared";
    return true;
  });
}

export function anAction(making: Making, kind: ActionKind, wish: Partial<Wish> = {}): Action {
  const { random } = making;
  const who = random.pick(["self", "opponent", "both"] as const);
  const harm = () => aSelection(making, wish, ["board"], "opponent");
  const help = () => aSelection(making, wish, ["board"], "self");
  const harmTable = () => aSelection(making, wish, tableZones, "opponent");
  const anywhere = () => aSelection(making, wish, allZones, random.pick(sides));
  const lasting: Lasting =
    making.type === "continuous" ? {} : { duration: aDuration(making, wish) };

  switch (kind) {
    case "draw":
    case "mill":
      return { kind, count: fewOf(making), who };
    case "damage":
      return { kind, amount: pointsOf(making, wish), who: "opponent" };
    case "heal":
      return { kind, amount: pointsOf(making, wish), who: "self" };
    case "destroy":
      return { kind, what: harmTable() };
    case "boost_attack":
    case "boost_defense":
      return { kind, what: help(), ...aBoost(making, wish), ...lasting };
    case "discard":
      return { kind, count: fewOf(making), who, random: chance(random, 2) };
    case "add_vice":
      return { kind, count: fewOf(making), what: harm() };
    case "remove_vice":
      return { kind, count: fewOf(making), what: help() };
    case "special_summon":
      return aSpecialSummon(making);
    case "banish":
    case "return_to_hand":
    case "shuffle_into_deck":
      return { kind, what: anywhere() };
    case "negate":
      return { kind, ...(chance(random, 2) && { destroy: true }) };
    case "change_position":
      return {
        kind,
        what: harm(),
        ...(!chance(random, 3) && { to: random.pick([...POSITIONS, "face_down"] as const) }),
      };
    case "search":
      return { kind, ...(chance(random, 2) && { count: 1 }), filter: aFilter(random) };
    case "gain_clout":
      return { kind, amount: fewOf(making), who: "self" };
    case "create_token":
      return {
        kind,
        token: random.pick(making.tokens),
        count: 1 + random.int(2),
        ...(chance(random, 2) && { position: random.pick(POSITIONS) }),
      };
    case "take_control":
      return { kind, what: harm(), ...lasting };
    case "modify_cost":
      return { kind, ...aCostChange(random), who, ...lasting };
    case "view_top_cards":
    case "rearrange_top_cards":
      return { kind, count: 1 + random.int(3), who: random.pick(["self", "opponent"]) };
    case "apply_restriction":
      return aRestriction(making, wish, lasting, harm);
    case "grant_protection": {
      const protection = wish.protection ?? random.pick(PROTECTIONS);
      return { kind, protection, what: help(), ...lasting };
    }
    case "grant_keyword":
      return { kind, keyword: "pierce", what: help(), ...lasting };
    case "stop_attack":
      return { kind };
    case "move_vice":
      return { kind, count: fewOf(making), from: help(), to: oneToHarm(making) };
    case "reveal_hand":
      return { kind, who: random.pick(["self", "opponent"]) };
  }
}

const tableZones: readonly PublicZone[] = ["board", "set", "field", "table"];
const allZones: readonly PublicZone[] = [...tableZones, "graveyard", "banished"];

function aSelection(
  making: Making,
  wish: Partial<Wish>,
  zones: readonly PublicZone[],
  side: Side,
): Selection {
  const { random } = making;
  const kind = wish.selection ?? random.pick(possibleSelections(making, zones));
  const zone = wish.zone ?? (chance(random, 2) ? "board" : random.pick(zones));
  const filtered =
    wish.filterField !== undefined
      ? { filter: aFilter(random, wish.filterField) }
      : chance(random, 4) && { filter: aFilter(random) };
  switch (kind) {
    case "target": {
      const count = chance(random, 6) ? 2 : 1;
      making.targets.push({ zone, side: wish.zone ? "any" : side, count, ...filtered });
      const index = making.targets.length - 1;
      return index === 0 && chance(random, 2) ? { kind } : { kind, index };
    }
    case "all": {
      // "All" is for what is small: a filter keeps it from sweeping the table every time.
      const sweeping = making.type !== "continuous" && !chance(random, 6);
      const filter = sweeping ? { filter: aFilter(random, "maxLevel") } : filtered;
      return { kind, zone, side, ...(zone === "board" ? filter : filtered) };
    }
    case "random":
      return { kind, zone, side, count: 1, ...filtered };
    case "self":
    case "event_card":
    case "equipped":
      return { kind };
  }
}

/** A stereotype of the opponent's, or one that the effect is about anyhow. */
function oneToHarm(making: Making): SelectionOfOne {
  const { random, targets } = making;
  const where = { zone: "board", side: "opponent", count: 1 } as const;
  const kind = random.pick(possibleSelections(making, ["board"]).filter((each) => each !== "all"));
  switch (kind) {
    case "target":
      targets.push({ ...where, ...(chance(random, 4) && { filter: aFilter(random) }) });
      return { kind, index: targets.length - 1 };
    case "random":
      return { kind, ...where };
    case "self":
    case "event_card":
    case "equipped":
      return { kind };
  }
}

function possibleSelections(making: Making, zones: readonly PublicZone[]): SelectionKind[] {
  const { host, type, trigger } = making;
  const standing = type === "continuous";
  const kinds: SelectionKind[] = ["all"];
  if (!standing) kinds.push("target", "target", "target", "random");
  if (host.type === "stereotype" || zones.length > 1) kinds.push("self");
  if (!standing && trigger !== undefined && TRIGGERS_ABOUT_CARD.includes(trigger)) {
    kinds.push("event_card", "event_card");
  }
  if (host.type === "spell" && host.spellType === "equip") kinds.push("equipped", "equipped");
  return kinds;
}

function fewOf({ random }: Making): Value {
  switch (random.int(10)) {
    case 0:
      return { count: "cards", zone: "board", side: random.pick(sides) };
    case 1:
      return { count: "breakdowns", side: "opponent", plus: 1 };
    case 2:
      return 2;
    default:
      return 1;
  }
}

function pointsOf(making: Making, wish: Partial<Wish>): Value {
  const { random, trigger } = making;
  const hasAmount = trigger !== undefined && TRIGGERS_WITH_AMOUNT.includes(trigger);
  const kind = wish.value ?? (chance(random, 3) ? "cards" : hasAmount ? "event_amount" : "number");
  switch (kind) {
    case "number":
      return 100 * (1 + random.int(6));
    case "cards":
      return aCardCount(random, wish.countZone);
    case "vice":
    case "clout":
      return { count: kind, side: random.pick(sides), times: 100 };
    case "breakdowns":
      return { count: kind, side: "self", times: 200, plus: 100 };
    case "life":
      return { count: kind, side: "opponent", plus: -7000 };
    case "chain_length":
      return { count: kind, times: 100 };
    case "turn_number":
      return { count: kind, times: 20, plus: 50 };
    case "event_amount":
      return { count: kind, times: 1 };
  }
}

function aCardCount(random: Stream, wished: "hand" | "deck" | undefined): Value {
  const zones = ["hand", "board", "table", "graveyard", "banished", "deck"] as const;
  const zone = wished ?? random.pick(zones);
  const hidden = zone === "hand" || zone === "deck";
  return {
    count: "cards",
    zone,
    side: random.pick(sides),
    ...(!hidden && chance(random, 3) && { filter: aFilter(random) }),
    times: zone === "deck" ? 10 : 50,
  };
}

function aDuration({ random, host, type }: Making, wish: Partial<Wish>): Duration {
  if (wish.duration !== undefined) return wish.duration;
  const stays = host.type === "stereotype" && type !== "breakdown";
  const words: readonly Duration[] = [
    "turn",
    "turn",
    "until_end_phase",
    "until_next_turn",
    2,
    "permanent",
  ];
  return random.pick(stays ? [...words, "while_source"] : words);
}

interface Boost {
  readonly operation?: "add" | "set" | "double" | "halve";
  readonly amount?: Value;
}

function aBoost(making: Making, wish: Partial<Wish>): Boost {
  const { random } = making;
  const operation = chance(random, 3) ? random.pick(["set", "double", "halve"] as const) : "add";
  switch (operation) {
    case "double":
    case "halve":
      return { operation };
    case "set":
      return { operation, amount: 100 * random.int(21) };
    case "add": {
      const amount = wish.value === undefined ? 100 * (1 + random.int(6)) : pointsOf(making, wish);
      return chance(random, 2)
        ? { amount }
        : { operation, amount: typeof amount === "number" && chance(random, 2) ? -amount : amount };
    }
  }
}

function aSpecialSummon(making: Making): Action {
  const { random, targets } = making;
  const kind = "special_summon";
  const from = random.pick(["hand", "deck", "graveyard", "banished", "target"] as const);
  const place = chance(random, 3)
    ? { faceDown: true }
    : chance(random, 2) && { position: random.pick(POSITIONS) };
  if (from === "target") {
    targets.push({
      zone: "graveyard",
      side: random.pick(sides),
      count: 1,
      filter: { cardType: "stereotype" },
    });
    return { kind, from, ...place };
  }
  const piles = from === "graveyard" || from === "banished";
  return {
    kind,
    from,
    ...(chance(random, 3) && { count: 2 }),
    ...(chance(random, 2) && { filter: aFilter(random, "maxLevel") }),
    ...(piles && { side: random.pick(sides) }),
    ...place,
  };
}

function aCostChange(random: Stream) {
  const operation = random.pick(["set", "add", "multiply"] as const);
  const amount = { set: 1, add: random.pick([-1, 1]), multiply: random.pick([0, 2]) }[operation];
  const cardType = random.pick(["spell", "trap", undefined] as const);
  return { operation, amount, ...(cardType !== undefined && { cardType }) };
}

function aRestriction(
  { random }: Making,
  wish: Partial<Wish>,
  lasting: Lasting,
  harm: () => Selection,
): Action {
  const kind = "apply_restriction";
  const restriction = wish.restriction ?? random.pick(RESTRICTIONS);
  const onSeat = restriction === "battle_phase" || restriction === "draw_phase";
  // What binds a whole seat for good would decide the match, so it passes.
  const passing =
    "duration" in lasting ? { duration: random.pick(["turn", "until_next_turn"] as const) } : {};
  return onSeat || wish.restricts === "seat" || (wish.restricts === undefined && chance(random, 3))
    ? { kind, restriction, who: "opponent", ...passing }
    : { kind, restriction, what: harm(), ...lasting };
}
