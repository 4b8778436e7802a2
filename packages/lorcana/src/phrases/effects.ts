/** What each effect does, one sentence of it. */
import type { Effect, Filter, Selector, Who } from "../cards.ts";
import type { Restriction } from "../vocabulary.ts";
import { cards, oneOfTheirOwn, puttingBack } from "./effects/cards.ts";
import { numbers } from "./effects/numbers.ts";
import { playing } from "./effects/playing.ts";
import { counting, rarely } from "./effects/rarely.ts";
import { searching } from "./effects/searching.ts";
import { noun } from "./filters.ts";
import { looking, lookingParts } from "./looking.ts";
import { type Context, mapped, mark, oneOf, type Part, readAs, wordsFor } from "./part.ts";
import { player } from "./players.ts";
import { parts } from "./registry.ts";
import { target as anyTarget, silentlyNamed } from "./selectors.ts";
import { table } from "./table.ts";

export const oneEffect: Part<Effect> = table<Effect>(
  [
    ...numbers,
    ...cards,
    ...oneOfTheirOwn,
    ...playing,
    ...puttingBack,
    ...looking,
    ...searching,
    ...counting,
    ...rarely,
  ],
  parts,
);

/** What is played, with the place within its words; or, `also`, behind all of them. */
function placedWithin(places: readonly string[], also = false): Part<Filter> {
  const played = noun("played", "one");
  return {
    read(text, at, context) {
      return places.flatMap((said) => {
        const place = text.indexOf(said, at);
        const isWithin = text.startsWith(" with ", place + said.length);
        if (place < 0 || place > at + 80 || !(isWithin || also)) return [];
        const without = text.slice(0, place) + text.slice(place + said.length);
        return played
          .read(without, at, context)
          .filter(({ end }) => (isWithin ? end > place : end === place))
          .map((read) => ({ ...read, end: read.end + said.length }));
      });
    },
    speak(where, context) {
      const said = played.speak(where, context);
      if (said === null) return null;
      const place = oneOf(places);
      if (said.text.includes(" with ")) {
        return { ...said, text: said.text.replace(" with ", `${place} with `) };
      }
      return also ? { ...said, text: `${said.text}${place}` } : null;
    },
  };
}

const OPPOSING: readonly (Who | undefined)[] = ["opponent", "each-opponent", "the-others-player"];
const onlyOpposing = (who: Who | undefined): Who | null =>
  who !== undefined && OPPOSING.includes(who) ? who : null;

export const effectParts = {
  ...lookingParts,
  /** Without words: what was played, or discarded, is spoken of from here on. */
  played: silentlyNamed("character"),
  discardedOne: silentlyNamed("card", "discarded"),
  aLocation: silentlyNamed("location", "chosen", true),
  /** Players of whom it is certain that they are opponents: of a challenge, whoever is on the other side. */
  opposingPlayer: mapped<Who | undefined, Who>(player, onlyOpposing, onlyOpposing),
  /** Of whose cards the words say that they are yours. */
  yourTarget: {
    read: (text: string, at: number, context: Context) => anyTarget.read(text, at, context),
    speak(selector: Selector, context: Context) {
      const said = anyTarget.speak(selector, context);
      return said?.context.spoken.at(-1)?.isYours ? said : null;
    },
  },
  /** "Your" of you, "their" of anybody else. */
  your: {
    read: (text: string, at: number, context: Context) =>
      mark("your", "their").read(text, at, context),
    speak: (_: undefined, context: Context) => ({
      text: oneOf(context.subject === "you" ? ["your", "their"] : ["their", "your"]),
      context,
    }),
  },
  /** Of several cards. */
  inAnyOrder: {
    read: (text: string, at: number, context: Context) =>
      mark(" in any order", "").read(text, at, context),
    speak: (_: undefined, context: Context) => ({
      text: oneOf(context.subject === "many" ? [" in any order", ""] : ["", " in any order"]),
      context,
    }),
  },
  severalCards: {
    read(text: string, at: number, context: Context) {
      const match = /^up to (\d+) additional cards/.exec(text.slice(at));
      if (match === null) return [];
      return [{ value: Number(match[1]), end: at + match[0].length, context }];
    },
    speak: (amount: number, context: Context) => ({
      text: `up to ${amount} additional cards`,
      context,
    }),
  },
  opponents: {
    read: readAs(mark("opponents ")),
    speak: (_: undefined, context: Context) => ({
      text: "opponents ",
      context: { ...context, subject: "many" as const },
    }),
  },
  /** After "you may" it is clear who. */
  you: {
    read: readAs(mark("you ", "")),
    speak: (_: undefined, context: Context) => ({
      text: oneOf(context.isBare ? ["", "you "] : ["you ", ""]),
      context,
    }),
  },
  /** Who does it, also where it is you. */
  somebody: {
    read: (text: string, at: number, context: Context) =>
      player.read(text, at, context).map((read) => ({ ...read, value: read.value ?? "you" })),
    speak(who: Who | undefined, context: Context) {
      const said = player.speak(who, context);
      const isYou = said !== null && said.context.subject === "you" && !context.isBare;
      return isYou ? { ...said, text: oneOf(["you ", ""]) } : said;
    },
  },
  /** "character from your discard with cost 3 or less": the place stands within. */
  fromDiscard: placedWithin([" from your discard"]),
  /** Wherever of the two it is: one chooses where to look first. */
  fromEither: placedWithin([" from your hand or discard", " from your discard or hand"], true),
  whoseHand: wordsFor<Who>([
    ["opponent", "chosen opponent's", "your opponent's"],
    ["each-opponent", "each opponent's"],
    ["chosen-player", "chosen player's"],
  ]),
  playedFrom: wordsFor([
    ["hand", "", " from your hand"],
    ["discard", " from your discard"],
  ] as const),
  kindsPlayed: wordsFor<Restriction>([
    ["play-characters", "characters"],
    ["play-actions", "actions"],
    ["play-items", "items"],
    ["play-locations", "locations"],
  ]),
  playersCant: wordsFor<Restriction>([
    ["play-characters", "play characters"],
    ["play-actions", "play actions"],
    ["play-items", "play items"],
    ["play-locations", "play locations"],
    ["gain-lore", "gain lore"],
    ["lose-lore", "lose lore"],
    ["discard", "discard cards"],
  ]),
};
