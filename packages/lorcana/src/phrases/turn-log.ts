/** What a player has done this turn: "played 2 or more songs", "drawn a card". */
import type { Condition } from "../cards.ts";
import { howMany } from "./how-many.ts";
import { after, type Part } from "./part.ts";

type LogKey = Extract<Condition, { readonly log: unknown }>["log"];

const DEEDS: readonly (readonly [LogKey, done: string, bare: string, one: string, many: string])[] =
  [
    ["played-songs", "played", "play", "a song", "songs"],
    ["played-actions", "played", "play", "an action", "actions"],
    ["played-characters", "played", "play", "a character", "characters"],
    ["played-items", "played", "play", "an item", "items"],
    ["played", "played", "play", "a card", "cards"],
    ["drawn", "drawn", "draw", "a card", "cards"],
    ["discarded", "discarded", "discard", "a card", "cards"],
    ["quested", "quested with", "quest with", "a character", "characters"],
    ["challenged", "challenged with", "challenge with", "a character", "characters"],
    ["inked", "put", "put", "a card into your inkwell", "cards into your inkwell"],
    ["sang", "had", "have", "a character sing a song", "characters sing songs"],
    ["banished", "had", "have", "a card banished", "cards banished"],
    ["damaged", "had", "have", "a card dealt damage", "cards dealt damage"],
  ];

/** What an opponent has done: the same about their cards. */
const aboutThem = (words: string): string => words.replace("your", "their");

/** "played 2 or fewer cards", "drawn no cards": any number, of you or of an opponent. */
export function logOf(who: "you" | "opponent"): Part<Condition> {
  const said = (words: string): string => (who === "you" ? words : aboutThem(words));
  return {
    read: (text, at, context) =>
      DEEDS.flatMap(([key, done, , one, many]) => {
        const once = after(text, at, said(`${done} ${one}`));
        const single =
          once === null
            ? []
            : [{ value: { log: key, of: who, is: { min: 1 } } as const, end: once, context }];
        const start = after(text, at, `${done} `);
        const several =
          start === null
            ? []
            : howMany.read(text, start, context).flatMap(({ value: is, end }) => {
                const stop = after(text, end, said(` ${many}`));
                return stop === null
                  ? []
                  : [{ value: { log: key, of: who, is } as const, end: stop, context }];
              });
        return [...single, ...several];
      }),
    speak(value, context) {
      if (!("log" in value) || value.of !== who) return null;
      const deed = DEEDS.find(([key]) => key === value.log);
      const range = howMany.speak(value.is, context);
      if (deed === undefined || range === null) return null;
      const [, done, , one, many] = deed;
      const isOne = value.is.min === 1 && value.is.max === undefined;
      return { text: said(isOne ? `${done} ${one}` : `${done} ${range.text} ${many}`), context };
    },
  };
}

export const undone: Part<Condition> = {
  read: (text, at, context) =>
    DEEDS.flatMap(([key, , bare, one]) => {
      const end = after(text, at, `${bare} ${one}`);
      return end === null
        ? []
        : [{ value: { log: key, of: "you", is: { max: 0 } } as const, end, context }];
    }),
  speak(value, context) {
    if (!("log" in value) || value.of !== "you" || value.is.max !== 0) return null;
    const deed = DEEDS.find(([key]) => key === value.log);
    return deed === undefined ? null : { text: `${deed[2]} ${deed[3]}`, context };
  },
};
