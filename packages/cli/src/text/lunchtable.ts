/** LunchTable in words: events as sentences, cards with their numbers. */
import type { MaskedEvent } from "@tcg/core";
import type { Names } from "../table.ts";
import { plain } from "./plain.ts";

/** The parts of a view that are told. Only what is read here has to be there. */
interface Seen {
  readonly phase: string | null;
  readonly game: {
    readonly shared: { readonly turnNumber: number; readonly turnSeat: string };
    readonly seats: Readonly<
      Record<
        string,
        { readonly lifePoints: number; readonly clout: number; readonly breakdownsCaused: number }
      >
    >;
    readonly cards: Readonly<
      Record<string, { readonly attack: number | null; readonly defense: number | null }>
    >;
  };
}

interface SeenCard {
  readonly card: string;
  readonly faceDown: boolean;
  readonly data: {
    readonly position: string | null;
    readonly vice: number;
    readonly hasAttacked: boolean;
    readonly equippedTo: string | null;
  } | null;
}

interface LunchTableWords {
  readonly progress: (view: Seen) => string;
  readonly seat: (view: Seen, seat: string) => string;
  readonly card: (view: Seen, card: SeenCard, names: Names) => string;
  readonly ending: (reason: string) => string;
  readonly event: (event: MaskedEvent, names: Names) => string | null;
}

export const lunchTableWords: LunchTableWords = {
  progress: ({ phase, game: { shared } }) =>
    `Turn ${shared.turnNumber}, ${phase === null ? "no" : (phases[phase] ?? plain(phase))} phase, ${shared.turnSeat}'s turn`,
  seat({ game }, seat) {
    const { lifePoints = 0, clout = 0, breakdownsCaused = 0 } = game.seats[seat] ?? {};
    const caused = breakdownsCaused > 0 ? `, ${breakdownsCaused} breakdowns caused` : "";
    return `${lifePoints} life, ${clout} clout${caused}`;
  },
  card({ game }, { card, data }, names) {
    const { attack, defense } = game.cards[card] ?? { attack: null, defense: null };
    return [
      ...(attack === null ? [] : [`${attack}/${defense}`]),
      ...(data?.position ? [data.position] : []),
      ...(data?.vice ? [`${data.vice} vice`] : []),
      ...(data?.hasAttacked ? ["has attacked"] : []),
      ...(data?.equippedTo ? [`on ${names.card(data.equippedTo)}`] : []),
    ].join(", ");
  },
  ending: (reason) => endings[reason] ?? plain(reason),
  event: (event, names) => sentence(event.type, event as unknown as Told, names),
};

const phases: Readonly<Record<string, string>> = { main2: "second main" };

const endings: Readonly<Record<string, string>> = {
  lp_zero: "no life points were left",
  deck_out: "the deck had no card left to draw",
  breakdown: "enough breakdowns were caused",
  surrender: "the loser gave up",
  timeout: "time ran out",
  loop: "the match went round in circles",
  turn_limit: "the turn limit was reached",
};

interface Told {
  readonly seat?: string;
  readonly amount?: number;
  readonly lifePoints?: number;
  readonly clout?: number;
  readonly turn?: number;
  readonly phase?: string;
  readonly count?: number;
  readonly vice?: number;
  readonly card?: string;
  readonly to?: string;
  readonly position?: string;
  readonly reason?: string;
  readonly why?: string;
  readonly by?: string;
  readonly winners?: readonly string[];
  readonly change?: {
    readonly def?: string;
    readonly seat?: string;
    readonly owner?: string;
    readonly cards?: readonly { readonly def?: string }[];
  };
  readonly was?: { readonly def?: string | null } | null;
  readonly source?: { readonly def?: string } | null;
  readonly attack?: { readonly target: string | null };
  readonly cards?: readonly { readonly def?: string | null }[];
}

