/** What each event means to abilities that listen (CR 7.4). */
import type { EventOf, Moved } from "@tcg/core";
import { snapshot } from "./reading/look.ts";
import type { Lorcana, Occurrence, Table } from "./types.ts";
import type { Seat } from "./vocabulary.ts";

const NONE: readonly Occurrence[] = [];

export function occurrencesOf(table: Table, event: EventOf<Lorcana>): readonly Occurrence[] {
  const { state } = table;
  switch (event.type) {
    case "CARD_PLAYED":
      return [{ on: "played", seat: event.seat, card: event.card }];
    case "CARD_QUESTED":
      return [{ on: "quests", seat: event.seat, card: event.card }];
    case "CHALLENGE_DECLARED": {
      const { seat, challenger, defender } = event;
      return [
        { on: "challenges", seat, card: challenger, other: defender },
        { on: "challenged", seat: defender.seat, card: defender, other: challenger },
      ];
    }
    case "CARD_BANISHED": {
      const { card, by } = event;
      const inChallenge = event.inChallenge ? ({ inChallenge: true } as const) : {};
      const other = by === null ? {} : { other: by };
      const found: Occurrence[] = [
        { on: "banished", seat: card.seat, card, ...other, ...inChallenge },
        { on: "leaves-play", seat: card.seat, card, ...inChallenge },
      ];
      // CR 4.3.6.17: the one whose damage it was, if it is in the challenge too.
      const { challenge } = state.shared;
      const fought = challenge === null ? [] : [challenge.challenger, challenge.defender];
      if (event.inChallenge && by !== null && fought.includes(by.card)) {
        found.push({
          on: "banishes-in-challenge",
          seat: by.seat,
          card: by,
          other: card,
          inChallenge: true,
        });
      }
      return found;
    }
    case "CARD_RETURNED":
      return [
        { on: "returned-to-hand", seat: event.card.seat, card: event.card },
        { on: "leaves-play", seat: event.card.seat, card: event.card },
      ];
    case "CARD_LEFT_PLAY":
      return [
        { on: "leaves-play", seat: event.card.seat, card: event.card },
        ...inkedBy(event.change),
      ];
    case "STACK_FOLLOWED":
      return inkedBy(event.change);
    case "TURN_BEGINS":
      return [{ on: "turn-starts", seat: event.seat }];
    case "TURN_ENDING":
      return [{ on: "turn-ends", seat: event.seat }];
    case "CARD_INKED":
      return [{ on: "inked", seat: event.seat }];
    case "DAMAGE_DEALT": {
      const { card, amount, by } = event;
      const found: Occurrence[] = [];
      const other = by === null ? {} : { other: by };
      found.push({ on: "damaged", seat: card.seat, card, amount, ...other });
      if (by !== null) {
        found.push({ on: "deals-damage", seat: by.seat, card: by, other: card, amount });
      }
      return found;
    }
    // The later edition (CR 10.6.3): dealt it was, taken it was not.
    case "ZERO_DAMAGE_DEALT": {
      const { card, by } = event;
      return [{ on: "deals-damage", seat: by.seat, card: by, other: card, amount: 0 }];
    }
    case "DAMAGE_REMOVED":
      return [
        { on: "damage-removed", seat: event.card.seat, card: event.card, amount: event.amount },
      ];
    case "CARD_DRAWN":
      return event.why === "opening" ? [] : [{ on: "drawn", seat: event.seat }];
    case "CARD_DISCARDED": {
      const now = event.change.as;
      if (!state.cards.has(now)) return [{ on: "discarded", seat: event.seat }];
      return [{ on: "discarded", seat: event.seat, card: snapshot(table, now) }];
    }
    case "CARD_REACHED_LOCATION": {
      const { card, location } = event;
      return [{ on: "moves-to-location", seat: card.seat, card, other: location }];
    }
    case "SONG_SUNG":
      return event.singers.map((card) => ({
        on: "sings",
        seat: event.seat,
        card,
        other: event.song,
      }));
    case "CARD_PUT_UNDER":
      return [{ on: "put-under", seat: event.top.seat, card: event.top }];
    case "CARDS_CHOSEN": {
      const byAction = event.byAction ? ({ byAction: true } as const) : {};
      return event.cards.map((card) => ({ on: "chosen", seat: event.seat, card, ...byAction }));
    }
    case "CARD_READIED":
      return [{ on: "readied", seat: event.card.seat, card: event.card }];
    case "ALL_READIED":
      return event.cards.map((card) => ({ on: "readied", seat: event.seat, card }));
    case "CARD_EXERTED":
      return [{ on: "exerted", seat: event.card.seat, card: event.card }];
    case "LORE_CHANGED":
      if (event.amount <= 0) return [];
      return [{ on: "lore-gained", seat: event.seat, amount: event.amount }];
    default:
      return NONE;
  }
}

/** CR 8.5.2: each card that comes into an inkwell, from play and from under another card too. */
function inkedBy({ to }: Moved): Occurrence[] {
  return to.zone === "inkwell" ? [{ on: "inked", seat: to.seat as Seat }] : [];
}
