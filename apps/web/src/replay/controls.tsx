/** Moves through a recorded match: the turns, one moment to the next, how fast, and through whose eyes. */
import { capital } from "@tcg/core/hosting";
import { useEffect, useState } from "react";
import { useMatchContext } from "../match/match-context.ts";
import { Film } from "./film.tsx";
import { momentNear, type Story } from "./moments.ts";
import { useReplayKeys } from "./use-replay-keys.ts";

/** After a moment is there, at the speed of 1. A server that replays 60 a minute for one guest never has to refuse. */
const PAUSE_MS = 1000;
/** Faster than the server replays: it is waited for, and where it refuses, too. */
const SPEEDS = [1, 2, 4] as const;

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
  const [speed, setSpeed] = useState<number>(1);
  const isMoving = isPlaying && place < last;
  useEffect(() => {
    if (!isMoving || !isShown) return;
    const timer = setTimeout(() => goTo(moments[place + 1] ?? 0), PAUSE_MS / speed);
    return () => clearTimeout(timer);
  }, [isMoving, isShown, place, moments, goTo, speed]);
  const jump = (to: number): void => {
    setIsPlaying(false);
    goTo(moments[Math.max(0, Math.min(last, to))] ?? 0);
  };
  const playOrPause = (): void => {
    if (place === last) goTo(0);
    setIsPlaying(!isMoving);
  };
  useReplayKeys({
    back: () => jump(place - 1),
    forward: () => jump(place + 1),
    toStart: () => jump(0),
    toEnd: () => jump(last),
    playOrPause,
  });
  return (
    <div className="replay-controls">
      <Film story={story} at={at} onMoment={(command) => jump(momentNear(moments, command))} />
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
      <div className="replay-buttons">
        <Step
          text="|◀"
          label="To the start"
          pressed="Home"
          onClick={() => jump(0)}
          disabled={place === 0}
        />
        <Step
          text="◀"
          label="Back"
          pressed="←"
          onClick={() => jump(place - 1)}
          disabled={place === 0}
        />
        <button type="button" className="step play" onClick={playOrPause}>
          {isMoving ? "Pause" : "Play"}
        </button>
        <Step
          text="▶"
          label="Forward"
          pressed="→"
          onClick={() => jump(place + 1)}
          disabled={place === last}
        />
        <Step
          text="▶|"
          label="To the end"
          pressed="End"
          onClick={() => jump(last)}
          disabled={place === last}
        />
      </div>
      <div className="replay-choices">
        <fieldset className="speeds">
          <legend className="unseen">Speed</legend>
          {SPEEDS.map((times) => (
            <button
              key={times}
              type="button"
              className="chip"
              aria-pressed={speed === times}
              aria-label={`${times} times as fast`}
              onClick={() => setSpeed(times)}
            >
              {times}×
            </button>
          ))}
        </fieldset>
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
    </div>
  );
}

const viewerTexts: Readonly<Record<string, string>> = {
  referee: "Everyone",
  spectator: "A spectator",
};

function Step(props: {
  readonly text: string;
  readonly label: string;
  /** The key that does the same. */
  readonly pressed: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      className="step"
      aria-label={props.label}
      title={`${props.label} (${props.pressed})`}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      {props.text}
    </button>
  );
}
