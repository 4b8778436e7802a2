/** What lies on a card while it is in play: crumbs, cracks, flags, rings with a number. */
import { type CardState, dangerOf } from "./card-state.ts";

/** More crumbs than this do not fit on the pill. */
const MOST_CRUMBS = 4;

export function Marks({ state }: { readonly state: CardState }) {
  const { counters, link, picked } = state;
  const danger = dangerOf(state);
  return (
    <>
      {counters !== undefined && counters.count > 0 && (
        <span className={`crumbs ${danger}`}>
          {Array.from({ length: Math.min(counters.count, MOST_CRUMBS) }, (_, i) => (
            // A crumb is its place.
            <i key={i} />
          ))}
          {counters.count > MOST_CRUMBS && <b>{counters.count}</b>}
        </span>
      )}
      {danger !== "none" && (
        <span className="flag hot">{danger === "near" ? "1 more!" : "breaks!"}</span>
      )}
      {state.set && <span className="flag">set</span>}
      {link !== undefined && <span className="ring-number link-number">{link}</span>}
      {picked !== undefined && <span className="ring-number picked-number">{picked}</span>}
      {state.exhausted && <Bite />}
      {state.target && <span className="pen-ring" />}
    </>
  );
}

/** The keyline along a bite: the bite itself is cut out of the card by a mask of the same circles. */
function Bite() {
  return (
    <svg className="bite" viewBox="0 0 40 40" aria-hidden="true">
      <path d="M8 -1A11 11 0 0 0 23.5 9.4A13 13 0 0 0 32.5 18.5A11 11 0 0 0 41 35" />
    </svg>
  );
}

/** From the right, over the picture of somebody who is about to break down. */
export function Cracks({ state }: { readonly state: CardState }) {
  if (dangerOf(state) === "none") return null;
  return (
    <svg className="cracks" viewBox="0 0 96 124" preserveAspectRatio="none" aria-hidden="true">
      <path d="M96 22 80 34l6 12-18 8 4 14-14 6M80 34l-12-6M72 68l12 8M96 78l-14 8-4 14" />
    </svg>
  );
}
