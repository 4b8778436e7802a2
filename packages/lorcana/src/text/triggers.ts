/** What an ability answers: "whenever this character quests". */
import type { Filter, Trigger } from "../cards.ts";
import type { TriggerName } from "../vocabulary.ts";
import { words } from "./grammar.ts";
import { aCard } from "./nouns.ts";
import { selected } from "./selectors.ts";
import { type Speaking, thisCard, without } from "./speaking.ts";

interface Parts {
  /** The card it happens to: "this character", "a character of yours". */
  readonly card: string;
  /** The other one, or empty if any will do. */
  readonly other: string;
  /** Whose doing: "you", "an opponent", "a player". */
  readonly who: string;
  readonly isYou: boolean;
  readonly isThis: boolean;
  readonly trigger: Trigger;
}

const verb = ({ isYou }: Parts, you: string, they: string): string => (isYou ? you : they);
const whose = ({ isYou, who }: Parts): string => (isYou ? "your" : `${who}'s`);
const challenge = ({ trigger }: Parts): string => (trigger.inChallenge ? "in a challenge" : "");
const by = ({ other }: Parts): string => (other === "" ? "" : `by ${other}`);
/** Something that is over with it happens once. */
const once = ({ isThis }: Parts): string => (isThis ? "when" : "whenever");

const table: { readonly [K in TriggerName]: (parts: Parts) => string } = {
  played: (p) => words(once(p), p.who, verb(p, "play", "plays"), p.card),
  quests: (p) => `whenever ${p.card} quests`,
  challenges: (p) => words(`whenever ${p.card} challenges`, p.other),
  challenged: (p) => words(`whenever ${p.card} is challenged`, by(p)),
  banished: (p) => words(once(p), p.card, "is banished", challenge(p), by(p)),
  "banishes-in-challenge": (p) =>
    `whenever ${p.card} banishes ${p.other === "" ? "another card" : p.other} in a challenge`,
  "leaves-play": (p) => words(once(p), p.card, "leaves play", challenge(p)),
  "turn-starts": (p) => `at the start of ${turnOf(p)}`,
  "turn-ends": (p) => `at the end of ${turnOf(p)}`,
  inked: (p) => `whenever a card is put into ${whose(p)} inkwell`,
  damaged: (p) => words(`whenever ${p.card} is dealt damage`, challenge(p), by(p)),
  "deals-damage": (p) =>
    words(`whenever ${p.card} deals damage`, p.other && `to ${p.other}`, challenge(p)),
  "damage-removed": (p) => `whenever damage is removed from ${p.card}`,
  drawn: (p) => words("whenever", p.who, verb(p, "draw", "draws"), "a card"),
  discarded: (p) => words("whenever", p.who, verb(p, "discard", "discards"), p.card),
  "moves-to-location": (p) =>
    words(`whenever ${p.card} moves to`, p.other === "" ? "a location" : p.other),
  sings: (p) => words(`whenever ${p.card} sings`, p.other === "" ? "a song" : p.other),
  "put-under": (p) => `whenever a card is put under ${p.card}`,
  chosen: (p) =>
    words(
      "whenever",
      p.who,
      verb(p, "choose", "chooses"),
      p.card,
      p.trigger.byAction ? "for an action" : p.trigger.bySupport ? "for Support" : "for an effect",
    ),
  readied: (p) => `whenever ${p.card} is readied`,
  exerted: (p) => `whenever ${p.card} is exerted`,
  "lore-gained": (p) => words("whenever", p.who, verb(p, "gain", "gains"), "lore"),
  "returned-to-hand": (p) => `whenever ${p.card} is returned to its player's hand`,
};

function turnOf({ trigger }: Parts): string {
  const { side = "yours" } = trigger;
  if (side === "any") return "each turn";
  return side === "yours" ? "your turn" : "your opponent's turn";
}

/** In these what the player does is said, not the card's: the side belongs there. */
const PLAYERS_DEED: readonly TriggerName[] = ["played", "discarded", "chosen"];

export function triggerText(trigger: Trigger, say: Speaking): string {
  const { on, card, other, those, during } = trigger;
  const filter = typeof card === "object" ? card : {};
  const isDeed = PLAYERS_DEED.includes(on);
  const isFree = card === undefined && other === undefined && those === undefined;
  const side = trigger.side ?? (isFree ? "yours" : "any");
  // Of a card that is played or discarded, its player and whoever did it are the same.
  const doer =
    isDeed && on !== "chosen" ? (card === "this" ? "yours" : (filter.side ?? side)) : side;
  const parts: Parts = {
    card:
      those !== undefined
        ? selected({ pick: "those", as: those }, say).text
        : cardText(card, isDeed && on !== "chosen" ? undefined : sideOf(side, on), on, say),
    other: other === undefined ? "" : other === "this" ? thisCard(say) : aCard(other, "event", say),
    who: doer === "yours" ? "you" : doer === "opposing" ? "your opponent" : "a player",
    isYou: doer === "yours",
    isThis: card === "this",
    trigger,
  };
  const time = trigger.nth === undefined ? "" : `for the ${ordinal(trigger.nth)} time in a turn`;
  const said = words(table[on](parts), time);
  if (during === undefined) return said;
  const turns = {
    "your-turn": "your turn",
    "opponents-turn": "your opponent's turn",
    "their-turn": "their own turn",
  };
  const turn = turns[during];
  return `during ${turn}, ${said}`;
}

function ordinal(nth: number): string {
  return ["zeroth", "first", "second", "third", "fourth", "fifth"][nth] ?? `${nth}th`;
}

function sideOf(side: Trigger["side"], on: TriggerName): Filter["side"] {
  return on === "chosen" || side === "any" ? undefined : side;
}

/** What happens to it, where the trigger says nothing of the card. */
const KINDS: Partial<Readonly<Record<TriggerName, Filter>>> = {
  quests: { type: "character" },
  challenges: { type: "character" },
  "banishes-in-challenge": { type: "character" },
  "deals-damage": { type: "character" },
  "moves-to-location": { type: "character" },
  sings: { type: "character" },
};

function cardText(
  card: Trigger["card"],
  side: Filter["side"],
  on: TriggerName,
  say: Speaking,
): string {
  if (card === "this") return thisCard(say);
  const filter: Filter = { ...KINDS[on], ...card, ...(side !== undefined && { side }) };
  const isDeed = on === "played" || on === "discarded";
  return aCard(
    isDeed ? without(filter, "side") : filter,
    on === "discarded" ? "discard" : "event",
    say,
  );
}
