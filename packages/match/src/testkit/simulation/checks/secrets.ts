/** Everybody sees the match as their seat may, at the version it is said to be, and nothing more. */
import type { PlayerView } from "../../../service/requests.ts";
import type { Witness } from "../witness.ts";
import type { Log } from "./log-of.ts";
import { sameJson } from "./same-json.ts";

export function checkSecrets(log: Log, witness: Witness): string[] {
  return [...viewFaults(log, witness), ...eventFaults(log, witness), ...leakFaults(log, witness)];
}

const FIELDS: readonly (keyof PlayerView)[] = [
  "cards",
  "game",
  "isPassing",
  "legalMoves",
  "matchId",
  "seat",
  "status",
  "version",
  "view",
];

function viewFaults(log: Log, { views, appended }: Witness): string[] {
  const statuses = new Map(
    appended.flatMap(({ entry, version }) =>
      entry.matchId === log.matchId ? [[version, entry.status] as const] : [],
    ),
  );
  const checked = new Map<PlayerView, Set<string>>();
  return views.flatMap(({ player, view: seen }) => {
    const viewers = checked.get(seen) ?? new Set();
    if (seen.matchId !== log.matchId || viewers.has(player)) return [];
    checked.set(seen, viewers.add(player));
    const { seat, version, view, legalMoves, status } = seen;
    const told = `views: what ${player} is shown of version ${version}`;
    const state = log.states[version] ?? null;
    // Before they join they look as strangers do.
    if (seat !== log.seatOf(player) && seat !== "spectator") return [`${told} is not their seat's`];
    if (version > log.entries.length) return [`${told} is not in the log`];
    if (!sameJson(view, log.maskAt(version, seat))) return [`${told} is not what ${seat} may see`];
    if (status !== statuses.get(version)) return [`${told} says that it is ${status}`];
    if (Object.keys(seen).sort().join() !== FIELDS.join()) return [`${told} has other fields`];
    const moves =
      state === null || seat === "spectator" ? [] : log.hosted.game.legalMoves(state, seat);
    const isSame =
      moves.map(({ id }) => id).join("\n") === legalMoves.map(({ id }) => id).join("\n");
    return isSame ? [] : [`${told} lists other moves`];
  });
}

function eventFaults(log: Log, { events: seen }: Witness): string[] {
  return seen.flatMap(({ player, matchId, version, events }) => {
    if (matchId !== log.matchId) return [];
    const seat = log.seatOf(player);
    if (
      sameJson(events, log.maskedEventsAt(version, seat)) ||
      (log.states[version] === null && events.length === 0)
    )
      return [];
    return [`events: what ${player} is told of version ${version} is not what ${seat} may know`];
  });
}

/**
 * A card of another seat's deck that this one has not seen, the service's secret, the seed and the
 * names of the others are looked for in every byte that was sent.
 */
function leakFaults(log: Log, { sent }: Witness): string[] {
  const checked = new Map<string, Set<string>>();
  return sent.flatMap(({ player, matchId, version, text }) => {
    if (matchId !== log.matchId) return [];
    const readers = checked.get(text) ?? new Set();
    const reader = `${player} ${version}`;
    if (readers.has(reader)) return [];
    checked.set(text, readers.add(reader));
    const seat = log.seatOf(player);
    const words = hiddenWords(log, player, log.knownAt(version, seat));
    const found = words.find((word) => text.includes(word));
    return found === undefined
      ? []
      : [`leak: ${player} at ${seat} is told ${found} by version ${version}`];
  });
}

const hiddenBeside = new WeakMap<ReadonlySet<string>, readonly string[]>();

/** What this player may not read anywhere. `known`: the definitions that are no secret. */
function hiddenWords(
  { setup, head, hosted }: Log,
  player: string,
  known: ReadonlySet<string>,
): readonly string[] {
  const made = hiddenBeside.get(known);
  if (made !== undefined) return made;
  const hidden = Object.values(setup.decks)
    .flat()
    .filter((def) => !known.has(def));
  const others = head.seats.flatMap(({ holder }) =>
    holder !== null && "player" in holder && holder.player !== player ? [holder.player] : [],
  );
  const seed = setup.seed === null ? [] : [String(setup.seed)];
  const names = [...new Set(hidden)].flatMap((def) => wordsOf(hosted, def));
  const words = [...names, ...others, ...seed, setup.secret];
  hiddenBeside.set(known, words);
  return words;
}

/** As JSON writes them, so that no word is found in a longer one. */
function wordsOf({ describeCard }: Log["hosted"], def: string): string[] {
  const name = describeCard(def)?.name;
  return [`"${def}"`, ...(typeof name === "string" ? [`"${name}"`] : [])];
}
