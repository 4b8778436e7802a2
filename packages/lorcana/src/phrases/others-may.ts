/** "Each player may draw a card": what others decide, each for their own part. */
import type { Effect, Who } from "../cards.ts";
import { after, oneOf, type Part, type Read } from "./part.ts";
import { player } from "./players.ts";
import { parts } from "./registry.ts";
import { same } from "./table.ts";

type Effects = readonly Effect[];
type May = Extract<Effect, { readonly do: "may" }>;

const WHO: readonly (readonly [Who, ...string[]])[] = [
  ["each", "each player "],
  ["each-opponent", "each opponent ", "each opposing player "],
  ["opponent", "chosen opponent ", "your opponent "],
];

/** Of these it can be said who does them. */
const THEIRS: readonly Effect["do"][] = [
  "draw",
  "discard",
  "mill",
  "gain-lore",
  "lose-lore",
  "put-into-inkwell",
  "hand-to-deck",
  "reveal-hand",
];

const REFUSED = [
  ". For each opponent who doesn't, ",
  ". For each player who doesn't, ",
  ". If they don't, ",
];

const done = (): Part<Effects> => parts().bare as unknown as Part<Effects>;
const then = (): Part<Effects> => parts().joined as unknown as Part<Effects>;

export const othersMay: Part<Effects> = {
  read(text, at, context) {
    const found: Read<Effects>[] = [];
    const named = WHO.flatMap(([who, ...names]) =>
      names.flatMap((name) => {
        const end = after(text, at, name);
        return end === null ? [] : [{ who, end }];
      }),
    );
    // Its player: of a card that was spoken of.
    const owners = player
      .read(text, at, { ...context, isBare: false })
      .flatMap(({ value: who, end }) => (who !== undefined && isOwner(who) ? [{ who, end }] : []));
    for (const { who, end } of [...named, ...owners]) {
      const start = after(text, end, "may ");
      if (start !== null) {
        for (const read of done().read(text, start, context)) {
          const effects = theirs(read.value, who);
          if (effects === null) continue;
          found.push({ ...read, value: [{ do: "may", who, effects }] });
          for (const joint of REFUSED) {
            const from = after(text, read.end, joint);
            if (from === null) continue;
            for (const other of then().read(text, from, read.context)) {
              const value: Effects = [{ do: "may", who, effects, otherwise: other.value }];
              found.push({ ...other, value });
            }
          }
        }
      }
    }
    return found;
  },
  speak(effects, context) {
    const [may] = effects;
    if (effects.length !== 1 || may?.do !== "may" || may.who === undefined) return null;
    const names = WHO.find(([who]) => who === may.who)?.slice(1) as string[] | undefined;
    const own = plain(may);
    const owner = isOwner(may.who)
      ? player.speak(may.who, { ...context, isBare: false })?.text
      : undefined;
    const name = names === undefined ? owner : oneOf(names);
    if (name === undefined || own === null) return null;
    const said = done().speak(own, context);
    if (said === null) return null;
    const head = `${name}may ${said.text}`;
    if (may.otherwise === undefined) return { text: head, context: said.context };
    const other = then().speak(may.otherwise, said.context);
    // Of several opponents each decides.
    const ways = may.who === "opponent" ? REFUSED.toReversed() : REFUSED;
    return other && { text: `${head}${oneOf(ways)}${other.text}`, context: other.context };
  },
};

/** Of one card, so that it is one player. */
function isOwner(who: Who): boolean {
  return typeof who === "object" ? "playerOf" in who : who === "its-player";
}

/** The same, of those who decide. */
function theirs(effects: Effects, who: Who): Effects | null {
  const all = effects.map((effect) =>
    THEIRS.includes(effect.do) && !("who" in effect) ? ({ ...effect, who } as Effect) : null,
  );
  return all.some((effect) => effect === null) ? null : (all as Effects);
}

function plain({ effects, who }: May): Effects | null {
  const all = effects.map((effect) => {
    if (!("who" in effect) || !same(effect.who, who)) return null;
    const { who: _, ...rest } = effect;
    return rest as Effect;
  });
  return all.some((effect) => effect === null) ? null : (all as Effects);
}
