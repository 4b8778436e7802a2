import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { tableGame } from "../tables.ts";
import { Decision } from "./decision.tsx";
import { LatestLine, Log, News } from "./log.tsx";
import { NoticeBar } from "./notice.tsx";
import type { ShownMatch } from "./shown.ts";
import { TableContext } from "./table-context.ts";
import { useAutoPass } from "./use-auto-pass.ts";
import { useMatch } from "./use-match.ts";
import { useTouch } from "./use-touch.ts";

/** A match, live. */
export function MatchTable(props: { readonly initial: ShownMatch; readonly hasRules: boolean }) {
  const { initial, hasRules } = props;
  const game = tableGame(initial.game);
  const { match, log, connection, notice, dismiss, isBusy, send } = useMatch(initial, game.words);
  const table = useTouch(game, match, isBusy, send);
  const isReady = connection === "live" && !isBusy && notice === null;
  const autoPass = useAutoPass(match, game.passes, isReady, send);
  // On a phone the log takes the board's place for as long as it is read.
  const [isLogOpen, setIsLogOpen] = useState(false);
  const classes = isLogOpen ? "match log-open" : "match";
  return (
    <TableContext value={table}>
      <main className={classes} data-version={match.version} data-busy={isBusy}>
        <h1 className="unseen">A match of {game.title}</h1>
        <a className="skip" href="#decision">
          Skip to your moves
        </a>
        <header className="bar">
          <Link to="/" className="brand">
            LunchTable
          </Link>
          <output className={`connection ${connection}`}>{connectionText[connection]}</output>
          {hasRules && (
            <Link to="/rules" search={{ game: match.game }} className="bar-link" target="_blank">
              Rules
            </Link>
          )}
        </header>
        {notice !== null && <NoticeBar notice={notice} game={match.game} onDismiss={dismiss} />}
        <game.Board />
        <LatestLine
          lines={log.lines}
          isOpen={isLogOpen}
          onToggle={() => setIsLogOpen(!isLogOpen)}
        />
        <Decision matchId={match.matchId} autoPass={autoPass} />
        <Log lines={log.lines} />
        <News lines={log.lines} />
      </main>
    </TableContext>
  );
}

const connectionText = { live: "", connecting: "connecting…", reconnecting: "reconnecting…" };
