/** Events as sentences, from what a spectator may see. */
import type { CardTable, State } from "@ltcg/engine";
import type { CardId, MaskedEvent } from "@tcg/core";

interface Told {
  readonly seat?: string;
  readonly amount?: number;
  readonly lifePoints?: number;
  readonly clout?: number;
  readonly turn?: number;
  readonly phase?: string;
  readonly count?: number;
  readonly card?: CardId;
  readonly reason?: string;
  readonly why?: string;
  readonly by?: string;
  readonly winners?: readonly string[];
  readonly change?: { readonly def?: string };
  readonly was?: { readonly def?: string | null } | null;
  readonly source?: { readonly def?: string };
  readonly link?: { readonly source: { readonly def: string }; readonly seat: string };
}

/** `state`: how things stand after the events, for the names of cards on the table. */
export function tell(cards: CardTable, events: readonly MaskedEvent[], state: State): string[] {
  return events.flatMap((event) => {
    const line = sentence(cards, event.type, event as unknown as Told, state);
    return line === null ? [] : [line];
  });
}

function sentence(cards: CardTable, type: string, told: Told, state: State): string | null {
  const name = (def: string | null | undefined): string =>
    def == null ? "a face-down card" : (cards[def]?.name ?? def);
  const onTable = (id: CardId | undefined): string => {
    const card = id === undefined ? undefined : state.cards[id];
    return card === undefined ? "a card" : name(card.faceDown ? null : card.def);
  };
  const { seat, amount, change, was } = told;
  switch (type) {
    case "TURN_STARTED":
      return `Turn ${told.turn}: ${seat}`;
    case "CARD_DRAWN":
      return told.why === "opening" ? null : `${seat} draws a card`;
    case "NORMAL_SUMMONED":
    case "SPECIAL_SUMMONED":
    case "FLIP_SUMMONED": {
      const how = type.split("_")[0]?.toLowerCase();
      return `${seat} summons ${name(change?.def)} (${how})`;
    }
    case "TOKEN_CREATED":
      return `${seat} gets a token`;
    case "MONSTER_SET":
      return `${seat} sets a stereotype`;
    case "SPELL_TRAP_SET":
      return `${seat} sets a card`;
    case "SPELL_ACTIVATED":
    case "TRAP_ACTIVATED":
      return `${seat} activates ${name(change?.def)}`;
    case "EFFECT_ACTIVATED":
    case "TRIGGER_ACTIVATED":
      return `${seat} uses the effect of ${name(told.source?.def)}`;
    case "CHAIN_LINK_NEGATED":
      return "the link before it is negated";
    case "ATTACK_DECLARED":
      return `${seat} attacks with ${name(was?.def)}`;
    case "CARD_DESTROYED":
      return `${name(was?.def)} is destroyed by ${told.by}`;
    case "BREAKDOWN_TRIGGERED":
      return `${name(was?.def)} breaks down`;
    case "CARD_BANISHED":
      return `${name(change?.def)} is banished`;
    case "CARD_TO_HAND":
      return `${change?.def === undefined ? "a card" : name(change.def)} goes to a hand`;
    case "HAND_DISCARDED":
      return `${seat} discards ${name(change?.def)}`;
    case "VICE_COUNTER_ADDED":
      return `${told.count} vice on ${onTable(told.card)}`;
    case "LP_CHANGED":
      return `${seat} ${(amount ?? 0) < 0 ? "loses" : "gains"} ${Math.abs(amount ?? 0)} life: ${told.lifePoints}`;
    case "GAME_ENDED": {
      const [winner] = told.winners ?? [];
      return `${winner === undefined ? "Nobody wins" : `${winner} wins`}: ${told.reason}`;
    }
    default:
      return null;
  }
}
