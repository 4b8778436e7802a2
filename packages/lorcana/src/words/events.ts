/** What happens at the table, as sentences that name the cause before the effect. */
import { counted, type LogContext, type SeenRef, type WordTables } from "@tcg/core/hosting";
import type { How, Lorcana, Snapshot, Source } from "../types.ts";
import { nowStands } from "./active-effects.ts";
import type { LogMemory } from "./memory.ts";

type Events = WordTables<Lorcana, string, LogMemory>["events"];

export const events: Events = {
  DECK_PLACED: null,
  CHOOSER_DECIDED: ({ seat }, say) => say.does(seat, "decide", "who goes first"),
  STARTING_PLAYER_CHOSEN: ({ seat }, say) => say.does(seat, "go", "first"),
  HAND_ALTERED: ({ seat, count }, say) =>
    count === 0
      ? say.does(seat, "keep", own(seat, say), "hand")
      : say.does(seat, "replace", counted(count, "card")),

  TURN_STARTED: ({ seat, turn }, say) => `turn ${turn}: ${say.who(seat)}`,
  ALL_READIED: null,
  TURN_BEGINS: null,
  CHARACTERS_DRIED: null,
  TURN_ENDING: ({ seat }, say) => say.does(seat, "end", own(seat, say), "turn"),
  TURN_ENDED: null,
  PLAYER_LEFT: ({ seat }, say) => say.does(seat, "leave", "the game"),
  CARDS_GONE: null,
  TURN_ACTION_TAKEN: null,

  CARD_DRAWN({ seat, why, change }, say, memory) {
    if (why === "opening" && change.def === undefined) return null;
    return say.does(seat, "draw", say.moved(change), why === "effect" ? through(say, memory) : "");
  },
  DRAW_FAILED: ({ seat }, say) => say.does(seat, "have", "no card left to draw"),
  CARD_INKED: ({ seat, why, exerted, change }, say, memory) =>
    say.does(
      seat,
      "put",
      `${say.moved(change)}${exerted ? ", exerted," : ""} into ${own(seat, say)} inkwell`,
      why === "effect" ? through(say, memory) : "",
    ),
  PLAY_ANNOUNCED: ({ seat, how, change }, say, memory) =>
    say.does(
      seat,
      "play",
      `${say.moved(change)}${played(how, say)}`,
      how.by === "free" ? through(say, memory) : "",
    ),
  CARD_COVERED: null,
  CARD_ENTERED: null,
  CARD_PLAYED: null,
  ACTION_DISCARDED: null,
  CARD_BANISHED({ card, by, inChallenge }, say, memory) {
    const where = inChallenge ? " in the challenge" : "";
    return `${say.card(card)} is banished${where}${byWhom(say, by, memory)}`;
  },
  CARD_RETURNED: ({ card }, say, memory) =>
    `${say.card(card)} is returned to ${say.whose(card.seat)} hand${byWhom(say, null, memory)}`,
  CARD_LEFT_PLAY({ card, change }, say, memory) {
    const to = say.place({ seat: card.seat, zone: change.to?.zone ?? "side" });
    return sentence(`${say.card(card)} leaves play for ${to}`, through(say, memory));
  },
  STACK_FOLLOWED: ({ change }, say) => `${say.moved(change)} that was under it goes with it`,
  CARD_DISCARDED: ({ seat, change }, say, memory) =>
    say.does(seat, "discard", say.moved(change), through(say, memory)),
  CARD_MILLED: ({ seat, change }, say, memory) =>
    sentence(
      `${say.moved(change)} goes from ${say.whose(seat)} deck to ${say.whose(seat)} discard`,
      through(say, memory),
    ),
  CARD_TO_HAND: ({ seat, change }, say, memory) =>
    say.does(
      seat,
      "take",
      `${say.moved(change)} into ${own(seat, say)} hand`,
      through(say, memory),
    ),
  CARD_TO_DECK: ({ seat, place, change }, say, memory) =>
    say.does(
      seat,
      "put",
      `${say.moved(change)} on the ${place} of ${own(seat, say)} deck`,
      through(say, memory),
    ),
  CARD_PUT_UNDER: ({ top }, say) => `a card goes face-down under ${say.card(top)}`,
  CARDS_REVEALED: ({ seat, change }, say, memory) =>
    say.does(seat, "show", say.shown(change), through(say, memory)),
  CARDS_LOOKED_AT: ({ seat, change }, say, memory) =>
    say.does(seat, "look", `at ${say.shown(change)}`, through(say, memory)),
  DECK_SHUFFLED: ({ seat }, say) => say.does(seat, "shuffle", own(seat, say), "deck"),
  DECK_ARRANGED: ({ seat, count }, say, memory) =>
    say.does(seat, "put", `${counted(count, "card")} back in a chosen order`, through(say, memory)),

  CARD_EXERTED: ({ card }, say, memory) =>
    memory.acting.includes(card.card)
      ? null
      : `${say.card(card)} is exerted${byWhom(say, null, memory)}`,
  CARD_READIED: ({ card }, say, memory) =>
    `${say.card(card)} is readied${byWhom(say, null, memory)}`,
  INK_SPENT: ({ seat, amount }, say, { wentToInk }) =>
    wentToInk ? "it comes into the inkwell exerted" : say.does(seat, "pay", `${amount} ink`),
  LORE_CHANGED({ seat, amount, lore, why }, say, memory) {
    const source = why === "effect" ? resolving(memory) : null;
    const cause = why === "location" ? "from locations" : source && `from ${say.card(source)}`;
    const left = `and ${say.isViewer(seat) ? "have" : "has"} ${lore}`;
    return say.does(
      seat,
      amount < 0 ? "lose" : "gain",
      `${Math.abs(amount)} lore`,
      cause ?? "",
      left,
    );
  },
  DAMAGE_DEALT: ({ card, amount, by }, say, memory) =>
    `${say.card(card)} is dealt ${amount} damage${byWhom(say, by, memory)}`,
  ZERO_DAMAGE_DEALT: ({ card, by }, say, memory) =>
    `${say.card(card)} is dealt no damage${byWhom(say, by, memory)}`,
  DAMAGE_PUT: ({ card, amount, by }, say, memory) =>
    `${counted(amount, "damage counter")} ${amount === 1 ? "is" : "are"} put on ${say.card(card)}${byWhom(say, by, memory)}`,
  DAMAGE_REMOVED: ({ card, amount }, say, memory) =>
    `${amount} damage is removed from ${say.card(card)}${byWhom(say, null, memory)}`,
  DAMAGE_MOVED: ({ from, to, amount, by }, say, memory) =>
    `${amount} damage is moved from ${say.card(from)} to ${say.card(to)}${byWhom(say, by, memory)}`,
  DAMAGE_PREVENTED: ({ card }, say) => `${say.card(card)} takes no damage`,
  CARD_REACHED_LOCATION: ({ card, location }, say) =>
    `${say.card(card)} moves to ${say.card(location)}`,
  EFFECT_APPLIED: ({ effect }, say) => nowStands(effect, say),
  EFFECTS_EXPIRED: null,
  WATCH_CREATED: null,

  CARD_QUESTED: ({ card }, say) => `${say.card(card)} quests`,
  // That one sings alone is told with the song.
  SONG_SUNG: ({ singers, song }, say) =>
    singers.length === 1 ? null : `${say.cards(singers)} sing ${say.card(song)}`,
  ABILITY_USED: ({ seat, source, name }, say) => say.does(seat, "use", titled(say, source, name)),
  ABILITY_SPENT: null,
  CHALLENGE_DECLARED: ({ challenger, defender }, say) =>
    `${say.card(challenger)} challenges ${say.card(defender)}`,
  CHALLENGE_ENDED: ({ why }, _say, { fought }) =>
    why === "done" || fought ? null : "the challenge comes to nothing",

  BAG_ADDED: ({ entries }, say) =>
    `into the bag: ${entries.map(({ name, source }) => titled(say, source, name)).join("; ")}`,
  BAG_HELD: null,
  // The only one needs no word: it went into the bag a moment ago.
  BAG_TAKEN: (_, say, { taken, bag }) =>
    taken === null || bag.length === 0
      ? null
      : say.does(taken.seat, "resolve", titled(say, taken.source, taken.name)),
  BAG_LAPSED: ({ entry }, say) => `${say.card(entry.source)} no longer has an effect`,
  RESOLUTION_STARTED: null,
  RESOLUTION_ENDED: null,
  PLAY_POSTPONED: null,
  CARDS_CHOSEN: ({ seat, cards }, say, memory) =>
    cards.length === 0 ? null : say.does(seat, "choose", say.cards(cards), forWhat(say, memory)),
  REFERENCE_BOUND: null,
  RESULT_NOTED: null,
  CARD_NAMED: ({ seat, name }, say, memory) =>
    say.does(seat, "name", `“${name}”`, forWhat(say, memory)),
  CREDITS_CLEARED: null,
};

