/** Several effects in a row: clauses of one sentence, and sentences. */
import type { Effect } from "../cards.ts";
import {
  after,
  type Context,
  oneOf,
  type Part,
  type Read,
  type Spoken,
  together,
  waysOf,
} from "./part.ts";

type Effects = readonly Effect[];

/** What is done one after the other is rather said in two sentences than in one. */
export const OF_STOPS = 1;
export const OF_JOINTS = 2;

/** Clauses of one sentence. */
export const JOINTS = [", then ", " and "];
/** From one sentence to the next. */
export const STOPS = [". ", ". Then, ", ". Then "];

/** Who draws and then discards does both in one breath. */
const isBreath = (first: Effect | undefined, then: Effect | undefined): boolean =>
  first?.do === "draw" && (then?.do === "discard" || then?.do === "hand-to-deck");

/** A list in which each part may stand for several effects. */
export function rowOf(
  part: Part<Effects>,
  joints: readonly string[],
  price: number,
): Part<Effects> {
  /** Of so many at most one clause speaks. */
  const MOST = 4;
  /** As many at a time as are said best together. */
  const speakBest = (effects: Effects, start: Context): Spoken | null => {
    let context = start;
    let text = "";
    let strain = 0;
    for (let at = 0; at < effects.length; ) {
      let found: { readonly said: Spoken; readonly size: number; readonly worth: number } | null =
        null;
      for (let size = Math.min(MOST, effects.length - at); size > 0; size--) {
        const said = part.speak(effects.slice(at, at + size), context);
        if (said === null) continue;
        const worth = (said.strain ?? 0) - (size - 1) * price;
        if (found === null || worth <= found.worth) found = { said, size, worth };
      }
      if (found === null) return null;
      if (at > 0) {
        const isOne = joints === JOINTS && isBreath(effects[at - 1], effects[at]);
        strain += isOne ? 0 : price;
        text += joints[0];
      }
      text += found.said.text;
      strain += found.said.strain ?? 0;
      context = found.said.context;
      at += found.size;
    }
    return effects.length === 0 ? null : { text, context, strain };
  };
  const speakFrom = (effects: Effects, context: Context): Spoken | null => {
    if (context.isBest) return speakBest(effects, context);
    const ways: Spoken[] = [];
    for (let size = effects.length; size > 0; size--) {
      const said = part.speak(effects.slice(0, size), context);
      if (said === null) continue;
      if (size === effects.length) {
        ways.push(said);
        continue;
      }
      const rest = speakFrom(effects.slice(size), said.context);
      if (rest === null) continue;
      const isOne = joints === JOINTS && isBreath(effects[size - 1], effects[size]);
      ways.push({
        text: `${said.text}${oneOf(joints)}${rest.text}`,
        context: rest.context,
        strain: together(said, rest) + (isOne ? 0 : price),
      });
    }
    return waysOf(ways);
  };
  return {
    read(text, at, start) {
      const found: Read<Effects>[] = [];
      const more = (so: Effects, from: number, context: Context): void => {
        for (const { value, end, context: then } of part.read(text, from, context)) {
          const all = [...so, ...value];
          found.push({ value: all, end, context: then });
          for (const joint of joints) {
            const next = after(text, end, joint);
            if (next !== null) more(all, next, then);
          }
        }
      };
      more([], at, start);
      return found;
    },
    speak: speakFrom,
  };
}
