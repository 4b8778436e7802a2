/** A text that is being carried out, a part at a time: "deal 2 damage to chosen character". */
import type { Cost, Effect, ReplacementAbility } from "../cards.ts";
import { finished, withoutSymbols } from "./finish.ts";
import { best, type Context, type Part, type Spoken, toPrint } from "./part.ts";
import { allParts } from "./parts.ts";
import { setParts } from "./registry.ts";

setParts(allParts);

type Effects = readonly Effect[];

const part = <T>(name: string): Part<T> =>
  (allParts as unknown as Readonly<Record<string, Part<T>>>)[name] as Part<T>;

/** As the middle of a sentence. */
function within(said: Spoken | null): string {
  if (said === null) return "do what it says";
  const text = finished(withoutSymbols(best(said.text)));
  // Its articles are right now; what begins with a name keeps its capital.
  const [first = ""] = best(said.text);
  return first === "{" ? lower(text) : `${first}${text.slice(1)}`;
}

const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** "draw 2 cards, then choose and discard a card" */
export const effectsLine = (effects: Effects, context: Context): string =>
  within(part<Effects>("sentences").speak(effects, toPrint(context)));

/** After "you may": "draw a card", "have chosen opponent draw a card". */
export const mayLine = (effects: Effects, context: Context): string =>
  within(part<Effects>("bare").speak(effects, toPrint(context)));

/** "exert this item and pay 2 ink" */
export const costLine = (cost: Cost, context: Context): string =>
  within(part<readonly Cost[]>("payment").speak([cost], context));

/** "put that many damage counters on this character instead" */
export const insteadLine = (instead: ReplacementAbility["instead"], context: Context): string =>
  within(part<ReplacementAbility["instead"]>("instead").speak(instead, context));
