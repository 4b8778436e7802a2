/** Who does it. */
import type { Who } from "../cards.ts";
import { after, type Context, oneOf, onlySpoken, type Part } from "./part.ts";

type Name = Exclude<Who, object>;

/** "Its player": of a card that was spoken of. */
const OWNERS = ["its player", "their player", "that player"] as const;

/** The first word is the official one. */
const NAMES: readonly (readonly [Name, readonly string[]])[] = [
  ["opponent", ["chosen opponent", "your opponent", "an opponent"]],
  ["each", ["each player", "all players"]],
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

const isSpokenOf = (name: string, context: Context): boolean =>
  name === playerSpokenOf(context) && !context.called?.has(name);

/** Who it is where nothing before has spoken of a card of theirs. */
function unspoken(who: Who, { called }: Context): string {
  switch (who) {
    case "its-player":
      return "that card's player";
    case "the-others-player":
      return "the other card's player";
    default: {
      const name = typeof who === "object" && "playerOf" in who ? who.playerOf : "";
      return typeof who === "object" && "seat" in who
        ? "your opponent"
        : `${called?.get(name)?.text ?? "that card"}'s player`;
    }
  }
}

/** Without the blank. */
export const playerName: Part<Who | undefined> = onlySpoken((who, context) => {
  if (who === undefined || who === "you") return { text: "you", context };
  const said = player.speak(who, { ...context, isBare: false });
  return (
    said && { ...said, text: said.text.replaceAll(" \uE001", "\uE001").replace(/ \uE002? ?$/, "") }
  );
});

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
    const isOwn = value === "its-player" && context.trigger?.card === "this";
    if (value === undefined || value === "you" || isOwn) {
      return {
        text: context.isBare ? "" : "\uE000\uE001you \uE002",
        context: { ...context, subject: "you" },
      };
    }
    if (typeof value === "object" && "playerOf" in value && isSpokenOf(value.playerOf, context)) {
      const lead = context.isBare ? "have " : "";
      const isCharacter = context.spoken.at(-1)?.kind === "character";
      const [its, their, ...others] = OWNERS;
      const owners = isCharacter ? [their, its, ...others] : OWNERS;
      return { text: `${lead}${oneOf(owners)} `, context: { ...context, subject: "one" } };
    }
    if (typeof value === "object" && "seat" in value && value.seat === context.speaker) {
      return {
        text: context.isBare ? "" : oneOf(["", "you "]),
        context: { ...context, subject: "you" },
      };
    }
    const known = namesIn(context).find(([name]) => name === value)?.[1];
    const names = known ?? [unspoken(value, context)];
    const said = names.length === 1 ? (names[0] ?? "") : `\uE000${names.join("\uE001")}\uE002`;
    return {
      text: `${context.isBare ? "have " : ""}${said} `,
      context: { ...context, subject: "one" },
    };
  },
};
