/** Every move that a seat could think of with cards in its sight, whether the rules allow it or not. */
import type { PlayerView } from "@lunchtable-tcg/match";
import type { CommandFields, Field, GameTypes, View } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";

export type AnyCommand = GameTypes["command"];

export const firstCard = (command: AnyCommand): unknown => (command as { card?: unknown }).card;

export function isOffered(command: AnyCommand, legalMoves: PlayerView["legalMoves"]): boolean {
  return legalMoves.some(
    (move) => move.command.type === command.type && firstCard(move.command) === firstCard(command),
  );
}

/** Every kind of command, with each of these cards that it could be meant for, and whom it could strike. */
export function thinkable(
  { game, resign, suits = () => true }: AnyHostableGame,
  view: View<GameTypes>,
  seat: string,
  cards: readonly string[],
): AnyCommand[] {
  const own = ownCards(view, seat);
  const seen = seenOf(view, seat).filter(({ card }) => cards.includes(card.card));
  const theirs = pointedAt(
    view,
    view.seating.filter((other) => other !== seat),
  );
  return Object.entries(game.commands).flatMap(([type, fields]) => {
    if (type === resign.type) return [];
    const [first] = Object.values(fields);
    if (first === undefined) return [{ type }];
    if (first.kind !== "card") return [];
    return seen
      .filter(({ card, zone }) => suits(card, zone, { type }))
      .flatMap(({ card }) => filled(type, fields, card.card, [...theirs, ...own]));
  });
}

/** With the required fields filled in; a second card may be any that can be pointed at. */
function filled(
  type: string,
  fields: CommandFields[string],
  card: string,
  others: readonly string[],
): AnyCommand[] {
  const [first = "", ...names] = Object.keys(fields);
  const rest = names.map((name) => [name, fields[name] as Field] as const);
  const required = rest.filter(([, field]) => field.optional !== true);
  const seconds = required.filter(([, { kind }]) => kind === "card");
  const base: Record<string, unknown> & AnyCommand = { type, [first]: card };
  for (const [name, field] of required) {
    if (field.kind === "choice") base[name] = field.of[0];
    if (field.kind === "integer") base[name] = field.min;
    if (field.kind === "cards") base[name] = [];
  }
  const [[second] = []] = seconds;
  if (second === undefined) return [base];
  return others.filter((other) => other !== card).map((other) => ({ ...base, [second]: other }));
}

/** Cards of a seat whose faces it sees. */
export const ownCards = (view: View<GameTypes>, seat: string): string[] => pointedAt(view, [seat]);

/** Ids of cards in these seats' zones whose faces the viewer sees. */
function pointedAt(view: View<GameTypes>, seats: readonly string[]): string[] {
  return seats.flatMap((seat) => seenOf(view, seat).map(({ card }) => card.card));
}

/** Cards whose faces the viewer sees, with the zone in which each lies. */
function seenOf(view: View<GameTypes>, seat: string) {
  return Object.entries(view.zones[seat] ?? {}).flatMap(([zone, { cards }]) =>
    cards.filter(({ def }) => def !== null).map((card) => ({ card, zone })),
  );
}
