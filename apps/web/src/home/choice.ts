/** What to play, and what was played last in this browser. */
import type { GamesReply } from "@ltcg/server/protocol";
import { browserStorage, isKept } from "../site/browser-storage.ts";
import { type ClockName, clocks, isClock } from "./time-controls.ts";

export interface Choice {
  readonly game: string;
  /** The bot at the other seat. */
  readonly opponent: string;
  readonly deck: string;
  readonly opponentDeck: string;
  readonly clock: ClockName;
}

/** The request for a match, as the server reads it. */
export function requestFor({ clock, ...wanted }: Choice): object {
  const { control } = clocks[clock];
  return { ...wanted, ...(control !== null && { timeControl: control }) };
}

/** The request for a table with a free seat: whoever sits down there brings a deck of their own. */
export function tableFor({ clock, game, deck }: Choice, isPublic: boolean): object {
  const { control } = clocks[clock];
  const wanted = { game, deck, opponent: null, isPublic };
  return { ...wanted, ...(control !== null && { timeControl: control }) };
}

/** The default opponent: no pushover, and it answers at once. Where it is missing, the last of the list. */
const DEFAULT_OPPONENT = "greedy";

const KEPT_AS = "lunchtable/choice";

/** The choice, with defaults for whatever is not on offer. */
export function fitting({ games, bots }: GamesReply, wanted: Partial<Choice>): Choice | null {
  const game = games.find((offered) => offered.game === wanted.game) ?? games[0];
  if (game === undefined) return null;
  const names = game.decks.map(({ name }) => name);
  const oneOf = (list: readonly string[], name: string | undefined, usual: string): string =>
    name !== undefined && list.includes(name) ? name : usual;
  const [first = "", second = first] = names;
  return {
    game: game.game,
    opponent: oneOf(bots, wanted.opponent, oneOf(bots, DEFAULT_OPPONENT, bots.at(-1) ?? "")),
    deck: oneOf(names, wanted.deck, first),
    opponentDeck: oneOf(names, wanted.opponentDeck, second),
    clock: isClock(wanted.clock) ? wanted.clock : "none",
  };
}

export function keepChoice(choice: Choice): void {
  isKept(browserStorage, KEPT_AS, JSON.stringify(choice));
}

export function keptChoice(): Partial<Choice> {
  try {
    const kept: unknown = JSON.parse(browserStorage.getItem(KEPT_AS) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}