function sentence(type: string, told: Told, names: Names): string | null {
  const { seat, amount = 0, change, was } = told;
  switch (type) {
    case "TURN_STARTED":
      return `Turn ${told.turn}: ${seat}`;
    case "PHASE_CHANGED":
      return told.phase === "combat" ? "Combat begins" : null;
    case "CARD_DRAWN":
      if (told.why === "opening" && change?.def === undefined) return null;
      return `${seat} draws ${change?.def === undefined ? "a card" : names.def(change.def)}`;
    case "NORMAL_SUMMONED":
    case "SPECIAL_SUMMONED":
    case "FLIP_SUMMONED": {
      const how = type.split("_")[0]?.toLowerCase();
      return `${seat} summons ${names.def(change?.def)} (${how})`;
    }
    case "TOKEN_CREATED":
      return `${seat} gets a token: ${change?.cards?.map(({ def }) => names.def(def)).join(", ")}`;
    case "MONSTER_SET":
      return `${seat} sets ${change?.def === undefined ? "a stereotype" : names.def(change.def)}`;
    case "SPELL_TRAP_SET":
      return `${seat} sets ${change?.def === undefined ? "a card" : names.def(change.def)}`;
    case "TRIBUTE_PAID":
      return `${seat} gives ${names.def(was?.def)} as tribute`;
    case "SPELL_ACTIVATED":
    case "TRAP_ACTIVATED":
      return `${seat} activates ${names.def(change?.def)}`;
    case "EFFECT_ACTIVATED":
    case "TRIGGER_ACTIVATED":
      return `${seat} uses the effect of ${names.def(told.source?.def)}`;
    case "TARGETS_CHOSEN":
      return `${seat} aims at ${told.cards?.map(({ def }) => names.def(def)).join(", ")}`;
    case "CHAIN_LINK_NEGATED":
      return "The link before it is negated";
    case "ATTACK_DECLARED": {
      const target = told.attack?.target ?? null;
      const aim = target === null ? "directly" : `against ${names.card(target)}`;
      return `${seat} attacks with ${names.def(was?.def)} ${aim}`;
    }
    case "ATTACK_ENDED":
      return told.why === "resolved" ? null : `The attack is ${told.why?.replaceAll("_", " ")}`;
    case "CARD_FLIPPED":
      return `${names.def(change?.def)} is turned face-up`;
    case "CARD_TURNED_DOWN":
      return "A card is turned face-down";
    case "POSITION_CHANGED":
      return `${names.card(told.card)} goes to ${told.position} position`;
    case "CONTROL_CHANGED":
      return `${seat} now controls ${names.def(change?.def)}`;
    case "CARD_DESTROYED":
      return `${names.def(was?.def)} is destroyed by ${told.by}`;
    case "BREAKDOWN_TRIGGERED":
      return `${names.def(was?.def)} breaks down`;
    case "CARD_TO_GRAVEYARD":
      // Whatever else goes there is told by what sends it.
      if (told.reason !== "milled") return null;
      return `${names.def(change?.def)} goes from the deck to the graveyard`;
    case "CARD_BANISHED":
      return `${names.def(change?.def)} is banished`;
    case "CARD_TO_HAND":
      return `${names.def(change?.def)} goes to a hand`;
    case "CARD_TO_DECK":
      return `${names.def(change?.def)} goes to a deck`;
    case "HAND_DISCARDED":
      return `${seat} discards ${names.def(change?.def)}`;
    case "CARDS_REVEALED":
    case "CARDS_VIEWED": {
      const shown = change?.cards?.map(({ def }) => names.def(def)).join(", ");
      return `${seat} ${type === "CARDS_VIEWED" ? "looks at" : "shows"} ${shown ?? "cards"}`;
    }
    case "CARD_EQUIPPED":
      return `${names.card(told.card)} is put on ${names.card(told.to)}`;
    case "VICE_COUNTER_ADDED":
    case "VICE_COUNTER_REMOVED":
      return `${told.count} vice ${type.endsWith("ADDED") ? "on" : "off"} ${names.card(told.card)}: ${told.vice}`;
    case "LP_CHANGED":
      return `${seat} ${amount < 0 ? "loses" : "gains"} ${Math.abs(amount)} life: ${told.lifePoints}`;
    case "CLOUT_CHANGED":
      return `${seat} ${amount < 0 ? "loses" : "gains"} ${Math.abs(amount)} clout: ${told.clout}`;
    case "GAME_ENDED": {
      const [winner] = told.winners ?? [];
      return `${winner === undefined ? "Nobody wins" : `${winner} wins`}: ${lunchTableWords.ending(told.reason ?? "")}`;
    }
    default:
      return null;
  }
}
