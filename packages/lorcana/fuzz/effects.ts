/** A random effect of a wanted kind. */
import type { Stream } from "@tcg/core";
import type { Effect, EffectKind, Filter, Who } from "../src/cards.ts";
import {
  DURATIONS,
  KEYWORDS,
  PERMISSIONS,
  RESTRICTIONS,
  STATS,
  TRIGGERS,
} from "../src/vocabulary.ts";
import { aCondition, aFilter, anAmount, aTarget, aTrigger, chance, someCosts } from "./parts.ts";

const WHO: readonly Who[] = [
  "you",
  "you",
  "opponent",
  "each",
  "each-opponent",
  "chosen-player",
  "its-player",
  "the-others-player",
];
type Rest = Extract<Effect, { do: "look-at-top" }>["rest"];
const IN_DISCARD: Filter = { side: "yours" };
const GIVEN = KEYWORDS.filter((name) => name !== "shift" && name !== "sing-together");
const ON_PLAYERS = [
  "play-characters",
  "play-actions",
  "play-items",
  "play-locations",
  "draw-step",
  "gain-lore",
  "lose-lore",
  "discard",
] as const;
const ON_CARDS = RESTRICTIONS.filter((name) => !(ON_PLAYERS as readonly string[]).includes(name));

type Make = (random: Stream, depth: number) => Effect;

const someEffects = (random: Stream, depth: number): Effect[] =>
  Array.from({ length: 1 + random.int(2) }, () => anEffect(random, depth - 1));

