/**
 * Every restriction, every permission and every power that a keyword gives makes a difference. Each has a
 * table, and something that is done there: it ends otherwise, or can be done no more or only now, if the
 * word stands. A new word does not compile without a row here, and its row fails until a rule reads it.
 */
import { idsIn } from "@tcg/core";
import type { Setup, Then } from "@tcg/core/testkit";
import { expect, test } from "vitest";
import { standing, using } from "../../fixtures/abilities.ts";
import { challenges, inPlay, plays } from "../../fixtures/acts.ts";
import {
  action,
  character,
  item,
  keyword,
  location,
  placed,
  song,
  table,
  tableGame,
} from "../../fixtures/table.ts";
import type { Ability, CardDefinition, KeywordAbility, StandingEffect } from "../../src/cards.ts";
import { keywordRules } from "../../src/keywords/index.ts";
import type { Power } from "../../src/keywords/keyword.ts";
import type { Lorcana } from "../../src/types.ts";
import type { CARD_RESTRICTIONS, Permission, PLAYER_RESTRICTIONS } from "../../src/vocabulary.ts";

type CardRestriction = (typeof CARD_RESTRICTIONS)[number];
type PlayerRestriction = (typeof PLAYER_RESTRICTIONS)[number];

interface Row {
  /** The rule that reads the word. */
  readonly rule: string;
  readonly seats: NonNullable<Setup<Lorcana>["seats"]>;
  readonly play?: (at: Then<Lorcana>) => Then<Lorcana>;
}

const tired = placed("hen", { exerted: true });
const tiredFox = placed("fox", { exerted: true });
const against: Row["seats"] = { host: { play: ["fox"] }, away: { play: [tired] } };
const endTurn = (at: Then<Lorcana>): Then<Lorcana> => at.when("host", "END_TURN");
const foxChallengesHen = (at: Then<Lorcana>): Then<Lorcana> => challenges(at, "host", "fox", "hen");
const inHand = (def: string): Row["seats"] => ({ host: { hand: [def] } });

const onCards: { readonly [R in CardRestriction]: Row } = {
  quest: { rule: "CR 4.3.5.6", seats: against },
  challenge: { rule: "CR 4.3.6.6", seats: against },
  "be-challenged": { rule: "CR 4.3.6.8", seats: against },
  "ready-step": { rule: "CR 4.2.1", seats: against, play: endTurn },
  ready: {
    rule: "CR 1.2.2",
    seats: { host: { hand: ["wake-up"], play: [tiredFox] } },
    play: (at) => plays(at, "host", "wake-up"),
  },
  "be-dealt-damage": {
    rule: "CR 9.1",
    seats: against,
    play: foxChallengesHen,
  },
  "be-dealt-damage-in-challenges": {
    rule: "CR 4.3.6.13",
    seats: against,
    play: foxChallengesHen,
  },
  sing: { rule: "CR 6.3.3", seats: { host: { play: ["fox"], hand: ["round"] } } },
  "be-chosen": {
    rule: "CR 10.13",
    seats: { host: { hand: ["poke"] }, away: { play: ["fox"] } },
    play: (at) => plays(at, "host", "poke"),
  },
  "have-damage-removed": {
    rule: "CR 9.1.1",
    seats: { host: { hand: ["salve"], play: [placed("hen", { damage: 1 })] } },
    play: (at) => plays(at, "host", "salve"),
  },
  move: { rule: "CR 4.3.7", seats: { host: { play: ["fox", "pier"] } } },
};

