/** The top of the deck: looked at or revealed, some of it taken, and where the rest goes. */
import type { Effect, Filter } from "../cards.ts";
import { noun } from "./filters.ts";
import { mapped, onlySpoken, type Part, wordsFor } from "./part.ts";
import { parts } from "./registry.ts";
import { optional, phrases, slot, spokenOnly, table, unusual } from "./table.ts";

const oneCard = noun("card", "one");
const WITH = "card with ";

type LookAtTop = Extract<Effect, { readonly do: "look-at-top" }>;
type RevealTop = Extract<Effect, { readonly do: "reveal-top" }>;
type Take = NonNullable<LookAtTop["take"]>;

const effect = phrases<Effect>();
const take = phrases<Take>();
const rareTake = spokenOnly<Take>();
/** Better said as of one card, and read as the choice that it is. */
const spokenLook = spokenOnly<Effect>(0);
const rare = unusual<Effect>();

/** What is taken of the cards, behind "look at the top 4 cards of your deck". */
const taken: Part<Take> = table<Take>(
  [
    take("you may reveal (a|an) {where:oneCard} and put it into your hand", {
      count: 1,
      where: slot("where"),
      to: "hand",
      reveal: true,
    }),
    take("you may reveal up to {count} {where:manyCards} and put them into your hand", {
      count: slot("count"),
      where: slot("where"),
      to: "hand",
      reveal: true,
    }),
    take("put (one|1)( of them| card|) into your hand", { count: 1, to: "hand" }),
    take("put {count:several}( of them| cards|) into your hand", {
      count: slot("count"),
      to: "hand",
    }),
    take("you may put (one|1)( of them| card|) into your hand", {
      count: 1,
      upTo: true,
      to: "hand",
    }),
    take("you may put up to {count:several}( of them| cards|) into your hand", {
      count: slot("count"),
      upTo: true,
      to: "hand",
    }),
    take("put (one|1)( of them|) into your inkwell facedown and exerted", {
      count: 1,
      to: "inkwell",
    }),
    take("you may put (one|1)( of them|) into your inkwell facedown and exerted", {
      count: 1,
      upTo: true,
      to: "inkwell",
    }),
    take("you may reveal (a|an) {where:oneCard} and play it for free", {
      count: 1,
      where: slot("where"),
      to: "play",
      reveal: true,
    }),
    take("you may play (a|an) {where:oneCard}( from among them|) for free", {
      count: 1,
      where: slot("where"),
      to: "play",
    }),
  ],
  parts,
);

/** Every other way to take cards: of which, how many, where to, and who sees them. */
const GOALS = [
  ["hand", "into your hand"],
  ["inkwell", "into your inkwell facedown and exerted"],
  ["bottom", "on the bottom of your deck"],
] as const;
const takenOtherwise: Part<Take> = table<Take>(
  [true, false].flatMap((isUpTo) =>
    [true, false].flatMap((isCertain) =>
      [true, false].flatMap((isShown) => {
        const upTo = isUpTo && { upTo: true as const };
        const where = isCertain && { where: slot("where") };
        const reveal = isShown && { reveal: true as const };
        const lead = isUpTo ? "you may " : "";
        const number = isUpTo ? "up to {count}" : "{count}";
        const [one, many] = isCertain
          ? ["(a|an) {where:oneCard}", "{where:manyCards}"]
          : ["one of them", "of them"];
        return [
          ...GOALS.flatMap(([to, place]) => {
            const put = (what: string, it: string): string =>
              isShown
                ? `${lead}reveal ${what} and put ${it} ${place}`
                : `${lead}put ${what} ${place}`;
            const shape = { to, ...upTo, ...where, ...reveal };
            return [
              rareTake(put(one, "it"), { count: 1, ...shape }),
              rareTake(put(`${number} ${many}`, "them"), { count: slot("count"), ...shape }),
            ];
          }),
          rareTake(
            isShown ? `${lead}reveal ${one} and play it for free` : `${lead}play ${one} for free`,
            { count: 1, to: "play", ...upTo, ...where, ...reveal },
          ),
        ];
      }),
    ),
  ),
  parts,
);