const makers: { readonly [K in EffectKind]: Make } = {
  draw: (r) => ({ do: "draw", amount: anAmount(r), who: r.pick(WHO) }),
  discard: (r) => ({
    do: "discard",
    amount: anAmount(r),
    who: r.pick(WHO),
    ...(chance(r, 4) && { random: true as const }),
  }),
  mill: (r) => ({ do: "mill", amount: anAmount(r), who: r.pick(WHO) }),
  "gain-lore": (r) => ({ do: "gain-lore", amount: anAmount(r, 1), who: r.pick(WHO) }),
  "lose-lore": (r) => ({ do: "lose-lore", amount: anAmount(r, 1), who: r.pick(WHO) }),
  "deal-damage": (r) => ({ do: "deal-damage", amount: anAmount(r, 3), target: aTarget(r) }),
  "put-damage": (r) => ({ do: "put-damage", amount: anAmount(r), target: aTarget(r) }),
  "move-damage": (r) => ({
    do: "move-damage",
    amount: anAmount(r, 3),
    ...(chance(r, 2) && { upTo: true as const }),
    from: { pick: "chosen", where: { type: "character", damaged: true } },
    to: { pick: "chosen", where: aFilter(r) },
  }),
  "remove-damage": (r) => ({
    do: "remove-damage",
    amount: anAmount(r, 3),
    ...(!chance(r, 4) && { upTo: true as const }),
    target: aTarget(r, { type: "character", damaged: true }),
  }),
  banish: (r) => ({
    do: "banish",
    target: aTarget(r, {
      ...aFilter(r),
      ...(chance(r, 4) && { type: ["item", "location"] as const }),
    }),
  }),
  "return-to-hand": (r) => ({
    do: "return-to-hand",
    target: chance(r, 2) ? aTarget(r) : { pick: "chosen", where: IN_DISCARD, zone: "discard" },
  }),
  "put-on-deck": (r) => ({
    do: "put-on-deck",
    target: chance(r, 2) ? aTarget(r) : { pick: "chosen", where: IN_DISCARD, zone: "discard" },
    place: r.pick(["top", "bottom", "shuffled"]),
  }),
  "put-into-inkwell": (r) => ({
    do: "put-into-inkwell",
    from: r.pick<() => "hand" | "top-of-deck" | ReturnType<typeof aTarget>>([
      () => "hand",
      () => "top-of-deck",
      () => aTarget(r),
      () => ({ pick: "chosen", where: IN_DISCARD, zone: "discard" }),
    ])(),
    exerted: chance(r, 2),
    who: r.pick(WHO),
  }),
  "put-under": (r) =>
    chance(r, 3)
      ? {
          do: "put-under",
          from: "hand",
          target: { pick: "chosen", where: { type: "character", side: "yours" } },
        }
      : { do: "put-under", target: aTarget(r) },
  "from-under": (r) => ({
    do: "from-under",
    target: aTarget(r, { type: "character", hasUnder: true }),
    to: r.pick(["hand", "inkwell", "discard", "bottom"]),
  }),
  ready: (r) => ({ do: "ready", target: aTarget(r) }),
  exert: (r) => ({ do: "exert", target: aTarget(r) }),
  "move-to-location": (r) => ({
    do: "move-to-location",
    target: aTarget(r, { type: "character", side: "yours" }),
    to: { pick: "chosen", where: { type: "location", side: "yours" } },
  }),
  modify: (r) => ({
    do: "modify",
    stat: r.pick(STATS),
    amount: chance(r, 3) ? -2 : anAmount(r, 3),
    target: aTarget(r),
    duration: r.pick(DURATIONS),
  }),
  "grant-keyword": (r) => ({
    do: "grant-keyword",
    keyword: r.pick(GIVEN),
    ...(chance(r, 6) ? { lost: true as const } : { value: 1 + r.int(3) }),
    target: aTarget(r),
    duration: r.pick(DURATIONS),
  }),
  "grant-ability": (r, depth) => ({
    do: "grant-ability",
    ability: chance(r, 2)
      ? {
          kind: "triggered",
          name: "Given",
          when: aTrigger(r, r.pick(TRIGGERS)),
          effects: [anEffect(r, depth - 1)],
        }
      : {
          kind: "activated",
          name: "Given",
          costs: someCosts(r, true),
          effects: [anEffect(r, depth - 1)],
        },
    target: aTarget(r),
    duration: r.pick(DURATIONS),
  }),
  restrict: (r) => ({
    do: "restrict",
    restriction: r.pick(ON_CARDS),
    ...(chance(r, 5) && { unless: { at: "a-location" as const } }),
    target: aTarget(r),
    duration: r.pick(DURATIONS),
  }),
  "restrict-player": (r) => ({
    do: "restrict-player",
    restriction: r.pick(ON_PLAYERS),
    who: r.pick(WHO),
    duration: r.pick(DURATIONS),
  }),
  "sing-as": (r) => ({
    do: "sing-as",
    amount: r.pick([1, 2, -1]),
    target: aTarget(r, { type: "character" }),
    duration: r.pick(DURATIONS),
  }),
  permit: (r) => ({
    do: "permit",
    permission: r.pick(PERMISSIONS),
    ...(chance(r, 3) && { against: { damaged: true } }),
    target: aTarget(r),
    duration: r.pick(DURATIONS),
  }),
  "reduce-cost": (r) => ({
    do: "reduce-cost",
    amount: anAmount(r),
    ...(chance(r, 2) && { where: aFilter(r, false) }),
    ...(chance(r, 2) && { next: true as const }),
  }),
  "more-inkings": () => ({ do: "more-inkings", amount: 1 }),
  "play-free": (r) => ({
    do: "play-free",
    from: r.pick(["hand", "discard"]),
    where: { cost: { max: 4 } },
    ...(chance(r, 4) && { exerted: true as const }),
    ...(chance(r, 4) && { as: "played" }),
  }),
  "look-at-top": (r) => {
    const count = 1 + r.int(4);
    const where = chance(r, 2) && { type: r.pick(["character", "action", "item"] as const) };
    if (chance(r, 5)) return { do: "look-at-top", count, rest: "top" };
    const away = r.pick(["inkwell", "discard"] as const);
    if (chance(r, 4)) {
      const take = { count: 1, to: r.pick(["hand", "play"] as const), ...(where && { where }) };
      return { do: "look-at-top", count, take, rest: away };
    }
    if (chance(r, 4)) {
      const all = { count, each: true, to: "hand", ...(where && { where }) } as const;
      const take = chance(r, 2) ? all : { ...all, upTo: true as const };
      return { do: "look-at-top", count, take, reveal: true, rest: "bottom" };
    }
    const to = r.pick(["hand", "inkwell", "bottom"] as const);
    // What goes to the inkwell nobody sees: the card checks refuse one that says otherwise.
    const reveal = chance(r, 2) && to === "hand";
    return {
      do: "look-at-top",
      count,
      ...(count === 1 || !chance(r, 3)
        ? {
            take: {
              count: 1,
              ...(chance(r, 3) && { upTo: true as const }),
              ...(where && { where }),
              to,
              ...(reveal && { reveal }),
            },
          }
        : {}),
      rest: r.pick<Rest>(["top", "bottom", "either", ...(count > 2 ? [{ onTop: 1 }] : [])]),
    };
  },
  "hand-to-deck": (r) => ({
    do: "hand-to-deck",
    amount: anAmount(r),
    place: r.pick(["top", "bottom"]),
    who: r.pick(WHO),
  }),
  "reveal-top": (r) => ({
    do: "reveal-top",
    where: { type: r.pick(["character", "action", "item"] as const) },
    to: r.pick(["hand", "inkwell", "play"]),
    ...(chance(r, 2) && { may: true as const }),
    otherwise: r.pick(["top", "bottom", "discard", "either"]),
  }),
  search: (r) => ({
    do: "search",
    where: { type: r.pick(["character", "action", "location"] as const) },
    to: r.pick(["hand", "top-of-deck"]),
  }),
  "name-card": (r) => ({
    do: "name-card",
    to: "hand",
    ...(chance(r, 2) && { otherwise: "bottom" as const }),
  }),
  "reveal-hand": (r) => ({ do: "reveal-hand", who: r.pick(WHO) }),
  "choose-discard": (r) => ({
    do: "choose-discard",
    ...(chance(r, 2) && { where: { type: "character" as const } }),
  }),
  may: (r, depth) => ({
    do: "may",
    effects: someEffects(r, depth),
    ...(chance(r, 4) && { otherwise: someEffects(r, depth) }),
    ...(chance(r, 4) && { who: r.pick(["opponent", "each", "each-opponent"] as const) }),
  }),
  pay: (r, depth) => ({ do: "pay", costs: someCosts(r, true), effects: someEffects(r, depth) }),
  if: (r, depth) => ({
    do: "if",
    ...(chance(r, 4)
      ? {
          choose: { pick: "chosen", where: aFilter(r), as: "asked" } as const,
          condition: { those: "asked", are: aFilter(r) },
        }
      : { condition: aCondition(r) }),
    effects: someEffects(r, depth),
    ...(chance(r, 2) && { otherwise: someEffects(r, depth) }),
  }),
  "if-you-do": (r, depth) => ({
    do: "if-you-do",
    first: chance(r, 2) ? [anEffect(r, 0)] : [{ do: "may", effects: [anEffect(r, 0)] }],
    effects: someEffects(r, depth),
  }),
  "choose-one": (r, depth) => ({
    do: "choose-one",
    options: [someEffects(r, depth), someEffects(r, depth)],
  }),
  whenever: (r, depth) => ({
    do: "whenever",
    when: aTrigger(r, r.pick(TRIGGERS)),
    effects: [anEffect(r, depth - 1)],
    duration: r.pick(DURATIONS),
  }),
  later: (r, depth) => ({
    do: "later",
    at: r.pick(["end-of-turn", "your-next-turn"]),
    effects: [anEffect(r, depth - 1)],
  }),
};