const onPlayers: { readonly [R in PlayerRestriction]: Row } = {
  "play-characters": { rule: "CR 4.3.4", seats: inHand("fox") },
  "play-actions": { rule: "CR 4.3.4", seats: inHand("wake-up") },
  "play-items": { rule: "CR 4.3.4", seats: inHand("lamp") },
  "play-locations": { rule: "CR 4.3.4", seats: inHand("pier") },
  "draw-step": { rule: "CR 4.2.3", seats: {}, play: (at) => endTurn(at).when("away", "END_TURN") },
  "gain-lore": {
    rule: "CR 4.3.5",
    seats: against,
    play: (at) => at.when("host", `QUEST ${inPlay(at, "host", "fox")}`),
  },
  "lose-lore": {
    rule: "CR 1.2.2",
    seats: { host: { hand: ["fine"], has: { lore: 2 } } },
    play: (at) => plays(at, "host", "fine"),
  },
  discard: {
    rule: "CR 8.3.4",
    seats: { host: { hand: ["purge", "fox"] } },
    play: (at) => plays(at, "host", "purge"),
  },
};

const permissions: { readonly [P in Permission]: Row } = {
  "challenge-ready": {
    rule: "CR 4.3.6.7",
    seats: { host: { play: ["fox"] }, away: { play: ["hen"] } },
  },
  "abilities-for-free": { rule: "CR 4.3.8.4", seats: { host: { play: ["miser"], inkwell: [] } } },
};

/** The fox has the keyword that gives the power, or the round (a song) has. */
const powers: { readonly [P in Power]: Row & { readonly by: KeywordAbility } } = {
  "may-enter-exerted": {
    by: keyword("bodyguard"),
    rule: "CR 10.2",
    seats: inHand("fox"),
    play: (at) => plays(at, "host", "fox"),
  },
  guards: {
    by: keyword("bodyguard"),
    rule: "CR 10.2",
    seats: {
      host: { play: ["crow"] },
      away: { play: [tired, tiredFox] },
    },
  },
  evades: {
    by: keyword("evasive"),
    rule: "CR 10.4",
    seats: { host: { play: ["crow"] }, away: { play: [tiredFox] } },
  },
  "challenges-evasive": {
    by: keyword("alert"),
    rule: "CR 10.4",
    seats: { host: { play: ["fox"] }, away: { play: [placed("owl", { exerted: true })] } },
  },
  "challenges-drying": {
    by: keyword("rush"),
    rule: "CR 10.7",
    seats: { host: { play: [placed("fox", { drying: true })] }, away: { play: [tired] } },
  },
  "strength-while-challenging": {
    by: keyword("challenger", 2),
    rule: "CR 10.3",
    seats: against,
    play: foxChallengesHen,
  },
  "does-not-quest": {
    by: keyword("reckless"),
    rule: "CR 10.5",
    seats: { host: { play: ["fox"] } },
  },
  // It does not quest where an effect keeps it from questing, either.
  "must-challenge": {
    by: keyword("reckless"),
    rule: "CR 10.5",
    seats: { host: { play: ["fox", "cage"] }, away: { play: [tired] } },
  },
  "takes-less-damage": {
    by: keyword("resist", 1),
    rule: "CR 10.6",
    seats: against,
    play: foxChallengesHen,
  },
  "sings-as-if-dearer": {
    by: keyword("singer", 5),
    rule: "CR 10.9",
    seats: { host: { play: ["fox"], hand: ["hymn"] } },
  },
  "played-onto": {
    by: keyword("shift", 1),
    rule: "CR 10.8",
    seats: { host: { play: ["fox"], hand: ["fox"], inkwell: ["blank"] } },
  },
  "sung-together": {
    by: keyword("sing-together", 4),
    rule: "CR 10.10",
    seats: { host: { play: ["crow", "hen"], hand: ["round"], inkwell: [] } },
  },
  "not-chosen-by-opponents": {
    by: keyword("ward"),
    rule: "CR 10.13",
    seats: { host: { hand: ["poke"] }, away: { play: ["fox"] } },
    play: (at) => plays(at, "host", "poke"),
  },
};

const chosen = { pick: "chosen", where: { type: "character" }, count: 1 } as const;

