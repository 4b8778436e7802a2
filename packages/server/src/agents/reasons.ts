/**
 * What looks possible and is not: for each card of the viewer's own the kinds of action that name one, as far
 * as none of them is legal, and why. The rules themselves are asked.
 */
import type { PlayerView } from "@lunchtable-tcg/match";
import type { Rejection } from "@tcg/core";
import { plain } from "@tcg/core/hosting";
import type { Called } from "./card-names.ts";
import { defsOf, namedIn } from "./listed-actions.ts";
import type { Reason } from "./observation.ts";
import { ownWords } from "./other-words.ts";
import type { AgentParts } from "./parts.ts";
import { type Rulebook, rulebookOf } from "./rulebook.ts";
import { type AnyCommand, firstCard, isOffered, ownCards, thinkable } from "./thinkable.ts";

/** Refusals that are about the moment or the shape of a command, not about what is possible with a card. */
export const UNTOLD = /^(?:command|prompt|game)\/|^turn\/not-yours$/;
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
  const commands = thinkable(hosted, view, seat, ownCards(view, seat))
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