export const EFFECT_KINDS = Object.keys(makers) as readonly EffectKind[];

const NESTING: readonly EffectKind[] = [
  "may",
  "pay",
  "if",
  "if-you-do",
  "choose-one",
  "whenever",
  "later",
  "grant-ability",
];
const FLAT = EFFECT_KINDS.filter((kind) => !NESTING.includes(kind));

export function anEffectOf(random: Stream, kind: EffectKind): Effect {
  return makers[kind](random, 2);
}

/** "Chosen … . That card …": the second sentence speaks of what the first has chosen. */
export function twoAboutOne(random: Stream): Effect[] {
  const target = { pick: "chosen", where: aFilter(random), as: "that" } as const;
  const that = { pick: "those", as: "that" } as const;
  return [
    random.pick<Effect>([
      { do: "exert", target },
      { do: "ready", target },
      { do: "put-damage", amount: 1, target },
    ]),
    random.pick<Effect>([
      { do: "return-to-hand", target: that },
      { do: "banish", target: that },
      { do: "later", at: "end-of-turn", effects: [{ do: "banish", target: that }] },
    ]),
    { do: "draw", amount: 1, who: { playerOf: "that" } },
  ];
}

/** "Play … for free. It gains …. At the end of this turn, …": the others speak of what is played. */
export function playedAndNamed(random: Stream): Effect[] {
  const where = { type: "character" } as const;
  const that = { pick: "those", as: "played" } as const;
  return [
    random.pick<Effect>([
      { do: "play-free", from: random.pick(["hand", "discard"]), where, as: "played" },
      { do: "reveal-top", where, to: "play", otherwise: "discard", as: "played" },
    ]),
    { do: "grant-keyword", keyword: random.pick(GIVEN), value: 1, target: that, duration: "turn" },
    { do: "later", at: "end-of-turn", effects: [{ do: "banish", target: that }] },
  ];
}

export function anEffect(random: Stream, depth = 2): Effect {
  const kind = random.pick(depth > 0 && chance(random, 3) ? NESTING : FLAT);
  return makers[kind](random, depth);
}
