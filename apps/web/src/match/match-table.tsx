import type { MetaReply } from "@ltcg/server/protocol";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useDisplay } from "../displays.ts";
import { notePromises } from "../fairness/keeper.ts";
import { Clocks } from "./clocks.tsx";
import { Decision } from "./decision.tsx";
import { LatestLine, Log, News } from "./log.tsx";
import { MatchContext } from "./match-context.ts";
import { isPlayer } from "./names.ts";
import { NoticeBar } from "./notice.tsx";
import type { ShownMatch } from "./shown.ts";
import { useMatch } from "./use-match.ts";
import { useSettings } from "./use-settings.ts";
import { useTouch } from "./use-touch.ts";

/** A match, live. */
export function MatchTable(props: {
  readonly initial: ShownMatch;
  readonly meta: MetaReply;
  readonly title: string;
  readonly resign: string | null;
  readonly hasRules: boolean;
  /** The phases in which a player can choose to be asked every time; null where nobody may respond. */
  readonly phases: readonly string[] | null;
}) {
  const { initial, meta, hasRules, phases } = props;
  const game = useDisplay(initial.game);
  const live = useMatch(initial, game.words, props.resign);
  const { match, log, connection, notice, dismiss, isBusy, send, reload } = live;
  const context = useTouch(game, match, isBusy, send);
  const settings = useSettings(match, phases !== null && isPlayer(match.view), reload);
  useEffect(() => notePromises(meta), [meta]);
  // On a phone the log takes the place of the board while it is open.
  const [isLogOpen, setIsLogOpen] = useState(false);
  const classes = isLogOpen ? "match log-open" : "match";
  return (
    <MatchContext value={context}>
      <main className={classes} data-version={match.version} data-busy={isBusy}>
        <h1 className="unseen">A match of {props.title}</h1>
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
    </MatchContext>
  );
}

const connectionText = { live: "", connecting: "connecting…", reconnecting: "reconnecting…" };
