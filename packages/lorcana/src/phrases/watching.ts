/** "Whenever one of your characters quests this turn, gain 1 lore": triggers that float (CR 7.4.7.1). */
import type { Effect, Trigger } from "../cards.ts";
import { lasting } from "./durations.ts";
import {
  after,
  type Context,
  newContext,
  oneOf,
  type Part,
  type Read,
  type Spoken,
  together,
  UNUSUAL,
} from "./part.ts";
import { parts } from "./registry.ts";
import { ofTrigger } from "./selectors.ts";

type Effects = readonly Effect[];

const sentence = (): Part<Effects> => parts().sentence as unknown as Part<Effects>;

/** "Whenever one of your characters quests this turn, gain 1 lore": what is done speaks of that card. */
export const watching: Part<Effects> = {
  read(text, at, context) {
    const when = parts().floating as unknown as Part<never>;
    const said = when.read(text, at, context).flatMap(({ value, end }) => {
      const start = after(text, end, " this turn, ");
      if (start === null) return [];
      const inner = newContextFor(context, value);
      return sentence()
        .read(text, start, inner)
        .map((read) => ({
          value: [{ do: "whenever", when: value, effects: read.value, duration: "turn" } as const],
          end: read.end,
          context,
        }));
    });
    return [...said, ...watchingFor(text, at, context)];
  },
  speak(effects, context) {
    const [only] = effects;
    if (effects.length !== 1 || only?.do !== "whenever") return null;
    if (only.duration !== "turn") return watchingLonger(only, context);
    const when = (parts().floating as unknown as Part<typeof only.when>).speak(only.when, context);
    const said = when && sentence().speak(only.effects, newContextFor(context, only.when as never));
    return (
      said && {
        text: oneOf([
          `${when.text} this turn, ${said.text}`,
          `this turn, ${when.text}, ${said.text}`,
          `for the rest of this turn, ${when.text}, ${said.text}`,
        ]),
        context,
        strain: together(when, said),
      }
    );
  },
};

type Watching = Extract<Effect, { readonly do: "whenever" }>;

/** "Until the start of your next turn, whenever …" */
function watchingFor(text: string, at: number, context: Context): readonly Read<Effects>[] {
  const when = parts().floating as unknown as Part<never>;
  return lasting.read(text, at, context).flatMap(({ value: duration, end: start }) => {
    const from = after(text, start, ", ");
    if (from === null) return [];
    return when.read(text, from, context).flatMap(({ value, end }) => {
      const next = after(text, end, ", ");
      if (next === null) return [];
      return sentence()
        .read(text, next, newContextFor(context, value))
        .map((read) => ({
          value: [{ do: "whenever", when: value, effects: read.value, duration } as const],
          end: read.end,
          context,
        }));
    });
  });
}

/** So long no card of the game has watched so far. */
function watchingLonger({ when, effects, duration }: Watching, context: Context): Spoken | null {
  const heard = (parts().floating as unknown as Part<Trigger>).speak(when, context);
  const time = lasting.speak(duration, context);
  const said = sentence().speak(effects, newContextFor(context, when as never));
  if (heard === null || time === null || said === null) return null;
  return {
    text: `${time.text}, ${heard.text}, ${said.text}`,
    context,
    strain: together(heard, said) + UNUSUAL,
  };
}

function newContextFor(context: Context, when: never): Context {
  const { names, isBest, called, speaker } = context;
  const inner = newContext(context.type, when);
  return ofTrigger({
    ...inner,
    names,
    ...(isBest && { isBest }),
    ...(called && { called }),
    ...(speaker && { speaker }),
  });
}
