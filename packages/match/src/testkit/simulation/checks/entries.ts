/** What was promised to anybody is in the log, once, and the log has no gap. */
import { isSnapshotDue, writeSnapshot } from "../../../service/matches/snapshot-text.ts";
import type { Witness } from "../witness.ts";
import type { World } from "../world.ts";
import type { Log } from "./log-of.ts";
import { sameJson } from "./same-json.ts";

/** What needs no rules to be seen. */
export function checkKept(log: Log, witness: Witness): string[] {
  return [...versionFaults(log), ...commandFaults(log), ...appendFaults(log, witness)];
}

export function checkAnswers(log: Log, witness: Witness): string[] {
  return [
    ...snapshotFaults(log, witness),
    ...answerFaults(log, witness),
    ...seatFaults(log, witness),
  ];
}

function versionFaults({ entries, stored }: Log): string[] {
  const wrong = entries.findIndex(({ version }, place) => version !== place + 1);
  if (wrong >= 0) return [`no gaps: version ${entries[wrong]?.version} stands at ${wrong + 1}`];
  if (stored.version === entries.length) return [];
  return [`no gaps: the match stands at ${stored.version} and has ${entries.length} entries`];
}

function commandFaults({ entries }: Log): string[] {
  const seen = new Set<string>();
  return entries.flatMap(({ seat, commandId }) => {
    const key = JSON.stringify([seat, commandId]);
    if (seen.has(key)) return [`once: ${commandId} of ${seat || "the service"} is played twice`];
    seen.add(key);
    return [];
  });
}

/** Against what the store told the services. */
function appendFaults({ matchId, entries }: Log, { appended }: Witness): string[] {
  const told = appended.filter(({ entry }) => entry.matchId === matchId);
  const lost = told.filter(({ entry, version }) => {
    const kept = entries[version - 1];
    return (
      kept?.commandId !== entry.commandId || kept.seat !== entry.seat || kept.link !== entry.link
    );
  });
  const faults = lost.map(
    ({ version }) => `kept: the entry taken as version ${version} is not there`,
  );
  if (told.length === entries.length) return faults;
  return [...faults, `once: ${told.length} entries were taken, ${entries.length} are there`];
}

/** Against what people asked for: ids of the service's own commands have a space in them. */
export function checkAsked({ matchId, entries }: Log, { hosts }: Pick<World, "hosts">): string[] {
  const asked = new Set(
    hosts
      .flatMap(({ arrived }) => arrived)
      .flatMap(({ action }) => (action.matchId === matchId ? [action.commandId] : [])),
  );
  return entries.flatMap(({ commandId, seat, version }) => {
    if (seat === "" || commandId.includes(" ") || asked.has(commandId)) return [];
    return [`once: nobody asked ${seat} for ${commandId}, which is version ${version}`];
  });
}

/** Against what people were told. */
function answerFaults(log: Log, { acknowledged }: Witness): string[] {
  return acknowledged.flatMap(({ action, version, events }) => {
    if (action.matchId !== log.matchId) return [];
    const { commandId, player } = action;
    const seat = log.seatOf(player);
    const places = log.entries.filter((each) => each.seat === seat && each.commandId === commandId);
    if (places.length !== 1 || places[0]?.version !== version) {
      const found = places.map((each) => each.version).join(", ") || "not there";
      return [`acknowledged: ${commandId} was answered as version ${version}; it is ${found}`];
    }
    if (sameJson(events, log.maskedEventsAt(version, seat))) return [];
    return [`acknowledged: the answer to ${commandId} tells other events than version ${version}`];
  });
}

function seatFaults(log: Log, { seated }: Witness): string[] {
  return seated.flatMap(({ player, seated: { matchId, seat } }) => {
    if (matchId !== log.matchId) return [];
    const held = log.head.seats.find((each) => each.seat === seat)?.holder ?? null;
    const isTheirs =
      held !== null && ("bot" in held ? log.head.creator === player : held.player === player);
    return isTheirs ? [] : [`seats: ${player} was given ${seat}, which is not theirs`];
  });
}

function snapshotFaults(log: Log, { appended }: Witness): string[] {
  const { matchId, stored, states, entries } = log;
  const written = appended.filter(
    ({ entry }) => entry.matchId === matchId && entry.snapshot !== undefined,
  );
  const wrong = written.find(({ entry, version }) => {
    const state = states[version] ?? null;
    return entry.snapshot !== (state && writeSnapshot({ version, state }));
  });
  if (wrong !== undefined)
    return [`fold: the snapshot of version ${wrong.version} is not the fold`];
  const last = written.toSorted((a, b) => a.version - b.version).at(-1);
  if (stored.snapshot !== (last?.entry.snapshot ?? null)) {
    return ["fold: the stored snapshot is not the one that was written last"];
  }
  const hasBegun = (states[entries.length] ?? null) !== null;
  if (!hasBegun || !isSnapshotDue(entries.length, last?.version ?? null)) return [];
  return ["fold: the stored snapshot is too old"];
}
