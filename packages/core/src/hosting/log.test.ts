import { expect, test } from "vitest";
import { hostedSkirmish } from "../../fixtures/skirmish/index.ts";
import { createRandom, type MaskedEvent } from "../index.ts";
import {
  type CardNames,
  emptyLog,
  endingText,
  type GameWords,
  type LogState,
  plainWords,
  tell,
} from "./index.ts";

const red = { viewer: "red", seating: ["red", "blue"] };
const names: CardNames = { face: (def) => (def === "kid" ? { name: "New Kid" } : undefined) };
const { words } = hostedSkirmish;
const say = (given: GameWords, ...events: MaskedEvent[]): string[] =>
  tell(given, emptyLog, events, red, names).lines.map(({ text }) => text);

const moved = { card: "c1", as: "c2", def: "kid" };

test("the viewer is you, the only other player the opponent, and others have their names", () => {
  const lost = { type: "LIFE_LOST", seat: "blue", amount: 3 };
  const told = (viewer: string, ...seating: string[]): string | undefined =>
    tell(words, emptyLog, [lost], { viewer, seating }, names).lines[0]?.text;
  expect(told("blue", "red", "blue")).toBe("You lose 3 life");
  expect(told("red", "red", "blue")).toBe("The opponent loses 3 life");
  expect(told("spectator", "red", "blue")).toBe("Blue loses 3 life");
  expect(told("red", "red", "blue", "green")).toBe("Blue loses 3 life");
});

test("what lay under an id is remembered, from events and from views", () => {
  const hurt = (card: string) => ({ type: "DAMAGE_DEALT", seat: "red", card, amount: 1 });
  expect(say(words, { type: "UNIT_PLAYED", seat: "blue", change: moved }, hurt("c2"))).toEqual([
    "The opponent plays New Kid",
    "New Kid takes 1 damage",
  ]);
  const zones = {
    blue: {
      board: {
        cards: [
          { card: "c7", def: "kid" },
          { card: "c8", def: null },
        ],
      },
    },
  };
  const seen = tell(words, emptyLog, [], { ...red, zones }, names);
  const { lines } = tell(words, seen, [hurt("c7"), hurt("c8")], red, names);
  expect(lines.map(({ text }) => text)).toEqual([
    "New Kid takes 1 damage",
    "A face-down unit takes 1 damage",
  ]);
  // By its new id, too, where an event shows that and not the face.
  const again = { card: "c2", as: "c5" };
  expect(
    say(
      words,
      { type: "UNIT_DIED", seat: "red", change: moved },
      { type: "X", again },
      hurt("c5"),
    ).at(-1),
  ).toBe("New Kid takes 1 damage");
});

test("what an event turns up is not named by those before it", () => {
  const zones = { blue: { board: { cards: [{ card: "c2", def: "kid" }] } } };
  const attack = { type: "ATTACK_MADE", seat: "red", card: "c1", target: "c2" };
  const flipped = { type: "UNIT_FLIPPED", seat: "blue", change: { card: "c2", def: "kid" } };
  const { lines } = tell(words, emptyLog, [attack, flipped], { ...red, zones }, names);
  expect(lines.map(({ text }) => text)).toEqual([
    "You attack a face-down unit with a card",
    "New Kid is turned face-up",
  ]);
});

test("a name is marked with its id where that is wanted", () => {
  const mark = (name: string, id: string): string => `${name} [${id}]`;
  const played = { type: "UNIT_PLAYED", seat: "red", change: moved };
  const { lines } = tell(words, emptyLog, [played], red, { ...names, mark });
  expect(lines[0]?.text).toBe("You play New Kid [c2]");
});

test("lines are numbered through the match and say who acted", () => {
  const events = [
    { type: "TURN_STARTED", seat: "red", turn: 1 },
    { type: "LIFE_LOST", seat: "red", amount: 1 },
    { type: "LIFE_LOST", seat: "blue", amount: 1 },
    { type: "GAME_ENDED", winners: ["red"], reason: "life" },
  ];
  const first = tell(words, emptyLog, events.slice(0, 2), red, names);
  const { lines } = tell(words, first, events.slice(2), red, names);
  expect(lines.map(({ key, kind }) => [key, kind])).toEqual([
    [0, "turn"],
    [1, "yours"],
    [2, "theirs"],
    [3, "end"],
  ]);
  expect(first.lines).toHaveLength(2);
  expect(lines.at(-1)?.text).toBe("You win: no life was left");
});