/** Of revealed cards, all that are alike. */
const takenEach: Part<Take> = table<Take>(
  [
    take("you may put each {where:oneCard} into your hand", {
      count: 1,
      upTo: true,
      each: true,
      where: slot("where"),
      to: "hand",
    }),
    take("put (all |)revealed {where:manyCards} into your hand", {
      count: 1,
      each: true,
      where: slot("where"),
      to: "hand",
    }),
    take("put all {where:manyCards} revealed( this way|) into your hand", {
      count: 1,
      each: true,
      where: slot("where"),
      to: "hand",
    }),
    take("put (each|all) {where:oneCard} into your hand", {
      count: 1,
      each: true,
      where: slot("where"),
      to: "hand",
    }),
    ...GOALS.flatMap(([to, place]) => [
      // Of "each" the number says nothing.
      rareTake(`you may put each {where:oneCard} ${place}`, {
        count: slot("count"),
        upTo: true,
        each: true,
        where: slot("where"),
        to,
      }),
      rareTake(`put each {where:oneCard} ${place}`, {
        count: slot("count"),
        each: true,
        where: slot("where"),
        to,
      }),
      rareTake(`you may put all of them ${place}`, {
        count: slot("count"),
        upTo: true,
        each: true,
        to,
      }),
      rareTake(`put all of them ${place}`, { count: slot("count"), each: true, to }),
    ]),
  ],
  parts,
);

const anyNumber = "you may reveal any number of {where:manyCards} and put them into your hand";

export const looking = [
  effect("look at the {count:topCards} of your deck. {take:taken}{rest:restGoes}", {
    do: "look-at-top",
    count: slot("count"),
    take: slot("take"),
    rest: slot("rest"),
  }),
  effect(`look at the {count:topCards} of your deck. ${anyNumber}{rest:restGoes}`, {
    do: "look-at-top",
    count: slot("count"),
    take: { count: slot("count"), upTo: true, where: slot("where"), to: "hand", reveal: true },
    rest: slot("rest"),
  }),
  ...(["look at", "reveal"] as const).flatMap((how) =>
    ["{rest:restGoes}", "{rest:restStays}"].map((rest) =>
      rare(`${how} the {count:topCards} of your deck. {take:takenOtherwise}${rest}`, {
        do: "look-at-top",
        count: slot("count"),
        take: slot("take"),
        ...(how === "reveal" && { reveal: true as const }),
        rest: slot("rest"),
      }),
    ),
  ),
  rare("look at the {count:topCards} of your deck. {take:taken}{rest:restStays}", {
    do: "look-at-top",
    count: slot("count"),
    take: slot("take"),
    rest: slot("rest"),
  }),
  rare("reveal the {count:topCards} of your deck. {take:takenEach}{rest:restStays}", {
    do: "look-at-top",
    count: slot("count"),
    take: slot("take"),
    reveal: true,
    rest: slot("rest"),
  }),
  ...(["look at", "reveal"] as const).map((how) =>
    rare(`${how} the {count:topCards} of your deck. {rest:allGo}`, {
      do: "look-at-top",
      count: slot("count"),
      ...(how === "reveal" && { reveal: true as const }),
      rest: slot("rest"),
    }),
  ),
  effect("reveal the {count:topCards} of your deck. {take:takenEach}{rest:restGoes}", {
    do: "look-at-top",
    count: slot("count"),
    take: slot("take"),
    reveal: true,
    rest: slot("rest"),
  }),
  // Arranged and put back.
  effect(
    "look at the {count:topCards} of your deck(. Put them back on the top of your deck in any order| and put them back in any order)",
    { do: "look-at-top", count: slot("count"), rest: "top" },
  ),
  effect(
    "look at the top card of your deck(. Put| and put) it on either the top or the bottom of your deck",
    { do: "look-at-top", count: 1, take: { count: 1, upTo: true, to: "bottom" }, rest: "top" },
  ),
  spokenLook(
    "look at the top card of your deck. Put it on either the top or the bottom of your deck",
    { do: "look-at-top", count: 1, rest: "either" },
  ),
  effect(
    "look at the {count:topCards} of your deck. Put any number of them on the top or the bottom of your deck in any order",
    { do: "look-at-top", count: slot("count"), rest: "either" },
  ),
  effect(
    "look at the top 2 cards of your deck. Put one on the top of your deck and the other on the bottom",
    { do: "look-at-top", count: 2, take: { count: 1, to: "bottom" }, rest: "top" },
  ),
  effect(
    "look at the {count:topCards} of your deck. Put one( back|) on the top of your deck and the rest on the bottom( of your deck|) in any order",
    { do: "look-at-top", count: slot("count"), rest: { onTop: 1 } },
  ),
  effect(
    "look at the {count:topCards} of your deck. Put {n:several}( of them|) on the top of your deck and the rest on the bottom( of your deck|) in any order",
    { do: "look-at-top", count: slot("count"), rest: { onTop: slot("n") } },
  ),
  effect(
    "look at the top card of your deck. You may put it into your inkwell facedown and exerted",
    { do: "look-at-top", count: 1, take: { count: 1, upTo: true, to: "inkwell" }, rest: "top" },
  ),
  // One card, which everybody sees.
  effect(
    "reveal the top card of your deck. If it's {where:eitherCard}, {may}{to:goes}{exerted}. Otherwise, {otherwise:putAside}",
    {
      do: "reveal-top",
      where: slot("where"),
      to: slot("to"),
      may: optional("may"),
      exerted: optional("exerted"),
      otherwise: slot("otherwise"),
    },
  ),
  effect(
    "reveal the top card of your deck. If it's (a|an) {where:oneCard}, {may}{to:goes}{exerted}. Otherwise, {otherwise:putAside}",
    {
      do: "reveal-top",
      where: slot("where"),
      to: slot("to"),
      may: optional("may"),
      exerted: optional("exerted"),
      otherwise: slot("otherwise"),
    },
  ),
  effect(
    "reveal the top card of your deck. If it's (a|an) {where:oneCard}, {may}{to:goes}{exerted}",
    {
      do: "reveal-top",
      where: slot("where"),
      to: slot("to"),
      may: optional("may"),
      exerted: optional("exerted"),
      otherwise: "top",
    },
  ),
];

