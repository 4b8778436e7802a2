import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { MotionSettings } from "../motion/motion-settings.tsx";
import { Leaving } from "./leaving.tsx";
import { useMatchContext } from "./match-context.ts";
import { isPlayer } from "./names.ts";
import { ResponseControls, responsesInShort } from "./response-controls.tsx";
import type { Settings } from "./use-settings.ts";

/** What is seldom needed, out of the way, so that nobody gives up by mistake. */
export function MatchMenu(props: {
  /** The id of the game, if its rules can be read. */
  readonly rulesOf: string | null;
  readonly report: ReactNode;
  /** The link for those who watch; null where strangers may not. */
  readonly share: ReactNode;
  readonly settings: Settings;
  /** The phases in which a player can choose to be asked every time; null where nobody may respond. */
  readonly phases: readonly string[] | null;
  /** Shows what keys do. */
  readonly onKeys: () => void;
}) {
  const { rulesOf, report, share, settings, phases, onKeys } = props;
  const { view, moves } = useMatchContext();
  const isOver = view.outcome.status === "ended";
  const isPlaying = isPlayer(view);
  const inShort = responsesInShort(settings);
  return (
    <>
      {!isOver && (
        <details className="more">
          <summary>
            {isPlaying ? "Settings and giving up" : "Settings"}
            {inShort !== null && <span className="in-short"> ({inShort})</span>}
          </summary>
          {isPlaying && phases !== null && <ResponseControls settings={settings} phases={phases} />}
          <MotionSettings />
          {isPlaying && <Leaving moves={moves.filter(({ anytime }) => anytime === true)} />}
        </details>
      )}
      {!isOver && share}
      {rulesOf !== null && (
        <Link to="/rules" search={{ game: rulesOf }} className="bar-link" target="_blank">
          Rules
        </Link>
      )}
      {!isOver && isPlaying && (
        <button type="button" className="bar-link plain-link keys-open" onClick={onKeys}>
          Keys <kbd>?</kbd>
        </button>
      )}
      {report}
    </>
  );
}