test("who won and why is told from where the viewer sits", () => {
  const ended = (...winners: string[]) => ({ type: "GAME_ENDED", winners, reason: "concede" });
  expect(say(words, ended("blue"))).toEqual(["The opponent wins: you conceded"]);
  expect(say(words, ended("red"))).toEqual(["You win: the opponent conceded"]);
  expect(say(words, ended())).toEqual(["Nobody wins: you conceded"]);
  expect(say(words, ended("red", "blue"))).toEqual([
    "You and the opponent win: the loser conceded",
  ]);
  const outcome = { winners: [], reason: "deck_out" };
  expect(endingText(words, outcome, red)).toBe("deck out");
  expect(endingText(words, { ...outcome, reason: "toString" }, red)).toBe("to string");
});

test("a cause that is announced after its effects is told before them", () => {
  const causes = { UNIT_PLAYED: ["LIFE_LOST"] };
  const lost = (amount: number) => ({ type: "LIFE_LOST", seat: "red", amount });
  const played = { type: "UNIT_PLAYED", seat: "red", change: moved };
  const gone = { type: "UNIT_DIED", seat: "red", change: moved };
  expect(say({ ...words, causes }, lost(1), gone, lost(2), lost(3), played)).toEqual([
    "You lose 1 life",
    "New Kid dies",
    "You play New Kid",
    "You lose 2 life",
    "You lose 3 life",
  ]);
});

test("a game's memory hears of an event before it is told, and is kept between calls", () => {
  const counting: GameWords = {
    ...words,
    memory: { start: 0, hear: (memory) => (memory as number) + 1 },
    event: (_event, _say, memory) => `event ${String(memory)}`,
  };
  let log: LogState = emptyLog;
  for (const type of ["A", "B"]) log = tell(counting, log, [{ type }, { type }], red, names);
  expect(log.lines.map(({ text }) => text)).toEqual(["Event 1", "Event 2", "Event 3", "Event 4"]);
});

test("a log has a bound, and goes on counting", () => {
  const many = Array.from({ length: 2100 }, () => ({ type: "LIFE_LOST", seat: "red", amount: 1 }));
  const { lines } = tell(words, emptyLog, many, red, names);
  expect([lines.length, lines.at(-1)?.key]).toEqual([2000, 2099]);
});

test("an event without words of its own is told by its name, its fields and the names of cards", () => {
  const place = (seat: string, zone: string) => ({ seat, zone });
  const change = { ...moved, from: place("blue", "hand"), to: place("blue", "playArea") };
  expect(
    say(
      plainWords,
      { type: "CARD_PLAYED", seat: "blue", cost: 2, target: null, change },
      { type: "CARD_EXERTED", card: "c2", task: { kind: "resolve", refs: ["c9"] } },
      { type: "CARDS_SHOWN", by: "hand-limit", change: { cards: [{ card: "c4", def: "kid" }] } },
      { type: "PROMPT_OPENED", prompt: { kind: "order", seat: "red" } },
      { type: "PHASE_CHANGED", phase: "main" },
      { type: "GAME_ENDED", winners: ["red"], reason: "deck_out" },
    ),
  ).toEqual([
    "The opponent: card played, cost 2, New Kid from the opponent's hand to the opponent's play area",
    "Card exerted, card New Kid",
    "Cards shown, by hand limit, New Kid",
    "You win: deck out",
  ]);
});

test.each([words, plainWords])("a whole match of Skirmish is told without ids or codes", (told) => {
  const { game, fuzz, describeCard } = hostedSkirmish;
  const random = createRandom(5, "log");
  const opening = game.start(fuzz.options(random));
  if (!opening.ok) throw new Error(opening.rejection.message);
  const faces: CardNames = { face: (def) => describeCard(def) ?? undefined };
  let { state, events } = opening;
  let log = emptyLog;
  for (let i = 0; i < 300; i++) {
    const view = game.mask(state, "red");
    log = tell(told, log, game.maskEvents(state, events, "red"), view, faces);
    const [seat] = game.actors(state);
    if (seat === undefined) break;
    const decision = game.decide(state, seat, random.pick(game.legalMoves(state, seat)).command);
    if (!decision.ok) throw new Error(decision.rejection.message);
    ({ state, events } = decision);
  }
  expect(log.lines.length).toBeGreaterThan(10);
  for (const { text } of log.lines) {
    expect(text).toMatch(/^[A-Z]/);
    expect(text).not.toMatch(/undefined|null|NaN|\bc\d+\b|_|\[object/);
  }
});