function cardsWith(said: readonly Ability[], word: readonly KeywordAbility[]): CardDefinition[] {
  const isSung = word.some(({ keyword: name }) => keywordRules[name].on.includes("action"));
  return [
    character("fox", { abilities: isSung ? [] : word }),
    character("hen"),
    character("crow"),
    character("owl", { abilities: [keyword("evasive")] }),
    character("miser", { abilities: [using([{ pay: "ink", amount: 3 }], [])] }),
    item("cage", {
      abilities: [
        standing({ where: { name: "fox" } }, [{ fact: "restriction", restriction: "quest" }]),
      ],
    }),
    item("lamp"),
    item("decree", { abilities: said }),
    location("pier"),
    song("round", [], { cost: isSung ? 4 : 2, abilities: isSung ? word : [] }),
    song("hymn", [], { cost: 5 }),
    action("wake-up", [{ do: "ready", target: { pick: "all", where: { name: "fox" } } }]),
    action("salve", [{ do: "remove-damage", amount: 1, target: { pick: "all", where: {} } }]),
    action("fine", [{ do: "lose-lore", amount: 1 }]),
    action("purge", [{ do: "discard", amount: 1 }]),
    action("poke", [{ do: "deal-damage", amount: 1, target: chosen }]),
  ];
}

/** What is to be seen in the end: what can be done or is asked, cards and their marks, lore. */
function lookAfter({ seats, play = (at) => at }: Row, cards: readonly CardDefinition[]): string {
  const host = { ...seats.host, play: [...(seats.host?.play ?? []), "decree"] };
  const { state } = play(table(cards, { seats: { ...seats, host } }));
  const game = tableGame(cards);
  const seen = state.seating.map((seat) => ({
    moves: game.legalMoves(state, seat).map(({ id }) => id),
    play: idsIn(state, seat, "play").map((id) => [id, state.cards.get(id)?.data]),
    hand: idsIn(state, seat, "hand").length,
    lore: state.seats[seat].lore,
  }));
  return JSON.stringify(seen);
}

const none = cardsWith([], []);
const matters = (row: Row, cards: readonly CardDefinition[]): boolean =>
  lookAfter(row, cards) !== lookAfter(row, none);

const aboutCards = (fact: StandingEffect): CardDefinition[] =>
  cardsWith([standing({ where: { type: "character" } }, [fact])], []);
const aboutPlayer = (fact: StandingEffect): CardDefinition[] =>
  cardsWith([standing({ player: "you" }, [fact])], []);
const restricts = (restriction: string): StandingEffect => ({
  fact: "restriction",
  restriction: restriction as CardRestriction,
});
const permits = (permission: string): StandingEffect => ({
  fact: "permission",
  permission: permission as Permission,
});

interface Tried {
  readonly word: string;
  readonly row: Row;
  readonly cards: readonly CardDefinition[];
}

const tried = <R extends Row>(
  table: Readonly<Record<string, R>>,
  cardsFor: (word: string, row: R) => readonly CardDefinition[],
): Tried[] =>
  Object.entries(table).map(([word, row]) => ({ word, row, cards: cardsFor(word, row) }));

const rows: readonly Tried[] = [
  ...tried(onCards, (word) => aboutCards(restricts(word))),
  ...tried(onPlayers, (word) => aboutPlayer(restricts(word))),
  ...tried(permissions, (word) => aboutCards(permits(word))),
  ...tried(powers, (_, { by }) => cardsWith([], [by])),
];

test.each(rows)("[CR 7.6] $word is read by $row.rule", ({ row, cards }) => {
  expect(matters(row, cards)).toBe(true);
});

test("a word that no rule reads makes no difference at any of these tables", () => {
  const idle = [
    aboutCards(restricts("idle")),
    aboutPlayer(restricts("idle")),
    aboutCards(permits("idle")),
  ];
  for (const { row } of rows) for (const cards of idle) expect(matters(row, cards)).toBe(false);
});

test("every power comes from the keyword whose card is looked at", () => {
  for (const [power, { by }] of Object.entries(powers)) {
    const rule = keywordRules[by.keyword];
    expect("powers" in rule && rule.powers).toContain(power);
  }
});