const sentence = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== "").join(" ");

/** Whose hand, deck or turn it is, after a verb of the same seat: "you keep your", "blue keeps their". */
const own = (seat: string, say: LogContext): string => (say.isViewer(seat) ? "your" : "their");

/** "Hob Anvil, Sparks" */
function titled(say: LogContext, source: SeenRef, name: string): string {
  return name === "" ? say.card(source) : `${say.card(source)}, ${name}`;
}

function resolving(memory: LogMemory): Source | null {
  return memory.resolving.at(-1) ?? null;
}

/** The card that does this to another: the one the event names, else the one that resolves. */
function byWhom(say: LogContext, doer: Snapshot | null, memory: LogMemory): string {
  const card = doer ?? resolving(memory);
  return card === null ? "" : ` by ${say.card(card)}`;
}

/** The card whose effect makes a player do this. */
function through(say: LogContext, memory: LogMemory): string {
  const card = resolving(memory);
  return card === null ? "" : `through ${say.card(card)}`;
}

function forWhat(say: LogContext, memory: LogMemory): string {
  const card = resolving(memory);
  return card === null ? "" : `for ${say.card(card)}`;
}

function played(how: How, say: LogContext): string {
  switch (how.by) {
    case "shift":
      return `, shifted onto ${say.card(how.onto)}`;
    case "sing":
      return `, sung by ${say.card(how.singer)}`;
    case "sing-together":
      return ", sung together";
    case "free":
      return " for free";
    case "ink":
      return "";
  }
}
