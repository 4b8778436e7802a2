import { useClock } from "./clocks.tsx";

/** Under so much time the fuse is red. */
const HOT_MS = 5_000;

/** Burns down along the note with the time that is left for this decision. Nothing in a match without clocks. */
export function Fuse({ seat }: { readonly seat: string }) {
  const clock = useClock(seat);
  if (clock === null || clock.decisionMs === null) return null;
  const { decisionMs, ofMs } = clock;
  const seconds = Math.ceil(decisionMs / 1000);
  return (
    <span
      className={decisionMs < HOT_MS ? "fuse hot" : "fuse"}
      role="timer"
      aria-label={`${seconds} ${seconds === 1 ? "second" : "seconds"} left`}
    >
      <span style={{ width: `${Math.min(100, (100 * decisionMs) / Math.max(1, ofMs))}%` }} />
    </span>
  );
}
