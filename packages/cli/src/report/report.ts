/** `lunchtable report`: a reported moment, played again, made short, and made into a test. */
import { writeFileSync } from "node:fs";
import type { ProblemReport, RunningReport } from "@ltcg/server/protocol";
import { type GameTypes, hashJson, type Viewer } from "@tcg/core";
import type { AnyHostableGame } from "@tcg/core/hosting";
import { NotGood, WrongCall, writingFault } from "../errors.ts";
import { openGameOf } from "../games.ts";
import { otherCards } from "../other-cards.ts";
import { type AnyRecord, readRecords, readValues } from "../record-file.ts";
import { readWhole } from "../seeds.ts";
import { linesOf, oneLine } from "./plain-text.ts";
import { type Played, playRecorded, playWanted, startOf } from "./playing.ts";
import { isFinished, readReport } from "./read-report.ts";
import type { Sameness } from "./sameness.ts";
import { shrink } from "./shrink.ts";
import { skeletonOf } from "./skeleton.ts";
import { logLines, seenLines, tableLines } from "./tell.ts";

export interface ReportOptions {
  /** What a shorter match has to show as well. */
  readonly same: Sameness;
  /** The record of a match that was running when it was reported. */
  readonly record?: string;
  /** Another moment: after so many commands. */
  readonly at?: string;
  /** Where the test goes. */
  readonly test?: string;
  /** The file of the card set. */
  readonly cards?: string;
}

type Write = (line: string) => void;

export async function report(file: string, options: ReportOptions, write: Write): Promise<void> {
  const reported = readReport(file);
  for (const line of linesOf(reported.said)) write(`“${line}”`);
  const record = recordOf(reported, options.record);
  const hosted = await openGameOf(record ?? reported, options.cards);
  if (record === null) return tellSeen(hosted, reported as RunningReport, write);
  const other = otherCards(record, hosted.game, options.cards);
  if (other !== null) throw new NotGood(other);
  tellRules(hosted, record, write);

  const viewer = viewerIn(hosted, record, reported.viewer);
  const at = momentOf(hosted, record, reported, options.at);
  const position = playRecorded(hosted, record, startOf(hosted, record), { from: 0, to: at });
  const eyes = oneLine(viewer);
  write(`${record.game}, after ${at} of ${record.commands.length} commands, as ${eyes} saw it:`);
  for (const line of logLines(hosted, position, viewer)) write(line);
  for (const line of tableLines(hosted, position, viewer)) write(line);
  const isSeen = hashJson(hosted.game.mask(position.state, viewer)) === hashJson(reported.view);
  if (!isSeen && options.at === undefined) {
    write(
      "The page showed another table: these rules do not play the match as those it was seen with.",
    );
  }

  const short = shortened(hosted, record, at, { same: options.same, viewer });
  if (short.commands.length > 0) {
    write("");
    write(`${at} commands, of which ${short.commands.length} show the same:`);
    for (const [i, { actor, text }] of short.commands.entries()) {
      write(`${String(i + 1).padStart(4)}. ${actor}: ${text}`);
    }
  }
  const test = options.test ?? `${file.replace(/\.json$/, "")}.test.ts`;
  const skeleton = skeletonOf({
    said: reported.said,
    viewer,
    record,
    ownCards: options.cards === undefined ? record.ownCards : readValues(options.cards)[0],
    commands: short.commands,
    shows: short.shows,
    table: tableLines(hosted, short, viewer),
  });
  writeNew(test, skeleton);
  write("");
  write(`${test} plays them, and fails until it says what should happen instead.`);
}

function recordOf(reported: ProblemReport, file: string | undefined): AnyRecord | null {
  if (isFinished(reported)) {
    if (file !== undefined) throw new WrongCall("the report has its record with it");
    return reported.record;
  }
  const [record = null, ...more] = file === undefined ? [] : readRecords(file);
  if (more.length > 0) throw new WrongCall(`${file} holds more than one match`);
  if (record !== null && record.game !== reported.game) {
    throw new NotGood(`the record is of ${record.game}, the report of ${reported.game}`);
  }
  return record;
}

/** What happened, the table and the moves, as far as the reporter could see. */
function tellSeen(hosted: AnyHostableGame, reported: RunningReport, write: Write): void {
  const lines = seenLines(hosted, reported);
  write(`${hosted.game.id} at version ${reported.version}, as ${oneLine(reported.viewer)} saw it:`);
  for (const line of lines) write(line);
  write("");
  write(
    "The match was running: nothing hidden is in the report, so it cannot be played. When the match is over, " +
      "download its record and add --record RECORD.",
  );
}

function tellRules({ game }: AnyHostableGame, record: AnyRecord, write: Write): void {
  if (record.rulesVersion === game.rulesVersion) return;
  write(`It was played by rules ${record.rulesVersion}; here are rules ${game.rulesVersion}.`);
}

function momentOf(
  hosted: AnyHostableGame,
  record: AnyRecord,
  reported: ProblemReport,
  wanted: string | undefined,
): number {
  if (wanted !== undefined) return readWhole("--at", wanted, 0, record.commands.length);
  return isFinished(reported) ? reported.at : seenIn(hosted, record, reported);
}

/** The moment of a record at which a viewer saw just this table. */
function seenIn(hosted: AnyHostableGame, record: AnyRecord, reported: RunningReport): number {
  const viewer = viewerIn(hosted, record, reported.viewer);
  const wanted = hashJson(reported.view);
  let found: number | null = null;
  const to = record.commands.length;
  playRecorded(hosted, record, startOf(hosted, record), { from: 0, to }, ({ state }, place) => {
    if (found === null && hashJson(hosted.game.mask(state, viewer)) === wanted) found = place;
  });
  if (found !== null) return found;
  throw new NotGood(
    `at no moment of the record did ${viewer} see what the report shows: it is of another match, or of other rules`,
  );
}

function viewerIn(hosted: AnyHostableGame, record: AnyRecord, name: string): Viewer<GameTypes> {
  const { seating } = startOf(hosted, record).state;
  if ([...seating, "spectator", "referee"].includes(name)) return name;
  throw new NotGood(`nobody sees the match as ${JSON.stringify(name)}`);
}

/** What was dealt anew stands on all commands before it: only those after it can be left out. */
function shortened(
  hosted: AnyHostableGame,
  record: AnyRecord,
  at: number,
  kept: { readonly same: Sameness; readonly viewer: string },
): Played {
  const fixed = Math.max(
    0,
    ...(record.dealtAnew ?? []).map(({ after }) => after).filter((after) => after <= at),
  );
  const start = startOf(hosted, record);
  const before = playRecorded(hosted, record, start, { from: 0, to: fixed });
  const { commands } = playRecorded(hosted, record, before, { from: fixed, to: at });
  const play = (wanted: Played["commands"]) => playWanted(hosted, before, wanted, kept);
  const whole = play(commands);
  const none: Played = { ...before, commands: [], shows: [], moment: "" };
  const short = whole === null ? none : shrink(whole, play);
  return { ...short, commands: [...before.commands, ...short.commands] };
}

/** Never over a file that is there: it may be a test that somebody has finished. */
function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: "wx" });
  } catch (error) {
    const isThere = error instanceof Error && "code" in error && error.code === "EEXIST";
    throw new WrongCall(
      isThere ? `${file} is there already: --test FILE names another` : writingFault(file, error),
    );
  }
}
