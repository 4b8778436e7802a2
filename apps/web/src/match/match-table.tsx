import type { MetaReply } from "@ltcg/server/protocol";
import { useEffect, useMemo, useState } from "react";
import { useDisplay } from "../displays.ts";
import { notePromises } from "../fairness/keeper.ts";
import { peopleAt, withNames } from "../replay/people.ts";
import { ReportMatch } from "../report/report-match.tsx";
import { glossaryOf } from "../rules/glossary.ts";
import { GlossaryContext } from "../rules/terms.tsx";
import { Clock, Clocks } from "./clocks.tsx";
import { Decision, headline } from "./decision.tsx";
import { Ending } from "./ending.tsx";
import type { TableParts } from "./game-display.ts";
import { KeysHelp } from "./keys-help.tsx";
import { LatestLine, Log, News } from "./log.tsx";
import { LookedAt } from "./looked-at.tsx";
import { Looking } from "./looking.tsx";
import { MatchContext } from "./match-context.ts";
import { MatchMenu } from "./match-menu.tsx";
import { isPlayer } from "./names.ts";
import { NoticeBar } from "./notice.tsx";
import { OnTheTable } from "./on-the-table.tsx";
import { HabitsContext } from "./phase-stop.tsx";
import { Previews } from "./previews.tsx";
import { ShareTable } from "./share-table.tsx";
import type { ShownMatch } from "./shown.ts";
import { TurnTitle } from "./turn-title.tsx";
import { isAsked } from "./use-calm.ts";
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
  const display = useDisplay(initial.game);
  const game = useMemo(
    () => ({ ...display, words: withNames(display.words, peopleAt(meta)) }),
    [display, meta],
  );
  const live = useMatch(initial, game, props.resign);
  const { match, log, present, connection, notice, dismiss, isBusy, send, reload } = live;
  const context = useTouch(game, match, isBusy, send);
  const settings = useSettings(match, phases !== null && isPlayer(match.view), reload);
  useEffect(() => notePromises(meta), [meta]);
  // Where there is no room for the log it takes the place of something else while it is open.
  const [isLogOpen, setIsLogOpen] = useState(false);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const toggleLog = (): void => setIsLogOpen(!isLogOpen);
  const habits = useMemo(() => ({ ...settings, phases }), [settings, phases]);
  const { matchId, version } = match;
  const { outcome } = match.view;
  const parts: TableParts = {
    question: <Decision asking={{ matchId, version, present }} />,
    log: <Log lines={log.lines} onClose={() => setIsLogOpen(false)} />,
    latest: <LatestLine lines={log.lines} isOpen={isLogOpen} onToggle={toggleLog} />,
    lookedAt: <LookedAt />,
    menu: (
      <MatchMenu
        rulesOf={hasRules ? match.game : null}
        report={<ReportMatch match={match} meta={meta} />}
        share={meta.isPublic || meta.isWatchable ? <ShareTable matchId={match.matchId} /> : null}
        settings={settings}
        phases={phases}
        onKeys={() => setIsHelpOpen(true)}
      />
    ),
    clockOf: (seat) => <Clock seat={seat} />,
    connection: (
      <output className={`connection ${connection}`}>{connectionText[connection]}</output>
    ),
    notice:
      notice === null ? null : <NoticeBar notice={notice} game={match.game} onDismiss={dismiss} />,
    controls: null,
    beside: null,
  };
  return (
    <GlossaryContext value={glossaryOf(match.game)}>
      <MatchContext value={context}>
        <HabitsContext value={habits}>
          <main
            className={isLogOpen ? "match log-open" : "match"}
            data-version={version}
            data-busy={isBusy}
          >
            <h1 className="unseen">A match of {props.title}</h1>
            <a className="skip" href="#decision">
              Skip to your moves
            </a>
            <Clocks matchId={matchId} present={present} isTimed={meta.timeControl !== null}>
              <Looking>
                <OnTheTable>
                  <game.Table parts={parts} />
                </OnTheTable>
              </Looking>
            </Clocks>
            {outcome.status === "ended" && <Ending matchId={matchId} outcome={outcome} />}
            {/* What moves is drawn here (motion/stage). */}
            <div className="motion-layer" aria-hidden="true" inert suppressHydrationWarning />
            <News lines={log.lines} asked={isAsked(context) ? headline(context, true) : null} />
            <Previews />
            <KeysHelp isOpen={isHelpOpen} onOpen={setIsHelpOpen} />
            <TurnTitle title={props.title} />
          </main>
        </HabitsContext>
      </MatchContext>
    </GlossaryContext>
  );
}

const connectionText = {
  live: "",
  connecting: "connecting…",
  reconnecting: "reconnecting…",
  refused: "This match cannot be followed any more: load the page again.",
};
