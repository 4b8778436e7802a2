/** What triggers an ability in plain words, for what the game has not answered so far. */
import type { Filter, Trigger } from "../cards.ts";
import type { TriggerName } from "../vocabulary.ts";
import { noun } from "./filters.ts";
import { type Context, oneOf, onlySpoken, type Part } from "./part.ts";

interface Parts {
  /** The card it happens to: "this character", "one of your items". */
  readonly card: string;
  /** The other one, or empty if any will do. */
  readonly other: string;
  readonly who: "you" | "an opponent" | "a player";
  readonly trigger: Trigger;
}

const verb = ({ who }: Parts, you: string): string => (who === "you" ? you : `${you}s`);
const whose = ({ who }: Parts): string => (who === "you" ? "your" : `${who}'s`);
const fight = ({ trigger }: Parts): string => (trigger.inChallenge ? " in a challenge" : "");
const by = ({ other }: Parts): string => (other === "" ? "" : ` by ${other}`);
const orElse = ({ other }: Parts, any: string): string => (other === "" ? any : other);

const TURNS = { yours: "your turn", opposing: "each opponent's turn", any: "each turn" } as const;
const turn = ({ trigger }: Parts): string => TURNS[trigger.side ?? "yours"];

const SAID: { readonly [K in TriggerName]: (parts: Parts) => string } = {
  played: (p) => `whenever ${p.who} ${verb(p, "play")} ${p.card}`,
  quests: (p) => `whenever ${p.card} quests`,
  challenges: (p) => `whenever ${p.card} challenges${p.other && ` ${p.other}`}`,
  challenged: (p) => `whenever ${p.card} is challenged${by(p)}`,
  banished: (p) => `whenever ${p.card} is banished${fight(p)}${by(p)}`,
  "banishes-in-challenge": (p) =>
    `whenever ${p.card} banishes ${orElse(p, "another card")} in a challenge`,
  "leaves-play": (p) => `whenever ${p.card} leaves play${fight(p)}`,
  "turn-starts": (p) => `at the start of ${turn(p)}`,
  "turn-ends": (p) => `at the end of ${turn(p)}`,
  inked: (p) => `whenever a card is put into ${whose(p)} inkwell`,
  damaged: (p) => `whenever ${p.card} is dealt damage${fight(p)}${by(p)}`,
  "deals-damage": (p) => `whenever ${p.card} deals damage${p.other && ` to ${p.other}`}${fight(p)}`,
  "damage-removed": (p) => `whenever damage is removed from ${p.card}`,
  drawn: (p) => `whenever ${p.who} ${verb(p, "draw")} a card`,
  discarded: (p) => `whenever ${p.who} ${verb(p, "discard")} ${p.card}`,
  "moves-to-location": (p) => `whenever ${p.card} moves to ${orElse(p, "a location")}`,
  sings: (p) => `whenever ${p.card} sings ${orElse(p, "a song")}`,
  "put-under": (p) => `whenever a card is put under ${p.card}`,
  chosen: (p) => {
    const why = p.trigger.byAction
      ? "for an action"
      : p.trigger.bySupport
        ? "for Support"
        : "for an action or ability";
    return `whenever ${p.who} ${verb(p, "choose")} ${p.card} ${why}`;
  },
  readied: (p) => `whenever ${p.card} is readied`,
  exerted: (p) => `whenever ${p.card} is exerted`,
  "lore-gained": (p) => `whenever ${p.who} ${verb(p, "gain")} lore`,
  "returned-to-hand": (p) => `whenever ${p.card} is returned to its player's hand`,
};

/** In these whoever does it is the player of the card: the side is said there. */
const DOES: readonly TriggerName[] = ["played", "discarded"];
const CHARACTERS: readonly TriggerName[] = [
  "quests",
  "challenges",
  "banishes-in-challenge",
  "deals-damage",
  "moves-to-location",
  "sings",
];

const ORDINALS = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

function said(trigger: Trigger, context: Context): string | null {
  const { on, card, other, those, nth, during } = trigger;
  const doing = DOES.includes(on);
  const filter = typeof card === "object" ? card : {};
  const side = trigger.side ?? (card === undefined && those === undefined ? "yours" : "any");
  const doer = doing ? (card === "this" ? "yours" : (filter.side ?? side)) : side;
  const names: Parts = {
    card: nameOf(trigger, doing, side, context),
    other: other === undefined ? "" : whoIs(other, context),
    who: doer === "yours" ? "you" : doer === "opposing" ? "an opponent" : "a player",
    trigger,
  };
  const words = SAID[on](names);
  const time = nth === undefined ? "" : ` for the ${ORDINALS[nth] ?? `${nth}th`} time in a turn`;
  const lead =
    during === undefined
      ? ""
      : during === "your-turn"
        ? "during your turn, "
        : during === "their-turn"
          ? "during their own turn, "
          : "during an opponent's turn, ";
  return `${lead}${words}${time}`;
}

function nameOf(
  { on, card, those }: Trigger,
  isDone: boolean,
  side: Trigger["side"],
  context: Context,
): string {
  if (those !== undefined) return context.called?.get(those)?.text ?? "that card";
  if (card === "this") return whoIs("this", context);
  const kind: Filter = CHARACTERS.includes(on) ? { type: "character" } : {};
  const { side: own, ...rest } = { ...kind, ...card };
  const whose = on !== "chosen" && side !== "any" ? side : own;
  return whoIs(isDone || whose === undefined ? rest : { ...rest, side: whose }, context);
}

function whoIs(card: "this" | Filter, context: Context): string {
  if (card === "this") return `this ${context.type ?? "card"}`;
  const { side, other, ...rest } = card;
  if (side === "yours") {
    const several = noun("play", "many").speak(other ? { ...rest, other } : rest, context);
    if (several !== null) return `one of your ${several.text}`;
  }
  const opposing = side === undefined ? {} : { side };
  const one = noun("play", "one").speak({ ...rest, ...opposing }, context)?.text ?? "card";
  return other ? `another ${one}` : `${oneOf(["a ", "an "])}${one}`;
}

export const plainTrigger: Part<Trigger> = onlySpoken((trigger, context) => {
  const text = said(trigger, context);
  return text === null ? null : { text, context: { ...context, subject: "you" } };
});
