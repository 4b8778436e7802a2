/** A match whose boards are full, with one of the two to move. */
import { chosen, Person } from "./players.ts";

/** Zones that lie open, with as many cards as make a side full. */
const FULL: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  lunchtable: { board: 3, setZone: 3 },
  lorcana: { play: 6 },
};

const MAX_ACTIONS = 600;

export interface FullTable {
  readonly host: Person;
  readonly guest: Person;
  readonly matchId: string;
  /** How many cards lie open on the two sides. */
  readonly cards: number;
}

interface Offer {
  readonly games: readonly {
    readonly game: string;
    readonly decks: readonly { readonly name: string }[];
  }[];
}

export async function layFullTable(url: string, game: string): Promise<FullTable> {
  for (let match = 0; match < 10; match++) {
    const table = await layOne(url, game);
    if (table !== null) return table;
  }
  throw new Error(`No match of ${game} comes to full boards.`);
}

/** Null: somebody won before. */
async function layOne(url: string, game: string): Promise<FullTable | null> {
  const [host, guest] = [new Person(url), new Person(url)];
  // Everybody is welcomed with a cookie first.
  for (const person of [host, guest]) await person.ask("/api/matches");
  const wanted = { game, opponent: null };
  const { matchId } = await host.ask<{ matchId: string }>("/api/matches", wanted);
  host.matchId = matchId;
  guest.matchId = matchId;
  const { games } = await guest.ask<Offer>("/api/games");
  const deck = games.find((each) => each.game === game)?.decks[0]?.name;
  await guest.ask(`/api/matches/${matchId}/join`, { deck });
  for (let action = 0; action < MAX_ACTIONS; action++) {
    const position = await host.look();
    if (position.view.outcome.status === "ended") return null;
    const isHosts = host.mayAct(position);
    if (isHosts && isFull(position.view, game) && isFree(position.legalMoves)) {
      return { host, guest, matchId, cards: open(position.view, game) };
    }
    const actor = isHosts ? host : guest;
    const seen = isHosts ? position : await guest.look();
    if (actor.mayAct(seen)) await actor.act(seen, chosen(seen));
  }
  return null;
}

type View = Awaited<ReturnType<Person["look"]>>["view"];

const isFree = (moves: readonly { readonly command: { readonly type: string } }[]): boolean =>
  moves.some(({ command }) => command.type === "END_TURN");

function isFull({ zones }: View, game: string): boolean {
  return Object.values(zones).every((side) =>
    Object.entries(FULL[game] ?? {}).every(([zone, least]) => (side[zone]?.count ?? 0) >= least),
  );
}

function open({ zones }: View, game: string): number {
  const counts = Object.values(zones).flatMap((side) =>
    Object.keys(FULL[game] ?? {}).map((zone) => side[zone]?.count ?? 0),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
