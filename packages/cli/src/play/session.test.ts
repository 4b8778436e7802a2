import { random } from "@tcg/bots";
import { replayRecord } from "@tcg/core";
import { expect, test } from "vitest";
import { findDeck } from "../decks.ts";
import { openGame } from "../games.ts";
import { playSession } from "./session.ts";

interface Shown {
  readonly text: string;
  readonly finished: boolean;
  readonly isReplayed: boolean;
  readonly commands: readonly (readonly [string, string])[];
}

/** Plays with these lines typed; `more` is typed for ever after. */
async function typing(
  name: string,
  lines: readonly string[],
  {
    more = null,
    auto = false,
    notation = false,
  }: { more?: string | null; auto?: boolean; notation?: boolean } = {},
): Promise<Shown> {
  const hosted = await openGame(name);
  const [seat] = hosted.seats;
  if (seat === undefined) throw new Error("nobody plays");
  const decks = new Map(hosted.seats.map((each, i) => [each, findDeck(hosted, undefined, i)]));
  const left = [...lines];
  let text = "";
  const { finished, record } = await playSession(
    hosted,
    {
      seed: 7,
      decks,
      seat,
      bot: random,
      everyDecision: false,
      notation,
      ...(auto && { auto: random }),
    },
    {
      write: (part) => {
        text += part;
      },
      readLine: async () => left.shift() ?? more,
    },
  );
  const isReplayed = replayRecord(hosted.game, record).ok;
  return { text, finished, isReplayed, commands: record.commands };
}

test("a decision shows what happened, the table and the numbered moves, always in this order", async () => {
  const { text } = await typing("lunchtable", []);
  const sections = [
    "== Decision 1 ==",
    "Since your last decision:",
    "Turn ",
    "You (host):",
    "Other (away):",
    "To act: host.",
    "Moves:",
    "  1. ",
  ];
  const places = sections.map((section) => text.indexOf(section));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("nothing on the screen is a word from inside the program", async () => {
  for (const name of ["lunchtable", "blind-bid"]) {
    const { text } = await typing(name, ["help", "view"], { more: "1" });
    // In the help one line shows what a notation looks like.
    const shown = text.replace("SUMMON c12 attack", "");
    expect(shown.match(/.*(\bc\d+\b|main2|setZone|[a-z]_[a-z]|\b[A-Z]+_[A-Z]+\b).*/)).toBeNull();
  }
});

test("ids and notation are shown to whoever asks for them", async () => {
  const { text } = await typing("lunchtable", [], { notation: true });
  expect(text).toMatch(/hand \(\d\): .+ \[c\d+\]/);
  expect(text).toMatch(/ {2}1\. .+ \| [A-Z_]+/);
});

test("a card that is destroyed in the fight is named in the attack", async () => {
  const { text } = await typing("lunchtable", [], { more: "1", auto: true });
  expect(text).toMatch(/attacks? (?!directly).+ with /);
  expect(text).not.toMatch(/attacks? a card with/);
});

test("what is printed on a card is told by its name, and a near miss is put right", async () => {
  const { text: hand } = await typing("lunchtable", []);
  const name = /hand \(\d\): ([^;(]+?)(;| \()/.exec(hand)?.[1] ?? "";
  const { text } = await typing("lunchtable", [`card ${name.toUpperCase()}`, `card ${name}x`]);
  expect(text).toContain(`│ ${name} `);
  expect(text).toContain(`Did you mean ${name}?`);
});

test("the other seat's cards are not shown", async () => {
  const { text } = await typing("lunchtable", []);
  expect(text).toContain("- You start with ");
  expect(text).not.toContain("- The opponent starts with ");
  expect(text.slice(text.indexOf("Other (away):"))).toMatch(/hand \((\d)\): \1 hidden/);
});

test("a number and a notation are moves", async () => {
  const { commands } = await typing("lunchtable", ["1", "END_TURN"]);
  const own = commands.filter(([seat]) => seat === "host").map(([, notation]) => notation);
  expect(own).toEqual([expect.stringMatching(/^SUMMON /), "END_TURN"]);
});

test("what is no move is refused with a reason, and asked again", async () => {
  const { text } = await typing("lunchtable", [
    "99",
    "SUMMON c9999 attack",
    "DANCE",
    "help",
    "quit",
  ]);
  expect(text).toContain("There is no move 99");
  expect(text).toContain("Not legal: ");
  expect(text).toContain("Not understood: ");
  expect(text).toContain("quit       leaves the match unfinished");
});

test("input that ends leaves the match unfinished, and what was played can be replayed", async () => {
  const { text, finished, isReplayed } = await typing("lunchtable", ["1", "1", "1"]);
  expect(finished).toBe(false);
  expect(text).toContain("left unfinished");
  expect(isReplayed).toBe(true);
});

test("whoever surrenders has lost", async () => {
  const { text, finished } = await typing("lunchtable", ["SURRENDER"]);
  expect(finished).toBe(true);
  expect(text).toContain("You lose (host): you gave up");
});

test.each(["skirmish", "blind-bid", "lunchtable"])(
  "a whole match of %s by number one",
  async (name) => {
    const { finished, isReplayed } = await typing(name, [], { more: "1" });
    expect({ finished, isReplayed }).toEqual({ finished: true, isReplayed: true });
  },
);

test("with a bot on the own seat nothing is read", async () => {
  const { text, finished } = await typing("skirmish", [], { auto: true });
  expect(finished).toBe(true);
  expect(text).toContain("red decides: ");
});

test("a choice of many cards is made by their numbers, not from a list of all choices", async () => {
  const { text, commands } = await typing("lorcana", ["9 9", "1 3"]);
  expect(text).toContain(
    'Choose 0 to 7 of these cards by their numbers, such as "1 3"; 0 for none:',
  );
  expect(text).toContain("You cannot choose these cards.");
  expect(text).not.toContain(" 20. ");
  const altered = commands.find(([seat, move]) => seat === "host" && move.startsWith("ALTER"));
  expect(altered?.[1].split(/[ ,]/)).toHaveLength(3);
  const { commands: kept } = await typing("lorcana", ["0"]);
  expect(kept).toContainEqual(["host", "ALTER_HAND -"]);
});
