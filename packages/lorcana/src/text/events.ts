/**
 * What happened, as sentences for who may know it: every event that a viewer gets has its line here,
 * or none on purpose. The table is typed over the events, so that it is complete.
 */
import type { EventType, LorcanaEvent } from "../events.ts";
import type { How, LastingFact, Snapshot } from "../types.ts";
import type { Duration } from "../vocabulary.ts";
import { en } from "./en.ts";
import { counted, list, signed } from "./grammar.ts";
import { keywordText } from "./standing-effects.ts";

/** How whoever tells the match calls cards and players. */
export interface Teller {
  /** A printed card. */
  readonly def: (def: string) => string;
  /** A card of the match by its id; null if the viewer has never seen what it is. */
  readonly card: (id: string) => string | null;
  /** A player: "host draws", "you draw". */
  readonly seat: (seat: string) => { readonly name: string; readonly isYou: boolean };
}

/** A change of the table as a viewer gets it: what is not there it may not know. */
interface SeenChange {
  readonly def?: string;
  readonly to?: { readonly seat: string; readonly zone: string };
  readonly cards?: readonly { readonly def?: string }[];
  readonly count?: number;
}

type Told<K extends EventType> = Omit<
  Extract<LorcanaEvent, { readonly type: K }>,
  "type" | "change"
> & { readonly change: SeenChange };

/** Null: nothing worth a line, because another line or the table itself says it. */
type Sentence<K extends EventType> = ((told: Told<K>, say: Voice) => string | null) | null;

/** What the sentences are made of. */
class Voice {
  readonly #teller: Teller;

  constructor(teller: Teller) {
    this.#teller = teller;
  }

  /** `does("host", "draw")`: "host draws", "you draw". */
  does(seat: string, verb: string, third = `${verb}s`): string {
    const { name, isYou } = this.#teller.seat(seat);
    return `${name} ${isYou ? verb : third}`;
  }

  whose(seat: string): string {
    const { name, isYou } = this.#teller.seat(seat);
    return isYou ? "your" : `${name}'s`;
  }

  who(seat: string): string {
    return this.#teller.seat(seat).name;
  }

  card({ card, def }: Pick<Snapshot, "card" | "def">): string {
    return this.#teller.card(card) ?? this.#teller.def(def);
  }

  lying(id: string): string {
    return this.#teller.card(id) ?? "a card";
  }

  def(def: string): string {
    return this.#teller.def(def);
  }

  moved({ def }: SeenChange): string {
    return def === undefined ? "a card" : this.#teller.def(def);
  }

