/** How good a position looks, for bots: lore first, then what makes lore, then means. */
import type { Outcome, ViewerRights } from "@tcg/core";
import { loreOf, strengthOf, willpowerOf } from "./reading/stats.ts";
import { freshData, leftSeats } from "./reading/table.ts";
import type { CardData, Lorcana, Table, View } from "./types.ts";
import type { Seat } from "./vocabulary.ts";

const WIN = 1_000_000;

export function evaluate({ viewer, outcome, zones, game, seating }: View): number {
  return compared(viewer, outcome, { seating, left: game.shared.left ?? [] }, (seat) => {
    let board = 0;
    for (const { card, data } of zones[seat].play.cards) {
      const facts = game.cards[card];
      if (facts !== undefined) board += worthOfCard(facts, data ?? freshData);
    }
    const { ink } = game.players[seat];
    return board + worthOfMeans(game.seats[seat].lore, zones[seat].hand.count, ink.total);
  });
}

/** The same for a state: everything it looks at is public. */
export function evaluateState(table: Table, { viewer }: ViewerRights<Lorcana>): number {
  const { outcome, seating, seats, cards } = table.state;
  return compared(viewer, outcome, { seating, left: leftSeats(table.state) }, (seat) => {
    const { play, hand, inkwell, lore } = seats[seat];
    let board = 0;
    for (const id of play) {
      if (id === null) continue;
      const strength = strengthOf(table, id);
      const facts = { strength, willpower: willpowerOf(table, id), lore: loreOf(table, id) };
      board += worthOfCard(facts, cards.get(id)?.data ?? freshData);
    }
    return board + worthOfMeans(lore, hand.length, inkwell.length);
  });
}

/** What the viewer has against the best of the others. */
function compared(
  viewer: View["viewer"],
  outcome: Outcome<Lorcana>,
  { seating, left }: { readonly seating: readonly Seat[]; readonly left: readonly Seat[] },
  worth: (seat: Seat) => number,
): number {
  if (viewer === "spectator" || viewer === "referee") return 0;
  if (outcome.status === "ended") {
    if (outcome.winners.length === 0) return 0;
    return outcome.winners.includes(viewer) ? WIN : -WIN;
  }
  if (left.includes(viewer)) return -WIN;
  const others = seating.filter((seat) => seat !== viewer && !left.includes(seat)).map(worth);
  return worth(viewer) - Math.max(0, ...others);
}

interface Numbers {
  readonly strength: number;
  readonly willpower: number;
  readonly lore: number;
}

function worthOfCard(
  { strength, willpower, lore }: Numbers,
  { damage, exerted }: CardData,
): number {
  const life = Math.max(0, willpower - damage);
  return 15 + 22 * lore + 6 * strength + 6 * life - (exerted ? 4 : 0);
}

function worthOfMeans(lore: number, hand: number, ink: number): number {
  // The first cards in the inkwell are worth the most.
  return 100 * lore + 14 * hand + 30 * Math.min(ink, 6) + 10 * Math.max(0, ink - 6);
}
