/**
 * What looks possible and is not: for each card of the viewer's own the kinds of action that name one, as far
 * as none of them is legal, and why. The rules themselves are asked.
 */
import type { PlayerView } from "@lunchtable-tcg/match";
import type { CommandFields, Field, GameTypes, Rejection, View } from "@tcg/core";
import { type AnyHostableGame, plain } from "@tcg/core/hosting";
import type { Called } from "./card-names.ts";
import { defsOf, namedIn } from "./listed-actions.ts";
import type { Reason } from "./observation.ts";
import { ownWords } from "./other-words.ts";
import type { AgentParts } from "./parts.ts";
import { type Rulebook, rulebookOf } from "./rulebook.ts";

/** Refusals that are about the moment or the shape of a command, not about what is possible with a card. */
const UNTOLD = /^(?:command|prompt|game)\/|^turn\/not-yours$/;
/** As many as the service explains at once. */
const MAX_TRIED = 500;
const MAX_REASONS = 40;

interface Asking {
  readonly seen: PlayerView;
  readonly called: Called;
  readonly identity: string;
}

export async function reasonsOf(
  { service, games }: AgentParts,
  { seen, called, identity }: Asking,
): Promise<readonly Reason[]> {
  const { view, matchId, seat, legalMoves } = seen;
  const hosted = Object.hasOwn(games, seen.game) ? games[seen.game] : undefined;
  if (view === null || hosted === undefined || !view.seating.includes(seat)) return [];
  const commands = thinkable(hosted, view, seat)
    .filter((command) => !isOffered(command, legalMoves))
    .slice(0, MAX_TRIED);
  const { explanations } = await service.explain({ matchId, player: identity, commands });
  const defs = defsOf(view);
  const book = await rulebookOf(hosted);
  const refused = commands.flatMap((command, place) => {
    const explained = explanations[place];
    return explained?.legal === false ? [{ command, rejection: explained.rejection }] : [];
  });
  const isWorthTelling = ({ rejection: { code } }: Refused): boolean =>
    !UNTOLD.test(code) && hosted.misfits?.includes(code) !== true;
  return onePerCard(refused)
    .filter(isWorthTelling)
    .slice(0, MAX_REASONS)
    .map(({ command, rejection }) => {
      const id = hosted.game.notation(command);
      return reasonFor(id, command, rejection, { defs, called, book });
    });
}

interface Refused {
  readonly command: AnyCommand;
  readonly rejection: Rejection;
}

/**
 * Against whom it is tried matters less than that it cannot be done. What is refused for every card in the
 * same way is refused as such.
 */
function onePerCard(refused: readonly Refused[]): Refused[] {
  return [...Map.groupBy(refused, ({ command }) => command.type)].flatMap(([type, ofType]) => {
    const [first] = ofType;
    const codes = new Set(ofType.map(({ rejection }) => rejection.code));
    if (codes.size === 1 && ofType.length > 1 && first !== undefined) {
      const { data: _, ...rejection } = first.rejection;
      return [{ command: { type }, rejection }];
    }
    const byCard = Map.groupBy(
      ofType,
      ({ command, rejection }) => `${String(firstCard(command))} ${rejection.code}`,
    );
    return [...byCard.values()].flatMap(([one]) => one ?? []);
  });
}

interface Telling {
  readonly defs: ReadonlyMap<string, string | null>;
  readonly called: Called;
  readonly book: Rulebook | null;
}

/** A refusal as a reason, with the words of its rule. */
export function reasonFor(
  id: string,
  command: object,
  { code, message, rule, data }: Rejection,
  { defs, called, book }: Telling,
): Reason {
  const [cited] = rule === undefined ? [] : (book?.numbered(rule) ?? []);
  return {
    id: ownWords(id),
    cards: namedIn(command, defs, called),
    code,
    message: called.said(message),
    rule: rule ?? null,
    ruleText: cited?.text ?? null,
    facts: factsIn(data ?? {}, defs, called),
  };
}

function factsIn(data: object, defs: Telling["defs"], called: Called) {
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) => {
    const [card] = namedIn({ value }, defs, called);
    if (card !== undefined) {
      return [{ name: plain(name), value: `${card.name ?? "a hidden card"} [${card.card}]` }];
    }
    const isPlain = typeof value === "number" || typeof value === "string";
    return isPlain ? [{ name: plain(name), value: called.said(String(value)) }] : [];
  });
}

type AnyCommand = GameTypes["command"];

const firstCard = (command: AnyCommand): unknown => (command as { card?: unknown }).card;

function isOffered(command: AnyCommand, legalMoves: PlayerView["legalMoves"]): boolean {
  return legalMoves.some(
    (move) => move.command.type === command.type && firstCard(move.command) === firstCard(command),
  );
}

/** Every kind of command, with each of the seat's own cards that it could name, and whom it could strike. */
function thinkable(
  { game, resign }: AnyHostableGame,
  view: View<GameTypes>,
  seat: string,
): AnyCommand[] {
  const own = pointedAt(view, [seat]);
  const theirs = pointedAt(
    view,
    view.seating.filter((other) => other !== seat),
  );
  return Object.entries(game.commands).flatMap(([type, fields]) => {
    if (type === resign.type) return [];
    const [first] = Object.values(fields);
    if (first === undefined) return [{ type }];
    if (first.kind !== "card") return [];
    return own.flatMap((card) => filled(type, fields, card, [...theirs, ...own]));
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

/** Ids of cards in these seats' zones whose faces the viewer sees. */
function pointedAt(view: View<GameTypes>, seats: readonly string[]): string[] {
  return seats.flatMap((seat) =>
    Object.values(view.zones[seat] ?? {}).flatMap(({ cards }) =>
      cards.filter(({ def }) => def !== null).map(({ card }) => card),
    ),
  );
}