const MAYBE = { may: optional("may"), exerted: optional("exerted") } as const;

/** "If it has the same name as the chosen card": what stands behind a noun. */
looking.push(
  effect(
    "reveal the top card of your deck. If it has {where:itHas}, {may}{to:goes}{exerted}. Otherwise, {otherwise:putAside}",
    {
      do: "reveal-top",
      where: slot("where"),
      to: slot("to"),
      ...MAYBE,
      otherwise: slot("otherwise"),
    },
  ),
  effect("reveal the top card of your deck. If it has {where:itHas}, {may}{to:goes}{exerted}", {
    do: "reveal-top",
    where: slot("where"),
    to: slot("to"),
    ...MAYBE,
    otherwise: "top",
  }),
);
const ALL_GO: Readonly<Record<string, string>> = {
  top: "Put them back on the top of your deck in any order",
  bottom: "Put them on the bottom of your deck in any order",
  discard: "Put them into your discard",
  inkwell: "Put them into your inkwell facedown and exerted",
};

/** "top card", "top 4 cards" */
const topCards: Part<number> = {
  read(text, at, context) {
    const match = /^top (?:card|(\d+) cards)/.exec(text.slice(at));
    if (match === null) return [];
    return [{ value: Number(match[1] ?? 1), end: at + match[0].length, context }];
  },
  speak: (value, context) =>
    typeof value === "number"
      ? { text: value === 1 ? "top card" : `top ${value} cards`, context }
      : null,
};

