/** A receipt of a finished match, gone over again in the reader's browser. */
import type { MatchEntry, MatchesReply, MetaReply } from "@ltcg/server/protocol";
import type { Receipt } from "@lunchtable-tcg/match/fairness";
import { createFileRoute, Link, useHydrated, useNavigate } from "@tanstack/react-router";
import { capital } from "@tcg/core/hosting";
import { useEffect, useState } from "react";
import { callApi, pathOf } from "../call-api.ts";
import { type GameTitles, loadTitles, titleOf } from "../game-titles.ts";
import { matchTitle } from "../home/match-title.ts";
import { peopleAt } from "../replay/people.ts";
import { SiteHeader } from "../site/site-header.tsx";
import type { Beside, GoneOver } from "../verify/go-over.ts";
import { JudgeWays } from "../verify/judge-ways.tsx";
import { HowItWorks, Judgement } from "../verify/judgement.tsx";
import { readReceipt } from "../verify/read-receipt.ts";
import { ReceiptSheet } from "../verify/receipt-sheet.tsx";
import { tampered } from "../verify/tampered.ts";

interface Search {
  /** A finished match on this server. */
  readonly match?: string;
}

const MAX_SHOWN = 8;

export const Route = createFileRoute("/verify")({
  head: () => ({ meta: [{ title: "Verify a match · LunchTable" }] }),
  validateSearch: ({ match }: Record<string, unknown>): Search =>
    typeof match === "string" ? { match } : {},
  loader: async (): Promise<{ titles: GameTitles; mine: readonly MatchEntry[] }> => {
    const [titles, matches] = await Promise.all([
      loadTitles(),
      callApi<MatchesReply>("/api/matches"),
    ]);
    const all = matches.ok ? matches.body.matches : [];
    return {
      titles,
      mine: all.filter(({ status }) => status === "completed").slice(0, MAX_SHOWN),
    };
  },
  component: VerifyPage,
});

type Result =
  | { readonly status: "none" | "under way" }
  | { readonly status: "problem"; readonly problem: string }
  | { readonly status: "done"; readonly gone: GoneOver; readonly beside: Beside };

type Done = Extract<Result, { readonly status: "done" }>;

/** With what this browser kept of the match while it was played. */
async function ofMatch(matchId: string): Promise<Result> {
  const [receipt, meta] = await Promise.all([
    callApi<Receipt>(pathOf(matchId, "receipt")),
    callApi<MetaReply>(pathOf(matchId, "meta")),
  ]);
  if (!receipt.ok) return { status: "problem", problem: receipt.error.message };
  const [{ keptOf }, { goOver }] = await Promise.all([
    import("../fairness/check.ts"),
    import("../verify/go-over.ts"),
  ]);
  const kept = await keptOf(matchId);
  const names = meta.ok ? peopleAt(meta.body).names : {};
  const beside = { kept, names, matchId };
  return { status: "done", gone: await goOver(receipt.body, beside), beside };
}

async function ofFile(file: File): Promise<Result> {
  const read = readReceipt(await file.text());
  if (!read.ok) return { status: "problem", problem: read.problem };
  const { goOver } = await import("../verify/go-over.ts");
  const beside = { kept: {}, names: {}, matchId: null };
  return { status: "done", gone: await goOver(read.receipt, beside), beside };
}

/** The same receipt with a line changed by this page. */
async function changedOf({ gone, beside }: Done): Promise<GoneOver | null> {
  const receipt = tampered(gone.receipt);
  if (receipt === null) return null;
  const { goOver } = await import("../verify/go-over.ts");
  // A stranger who is handed it has the receipt alone.
  const { viewer } = beside.kept;
  return goOver(receipt, { ...beside, kept: viewer === undefined ? {} : { viewer } });
}

function VerifyPage() {
  const { titles, mine } = Route.useLoaderData();
  const { match } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  // A file that is chosen before the page has its script would be lost.
  const isReady = useHydrated();
  const [result, setResult] = useState<Result>({ status: "none" });
  useEffect(() => {
    if (match === undefined) return;
    let isLeft = false;
    setResult({ status: "under way" });
    void ofMatch(match).then((found) => {
      if (!isLeft) setResult(found);
    });
    return () => {
      isLeft = true;
    };
  }, [match]);
  const takeFile = async (file: File): Promise<void> => {
    await navigate({ search: {}, replace: true });
    setResult({ status: "under way" });
    setResult(await ofFile(file));
  };
  const done = result.status === "done" ? result : null;
  // Of one result: the next one is not changed yet.
  const [change, setChange] = useState<{ readonly of: Done; readonly gone: GoneOver } | null>(null);
  const changed = change !== null && change.of === done ? change.gone : null;
  const gone = changed ?? done?.gone ?? null;
  const canBeChanged =
    done !== null &&
    changed === null &&
    done.gone.checked.ok &&
    tampered(done.gone.receipt) !== null;
  const tamper = async (of: Done): Promise<void> => {
    const broken = await changedOf(of);
    if (broken === null) return;
    setChange({ of, gone: broken });
    scrollTo(0, 0);
  };
  return (
    <>
      <SiteHeader />
      <main className={gone === null ? "verify empty" : "verify"}>
        {gone !== null && gone.sheet !== null && (
          <ReceiptSheet
            receipt={gone.receipt}
            sheet={gone.sheet}
            title={`Receipt of ${titleOf(titles, gone.receipt.game)} ${gone.receipt.matchId.slice(0, 8)}`}
          />
        )}
        <aside className="judge">
          {gone === null ? <Opening /> : <Judgement gone={gone} />}
          {result.status === "under way" && <p role="status">Playing the match again, here…</p>}
          {result.status === "problem" && <p role="alert">{result.problem}</p>}
          {gone !== null && (
            <JudgeWays
              match={match}
              onTamper={canBeChanged ? () => void tamper(done) : null}
              onUntouched={changed === null ? null : () => setChange(null)}
            />
          )}
          <HowItWorks />
          <label className="drop">
            <b className="display">Check a receipt</b>
            <input
              type="file"
              disabled={!isReady}
              accept=".json,application/json"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file !== undefined) void takeFile(file);
              }}
            />
          </label>
          {mine.length > 0 && (
            <nav aria-label="Your finished matches" className="my-receipts">
              <h2 className="display">Or one of yours</h2>
              <ul>
                {mine.map((entry) => (
                  <li key={entry.matchId}>
                    <Link to="/verify" search={{ match: entry.matchId }}>
                      {capital(`${titleOf(titles, entry.game)}: ${matchTitle(entry)}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <p className="quiet">
            A record without a seal is replayed and checked <Link to="/replay">here</Link>.
          </p>
        </aside>
      </main>
    </>
  );
}

function Opening() {
  return (
    <>
      <h1 className="display">Verify a match</h1>
      <p className="lead">
        Every finished match has a receipt. Your browser plays it again, from the seal to the last
        bite, and puts a tick at each line that fits.
      </p>
    </>
  );
}
