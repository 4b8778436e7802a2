/** Answers to questions about a command, a card or a rule. */
import { MatchError } from "@lunchtable-tcg/match";
import { isCardId, type Rejection } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { closestWord } from "@tcg/core/shapes";
import { HttpError } from "../http/http-error.ts";
import { calledCards } from "./card-names.ts";
import { cardTexts, textOf } from "./card-texts.ts";
import { defsOf } from "./listed-actions.ts";
import { checkMayLook } from "./may-look.ts";
import type { CardText, Reason } from "./observation.ts";
import type { AgentParts } from "./parts.ts";
import { reasonFor } from "./reasons.ts";
import { type RuleText, rulebookOf } from "./rulebook.ts";

export type ExplainedCommand =
  | { readonly isLegal: true; readonly version: number; readonly id: string; readonly text: string }
  | { readonly isLegal: false; readonly version: number; readonly reason: Reason };

interface InMatch {
  readonly matchId: string;
  readonly identity: string;
}

/** Whether a command would be accepted from this player, and if not, what it would need. */
export async function explainCommand(
  parts: AgentParts,
  inMatch: InMatch,
  command: string | object,
): Promise<ExplainedCommand> {
  const { matchId, identity: player } = inMatch;
  await checkMayLook(parts, inMatch);
  const commands = [command];
  const { explanations, version } = await parts.service.explain({ matchId, player, commands });
  const [explained] = explanations;
  if (explained?.legal === false) {
    const reason = await reasonIn(parts, inMatch, command, explained.rejection);
    return { isLegal: false, version, reason };
  }
  const { id, text } = (explained as Extract<typeof explained, { legal: true }>).move;
  const { cards, game } = await parts.service.getPlayerView(matchId, player);
  const called = calledCards(hostedGame(parts.games, game), cards);
  return { isLegal: true, version, id, text: called.said(text) };
}

/** A refusal of a command in the words that this player may hear. */
export async function reasonIn(
  { service, games }: AgentParts,
  { matchId, identity }: InMatch,
  command: string | object,
  rejection: Rejection,
): Promise<Reason> {
  const { view, cards, game } = await service.getPlayerView(matchId, identity);
  const hosted = hostedGame(games, game);
  const defs = view === null ? new Map<string, string | null>() : defsOf(view);
  const parsed = typeof command === "string" ? hosted.game.parse(command) : null;
  const given = typeof command === "object" ? command : parsed?.ok === true ? parsed.command : {};
  const id = (typeof command === "string" ? command : JSON.stringify(command)).slice(0, MAX_TOLD);
  const called = calledCards(hosted, cards);
  return reasonFor(id, given, rejection, { defs, called, book: await rulebookOf(hosted) });
}

/** Of a command that was refused, in characters. */
const MAX_TOLD = 200;

/** A printed card of a game, by its name or definition; in a match also one in sight by its id, and one that somebody made. */
export async function explainCard(
  { service, games }: AgentParts,
  {
    game,
    name,
    inMatch,
  }: { readonly game: string; readonly name: string; readonly inMatch?: InMatch },
): Promise<CardText> {
  if (inMatch !== undefined) {
    await checkMayLook({ service }, inMatch);
    const { cards, view } = await service.getPlayerView(inMatch.matchId, inMatch.identity);
    const onTable = view === null ? undefined : defsOf(view).get(name.trim());
    const def = onTable ?? findCard(cards as Readonly<Record<string, Named>>, name);
    if (def !== undefined) {
      const called = calledCards(hostedGame(games, game), cards);
      const [text] = await cardTexts(service, inMatch.matchId, [def], { faces: cards, called });
      if (text !== undefined) return text;
    }
    if (isCardId(name.trim())) {
      const what = `You see no card ${name.trim()}, or not what it is.`;
      const hint = "Ask by the id of a card in sight, or by a name.";
      throw new HttpError(404, "no-such-card", `${what} ${hint}`);
    }
  }
  const hosted = hostedGame(games, game);
  const faces = Object.fromEntries(
    hosted.cardIds.flatMap((id) => {
      const face = hosted.describeCard(id);
      return face === null ? [] : [[id, face] as const];
    }),
  );
  const def = findCard(faces, name);
  const face = def === undefined ? undefined : faces[def];
  if (def === undefined || face === undefined) {
    const meant = closestWord(
      name,
      Object.values(faces).map((each) => each.name),
    );
    const hint = meant === undefined ? "" : ` Did you mean ${meant}?`;
    throw new HttpError(
      404,
      "no-such-card",
      `There is no card of that name in ${hosted.title}.${hint}`,
    );
  }
  return textOf(def, face, hosted.printCard?.(def) ?? [], calledCards(hosted, { [def]: face }));
}

interface Named {
  readonly name: string;
}

function findCard(faces: Readonly<Record<string, Named>>, wanted: string): string | undefined {
  const word = wanted.trim().toLowerCase();
  return Object.keys(faces).find(
    (def) => def.toLowerCase() === word || faces[def]?.name.toLowerCase() === word,
  );
}

/** A rule by its number, or the rules that speak of a term. Empty: there are none. */
export async function explainRule(
  { games }: Pick<AgentParts, "games">,
  { game, about }: { readonly game: string; readonly about: string },
): Promise<readonly RuleText[]> {
  const book = await rulebookOf(hostedGame(games, game));
  if (book === null) return [];
  const numbered = book.numbered(about);
  return numbered.length > 0 ? numbered : book.about(about);
}

export function hostedGame(games: AgentParts["games"], game: string): AnyHostableGame {
  const found = Object.hasOwn(games, game) ? games[game] : undefined;
  if (found !== undefined) return found;
  const known = Object.keys(games);
  throw new MatchError("no-such-game", `There is no such game. There are: ${known.join(", ")}.`, {
    known,
  });
}
