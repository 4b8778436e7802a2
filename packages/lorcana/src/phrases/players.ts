/** Who does it. */
import type { Who } from "../cards.ts";
import { after, type Context, oneOf, type Part } from "./part.ts";

type Name = Exclude<Who, object>;

/** "Its player": of a card that was spoken of. */
const OWNERS = ["its player", "their player", "that player"];

/** The first word is the official one. */
const NAMES: readonly (readonly [Name, readonly string[]])[] = [
  ["opponent", ["chosen opponent", "your opponent", "an opponent"]],
  ["each", ["each player"]],
  ["each-opponent", ["each opponent", "all opponents", "each opposing player"]],
  ["chosen-player", ["chosen player"]],
  ["its-player", ["its player", "their player", "that player"]],
];

/** Of the other card in a challenge, by the trigger. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  challenged: ["the challenging player", "the challenging character's player"],
  challenges: ["the challenged character's player"],
};

/** Its player: of the card that the trigger is about, if that was spoken of last. */
function namesIn({ spoken, trigger }: Context): typeof NAMES {
  const isAboutIt = spoken.at(-1)?.selector.pick === "it";
  const known = isAboutIt ? NAMES : NAMES.filter(([name]) => name !== "its-player");
  const others = OTHERS[trigger?.on ?? ""];
  return others === undefined ? known : [...known, ["the-others-player", others]];
}

/** The name of the card that was spoken of last. */
function playerSpokenOf({ spoken }: Context): string | null {
  const last = spoken.at(-1)?.selector;
  return last?.pick === "those" ? last.as : null;
}

/** With the blank after it; nothing for you. */
export const player: Part<Who | undefined> = {
  read(text, at, context) {
    const you = { value: undefined, context: { ...context, subject: "you" as const } };
    const said = after(text, at, "you ");
    const mine = [
      { ...you, end: at },
      ...(said === null || context.isBare ? [] : [{ ...you, end: said }]),
    ];
    const start = context.isBare ? after(text, at, "have ") : at;
    if (start === null) return mine;
    const others = namesIn(context).flatMap(([value, names]) =>
      names.flatMap((name) => {
        const end = after(text, start, `${name} `);
        return end === null
          ? []
          : [{ value, end, context: { ...context, subject: "one" as const } }];
      }),
    );
    const last = playerSpokenOf(context);
    const owners = last === null ? [] : OWNERS;
    const theirs = owners.flatMap((name) => {
      const end = after(text, start, `${name} `);
      return end === null || last === null
        ? []
        : [{ value: { playerOf: last }, end, context: { ...context, subject: "one" as const } }];
    });
    return [...mine, ...others, ...theirs];
  },
  speak(value, context) {
    if (value === undefined || value === "you") {
      return {
        text: context.isBare ? "" : "\uE000\uE001you \uE002",
        context: { ...context, subject: "you" },
      };
    }
    if (typeof value === "object" && "playerOf" in value) {
      if (value.playerOf !== playerSpokenOf(context)) return null;
      const lead = context.isBare ? "have " : "";
      return { text: `${lead}${oneOf(OWNERS)} `, context: { ...context, subject: "one" } };
    }
    const names = namesIn(context).find(([name]) => name === value)?.[1];
    if (names === undefined) return null;
    const said = names.length === 1 ? (names[0] ?? "") : `\uE000${names.join("\uE001")}\uE002`;
    return {
      text: `${context.isBare ? "have " : ""}${said} `,
      context: { ...context, subject: "one" },
    };
  },
};
