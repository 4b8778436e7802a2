import { capital } from "@tcg/core/hosting";
import { useEffect, useState } from "react";
import { useMatchContext } from "../match/match-context.ts";
import { momentNear, type Story } from "./moments.ts";

/** After a moment is there. A server that replays 60 a minute for one guest never has to refuse. */
const PAUSE_MS = 1000;

/** Moves through a recorded match, from one moment to the next. */
export function Controls(props: {
  readonly story: Story;
  readonly at: number;
  /** Whether that is on the table, or still being read. */
  readonly isShown: boolean;
  readonly viewer: string;
  readonly viewers: readonly string[];
  readonly startsPlaying: boolean;
  readonly goTo: (command: number) => void;
  readonly lookAs: (viewer: string) => void;
}) {
  const { story, at, isShown, viewer, viewers, startsPlaying, goTo, lookAs } = props;
  const { say } = useMatchContext();
  const { moments } = story;
  const place = momentNear(moments, at);
  const last = moments.length - 1;
  const [isPlaying, setIsPlaying] = useState(startsPlaying);
  const isMoving = isPlaying && place < last;
  useEffect(() => {
    if (!isMoving || !isShown) return;
    const timer = setTimeout(() => goTo(moments[place + 1] ?? 0), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isMoving, isShown, place, moments, goTo]);
  const jump = (to: number): void => {
    setIsPlaying(false);
    goTo(moments[Math.max(0, Math.min(last, to))] ?? 0);
  };
  return (
    <div className="replay-controls">
      <div className="replay-buttons">
        <Step text="|◀" label="To the start" onClick={() => jump(0)} disabled={place === 0} />
        <Step text="◀" label="Back" onClick={() => jump(place - 1)} disabled={place === 0} />
        <button
          type="button"
          className="step play"
          onClick={() => {
            if (place === last) goTo(0);
            setIsPlaying(!isMoving);
          }}
        >
          {isMoving ? "Pause" : "Play"}
        </button>
        <Step text="▶" label="Forward" onClick={() => jump(place + 1)} disabled={place === last} />
        <Step text="▶|" label="To the end" onClick={() => jump(last)} disabled={place === last} />
      </div>
      <label className="replay-slider">
        <span>
          Moment {place + 1} of {moments.length}
        </span>
        <input
          type="range"
          min={0}
          max={last}
          value={place}
          onChange={({ target }) => jump(Number(target.value))}
        />
      </label>
      <label className="replay-viewer">
        <span>Seen by</span>
        <select value={viewer} onChange={({ target }) => lookAs(target.value)}>
          {viewers.toReversed().map((name) => (
            <option key={name} value={name}>
              {viewerTexts[name] ?? capital(say.who(name))}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

const viewerTexts: Readonly<Record<string, string>> = {
  referee: "All cards face up",
  spectator: "A spectator",
};

function Step(props: {
  readonly text: string;
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      className="step"
      aria-label={props.label}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      {props.text}
    </button>
  );
}