/** A number that is not one: that has words of its own. */
const several: Part<number> = {
  read(text, at, context) {
    const match = /^\d+/.exec(text.slice(at));
    const value = Number(match?.[0] ?? 0);
    return match === null || value < 2 ? [] : [{ value, end: at + match[0].length, context }];
  },
  speak: (value, context) =>
    typeof value === "number" && value > 1 ? { text: `${value}`, context } : null,
};

const YOUR = ["your deck", "the deck"];
const LEFT = ["the rest", "the other", "the others"];

const behind = (place: string): string[] =>
  LEFT.flatMap((left) => [
    `. Put ${left} ${place}`,
    `. Place ${left} ${place}`,
    ` and ${left} ${place}`,
  ]);

const onDeck = (end: string): string[] =>
  YOUR.flatMap((deck) => [`on the ${end} of ${deck} in any order`, `on the ${end} of ${deck}`]);

export const lookingParts = {
  topCards,
  severalTop: mapped<number, number>(
    topCards,
    (n) => (n > 1 ? n : null),
    (n) => (n > 1 ? n : null),
  ),
  several,
  taken,
  takenEach,
  itHas: {
    read: (text, at, context) =>
      oneCard
        .read(`card with ${text.slice(at)}`, 0, context)
        .filter(({ end }) => end > WITH.length)
        .map((read) => ({ ...read, end: at + read.end - WITH.length, context })),
    speak(where, context) {
      const said = oneCard.speak(where, context);
      const behind = said?.text.startsWith("card ") ? said.text.slice("card ".length) : "";
      // Also where several wordings begin so.
      if (!/^\uE000?with /.test(behind)) return null;
      return { text: behind.replace(/(^|[\uE000\uE001])with /g, "$1"), context };
    },
  } satisfies Part<Filter>,
  restGoes: wordsFor<LookAtTop["rest"]>([
    ["bottom", ...onDeck("bottom").flatMap(behind)],
    ["top", ...[...onDeck("top"), "back on the top of your deck in any order"].flatMap(behind)],
    ["discard", ...["in your discard", "into your discard"].flatMap(behind)],
    ["inkwell", ...behind("into your inkwell facedown and exerted")],
  ]),
  takenOtherwise,
  /** Arranged, where nothing has said so of the rest. */
  restStays: onlySpoken<LookAtTop["rest"]>((rest, context) => {
    if (rest === "either") {
      const text = ". Put the rest on the top or the bottom of your deck in any order";
      return { text, context };
    }
    if (typeof rest !== "object") return null;
    const { onTop } = rest;
    const text = `. Put ${onTop} of the rest on the top of your deck and the others on the bottom in any order`;
    return { text, context };
  }, 0),
  allGo: onlySpoken<LookAtTop["rest"]>((rest, context) => {
    const text = typeof rest === "string" ? ALL_GO[rest] : undefined;
    return text === undefined ? null : { text, context };
  }, 0),
  may: wordsFor<true | undefined>([
    [undefined, ""],
    [true, "you may "],
  ]),
  goes: wordsFor<RevealTop["to"]>([
    ["hand", "put it into your hand", "put that card into your hand"],
    [
      "play",
      ...[
        "it",
        "that character",
        "that item",
        "that song",
        "that card",
        "that action",
        "that location",
        "the revealed card",
      ].map((card) => `play ${card} for free`),
    ],
    [
      "inkwell",
      "put it into your inkwell facedown and exerted",
      "put that card into your inkwell facedown and exerted",
    ],
  ]),
  exerted: wordsFor<true | undefined>([
    [undefined, ""],
    [true, " and they enter play exerted", " and it enters play exerted"],
  ]),
  putAside: wordsFor<RevealTop["otherwise"]>(
    (
      [
        ["bottom", "on the bottom of your deck"],
        ["top", "on the top of your deck", "back on the top of your deck", "on top of your deck"],
        ["discard", "into your discard", "in your discard"],
        ["either", "on either the top or the bottom of your deck"],
        ["hand", "into your hand"],
      ] as const
    ).map(([value, ...places]) => [
      value,
      ...places.flatMap((place) => [`put it ${place}`, `put that card ${place}`]),
    ]),
  ),
};
