import type { RecordedMatch } from "@ltcg/server/protocol";
import { createFileRoute, Link, useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import { type GameTitles, loadTitles, titleOf } from "../game-titles.ts";
import { useCheck } from "../replay/check-record.ts";
import { nobodyKnown } from "../replay/people.ts";
import { type ReadRecords, readRecords } from "../replay/read-records.ts";
import type { Where } from "../replay/record-reader.ts";
import { CheckText, ReplayTable } from "../replay/replay-table.tsx";
import { ReportMoment } from "../report/report-moment.tsx";
import { SiteHeader } from "../site/site-header.tsx";

export const Route = createFileRoute("/replay")({
  head: () => ({ meta: [{ title: "Replay and verify · LunchTable" }] }),
  loader: (): Promise<GameTitles> => loadTitles(),
  component: FilePage,
});

const START: Where = { at: 0, viewer: "referee" };

/** A file of recorded matches: each is verified, and any can be watched. */
function FilePage() {
  const titles = Route.useLoaderData();
  // A file that is chosen before the page has its script would be lost.
  const isReady = useHydrated();
  const [read, setRead] = useState<ReadRecords | null>(null);
  const [watched, setWatched] = useState<RecordedMatch | null>(null);
  const [where, setWhere] = useState(START);
  if (watched !== null) {
    return (
      <ReplayTable
        record={watched}
        title={titleOf(titles, watched.game)}
        people={nobodyKnown}
        where={where}
        startsPlaying={false}
        goTo={setWhere}
        actions={({ at, view }) => ({
          kept: (
            <>
              <button type="button" className="quiet-button" onClick={() => setWatched(null)}>
                Back to the file
              </button>
              <ReportMoment moment={{ matchId: null, record: watched, at, view }} />
            </>
          ),
        })}
      />
    );
  }
  return (
    <>
      <SiteHeader />
      <main className="home">
        <h1>Replay and verify</h1>
        <p className="lead">
          A recorded match is a seed, the decks and every command. It is replayed here step by step,
          and the result is compared with the recorded one.
        </p>
        <div className="choice file">
          <label htmlFor="record-file">
            A file from “Download the record”, or from <code>lunchtable play --record FILE</code>
          </label>
          <input
            id="record-file"
            type="file"
            disabled={!isReady}
            accept=".json,.jsonl,application/json"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) void file.text().then((text) => setRead(readRecords(text)));
            }}
          />
        </div>
        {read?.ok === false && <p role="alert">{read.problem}</p>}
        {read?.ok && (
          <ol className="record-list">
            {read.records.map((record, place) => (
              <RecordEntry
                key={place}
                number={place + 1}
                record={record}
                title={titleOf(titles, record.game)}
                onWatch={() => {
                  setWhere(START);
                  setWatched(record);
                }}
              />
            ))}
          </ol>
        )}
        <p>
          A receipt, which also proves that nobody chose the shuffle, is checked{" "}
          <Link to="/verify">line by line</Link>.
        </p>
      </main>
    </>
  );
}

function RecordEntry(props: {
  readonly number: number;
  readonly record: RecordedMatch;
  readonly title: string;
  readonly onWatch: () => void;
}) {
  const { number, record, onWatch } = props;
  const check = useCheck(record);
  return (
    <li>
      <p>
        <strong>
          Match {number}: {props.title}
        </strong>
        , {record.commands.length} commands
      </p>
      <CheckText check={check} />
      <button type="button" className="button" onClick={onWatch}>
        Watch match {number}
      </button>
    </li>
  );
}
