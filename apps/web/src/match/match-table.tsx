import type { MetaReply } from "@ltcg/server/protocol";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { notePromises } from "../fairness/keeper.ts";
import { tableGame } from "../tables.ts";
import { Clocks } from "./clocks.tsx";
import { Decision } from "./decision.tsx";
import { LatestLine, Log, News } from "./log.tsx";
import { isPlayer } from "./names.ts";
import { NoticeBar } from "./notice.tsx";
import type { ShownMatch } from "./shown.ts";
import { TableContext } from "./table-context.ts";
import { useMatch } from "./use-match.ts";
import { useSettings } from "./use-settings.ts";
import { useTouch } from "./use-touch.ts";

/** A match, live. */
export function MatchTable(props: {
  readonly initial: ShownMatch;
  readonly meta: MetaReply;
  readonly hasRules: boolean;
  /** The phases in which one can be asked always; null where nobody may respond. */
  readonly phases: readonly string[] | null;
}) {
  const { initial, meta, hasRules, phases } = props;
  const game = tableGame(initial.game);
  const live = useMatch(initial, game.words);
  const { match, log, connection, notice, dismiss, isBusy, send, reload } = live;
  const table = useTouch(game, match, isBusy, send);
  const settings = useSettings(match, phases !== null && isPlayer(match.view), reload);
  useEffect(() => notePromises(meta), [meta]);
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
          {meta.timeControl !== null && <Clocks matchId={match.matchId} version={match.version} />}
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
        <Decision matchId={match.matchId} settings={settings} phases={phases} />
        <Log lines={log.lines} />
        <News lines={log.lines} />
      </main>
    </TableContext>
  );
}

const connectionText = { live: "", connecting: "connecting…", reconnecting: "reconnecting…" };