  faces({ cards = [], count }: SeenChange): string {
    const known = cards.flatMap(({ def }) => (def === undefined ? [] : [this.#teller.def(def)]));
    if (known.length > 0) return list(known, "and");
    return counted(count ?? cards.length, "card");
  }

  by(doer: Snapshot | null): string {
    return doer === null ? "" : ` by ${this.card(doer)}`;
  }

  played(how: How): string {
    switch (how.by) {
      case "shift":
        return `, shifted onto ${this.lying(how.onto)}`;
      case "sing":
        return `, sung by ${this.lying(how.singer)}`;
      case "sing-together":
        return ", sung together";
      case "free":
        return " for free";
      case "ink":
        return "";
    }
  }
}

const LASTS: Readonly<Record<Duration, string>> = {
  turn: "this turn",
  "until-your-next-turn": "until the next turn of who did it",
  "until-its-next-turn": "until its player's next turn",
  "their-next-turn": "in the next turn of the other side",
  challenge: "in this challenge",
  play: "while it stays in play",
};

function factText(fact: LastingFact): string {
  switch (fact.fact) {
    case "stat":
      return `${typeof fact.amount === "number" ? signed(fact.amount) : "more"} ${en.stats[fact.stat]}`;
    case "keyword":
      return keywordText(fact.keyword, fact.value);
    case "restriction":
      return `can't ${en.restrictions[fact.restriction].bare}`;
    case "permission":
      return `can ${en.permissions[fact.permission]}`;
    case "ability":
      return `a new ability${fact.ability.kind !== "keyword" && fact.ability.name ? `, ${fact.ability.name}` : ""}`;
    case "cost":
      return typeof fact.amount === "number"
        ? `${Math.abs(fact.amount)} ink ${fact.amount < 0 ? "less" : "more"} to pay`
        : "other costs";
    case "inkings":
      return `${counted(fact.amount, "more card")} for the inkwell`;
  }
}

const titled = (name: string): string => (name === "" ? "" : `, ${name}`);

const sentences: { readonly [K in EventType]: Sentence<K> } = {
  DECK_PLACED: null,
  CHOOSER_DECIDED: ({ seat }, say) => `${say.does(seat, "decide")} who goes first`,
  STARTING_PLAYER_CHOSEN: ({ seat }, say) => `${say.does(seat, "go", "goes")} first`,
  HAND_ALTERED: ({ seat, count }, say) =>
    count === 0
      ? `${say.does(seat, "keep")} the hand`
      : `${say.does(seat, "change")} ${counted(count, "card")} of the hand`,

  TURN_STARTED: ({ seat, turn }, say) => `Turn ${turn}: ${say.who(seat)}`,
  ALL_READIED: null,
  TURN_BEGINS: null,
  CHARACTERS_DRIED: null,
  TURN_ENDING: ({ seat }, say) => `${say.does(seat, "end")} the turn`,
  TURN_ENDED: null,
  TURN_ACTION_TAKEN: null,

  CARD_DRAWN: ({ seat, why, change }, say) =>
    why === "opening" && change.def === undefined
      ? null
      : `${say.does(seat, "draw")} ${say.moved(change)}`,
  DRAW_FAILED: ({ seat }, say) => `${say.does(seat, "have", "has")} no card left to draw`,
  CARD_INKED: ({ seat, exerted, change }, say) =>
    `${say.does(seat, "put")} ${say.moved(change)} into the inkwell${exerted ? ", exerted" : ""}`,
  PLAY_ANNOUNCED: ({ seat, how, change }, say) =>
    `${say.does(seat, "play")} ${say.moved(change)}${say.played(how)}`,
  CARD_COVERED: null,
  CARD_ENTERED: null,
  CARD_PLAYED: null,
  ACTION_DISCARDED: null,
  CARD_BANISHED: ({ card, by, inChallenge }, say) =>
    `${say.card(card)} is banished${inChallenge ? " in the challenge" : ""}${say.by(by)}`,
  CARD_RETURNED: ({ card }, say) => `${say.card(card)} goes back to ${say.whose(card.seat)} hand`,
  CARD_LEFT_PLAY: ({ card, change }, say) =>
    `${say.card(card)} leaves play for ${say.whose(card.seat)} ${change.to?.zone ?? "side"}`,
  STACK_FOLLOWED: () => "a card that was under it goes along",
  CARD_DISCARDED: ({ seat, change }, say) => `${say.does(seat, "discard")} ${say.moved(change)}`,
  CARD_MILLED: ({ seat, change }, say) =>
    `${say.moved(change)} goes from ${say.whose(seat)} deck to the discard`,
  CARD_TO_HAND: ({ seat, change }, say) =>
    `${say.does(seat, "take")} ${say.moved(change)} into hand`,
  CARD_TO_DECK: ({ seat, place, change }, say) =>
    `${say.does(seat, "put")} ${say.moved(change)} on the ${place} of the deck`,
  CARD_PUT_UNDER: ({ top }, say) => `a card goes face-down under ${say.card(top)}`,
  CARDS_REVEALED: ({ seat, change }, say) => `${say.does(seat, "show")} ${say.faces(change)}`,
  CARDS_LOOKED_AT: ({ seat, change }, say) => `${say.does(seat, "look")} at ${say.faces(change)}`,
  DECK_SHUFFLED: ({ seat }, say) => `${say.does(seat, "shuffle")} the deck`,
  DECK_ARRANGED: ({ seat, count }, say) =>
    `${say.does(seat, "put")} ${counted(count, "card")} back in a chosen order`,

  CARD_EXERTED: ({ card }, say) => `${say.card(card)} is exerted`,
  CARD_READIED: ({ card }, say) => `${say.card(card)} is readied`,
  INK_SPENT: ({ seat, amount }, say) => `${say.does(seat, "pay")} ${amount} ink`,
  LORE_CHANGED: ({ seat, amount, lore, why }, say) => {
    const from = why === "location" ? " from locations" : "";
    const did = amount < 0 ? say.does(seat, "lose") : say.does(seat, "gain");
    return `${did} ${Math.abs(amount)} lore${from}: ${lore}`;
  },
  DAMAGE_DEALT: ({ card, amount, by }, say) =>
    `${say.card(card)} is dealt ${amount} damage${say.by(by)}`,
  ZERO_DAMAGE_DEALT: ({ card, by }, say) => `${say.card(card)} takes nothing${say.by(by)}`,
  DAMAGE_PUT: ({ card, amount }, say) =>
    `${counted(amount, "damage counter")} on ${say.card(card)}`,
  DAMAGE_REMOVED: ({ card, amount }, say) => `${amount} damage off ${say.card(card)}`,
  DAMAGE_MOVED: ({ from, to, amount }, say) =>
    `${amount} damage goes from ${say.card(from)} to ${say.card(to)}`,
  DAMAGE_PREVENTED: ({ card }, say) => `${say.card(card)} takes no damage`,
  CARD_REACHED_LOCATION: ({ card, location }, say) =>
    `${say.card(card)} moves to ${say.card(location)}`,
  EFFECT_APPLIED: ({ effect: { on, fact, duration } }, say) => {
    const whom = "card" in on ? say.lying(on.card) : say.who(on.seat);
    return `${whom}: ${factText(fact)} ${LASTS[duration]}`;
  },
  EFFECTS_EXPIRED: null,
  WATCH_CREATED: null,

  CARD_QUESTED: ({ card }, say) => `${say.card(card)} quests`,
  SONG_SUNG: ({ singers, song }, say) => {
    const who = list(
      singers.map((singer) => say.card(singer)),
      "and",
    );
    return `${who} ${singers.length === 1 ? "sings" : "sing"} ${say.card(song)}`;
  },
  ABILITY_USED: ({ seat, source, name }, say) =>
    `${say.does(seat, "use")} ${say.def(source.def)}${titled(name)}`,
  ABILITY_SPENT: null,
  CHALLENGE_DECLARED: ({ challenger, defender }, say) =>
    `${say.card(challenger)} challenges ${say.card(defender)}`,
  CHALLENGE_ENDED: ({ why }) => (why === "done" ? null : "the challenge is over"),

  BAG_ADDED: ({ entries }, say) => {
    const waiting = entries.map(({ name, source }) => `${say.def(source.def)}${titled(name)}`);
    return `into the bag: ${waiting.join("; ")}`;
  },
  BAG_HELD: null,
  BAG_TAKEN: null,
  BAG_LAPSED: ({ entry }, say) => `${say.def(entry.source.def)} has nothing to do any more`,
  RESOLUTION_STARTED: null,
  RESOLUTION_ENDED: null,
  PLAY_POSTPONED: null,
  CARDS_CHOSEN: ({ seat, cards }, say) => {
    const which = list(
      cards.map((card) => say.card(card)),
      "and",
    );
    return `${say.does(seat, "choose")} ${which}`;
  },
  REFERENCE_BOUND: null,
  RESULT_NOTED: null,
  CARD_NAMED: ({ seat, name }, say) => `${say.does(seat, "name")} “${name}”`,
  CREDITS_CLEARED: null,
};

/** An event of the game as a viewer gets it; null for nothing worth telling, and for the kernel's own. */
export function eventText(event: { readonly type: string }, teller: Teller): string | null {
  if (!Object.hasOwn(sentences, event.type)) return null;
  const tell = sentences[event.type as EventType] as Sentence<EventType>;
  return tell === null ? null : tell(event as never, new Voice(teller));
}
