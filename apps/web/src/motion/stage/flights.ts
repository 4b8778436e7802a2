/** Cards on their way, as likenesses above the page; the card itself is seen when they have arrived. */
import type { Manner, Spot } from "../cues.ts";
import { type Box, boxOf, way } from "./box.ts";
import { type Likeness, likenessOf } from "./likeness.ts";
import { backElement, cardElement } from "./page-parts.ts";
import type { Play, Playing } from "./playing.ts";
import { DROP, helper, OUT, type Part, place } from "./scene.ts";
import { zoneBox } from "./snapshot.ts";

/** From where, to where, and what is seen at either end. */
interface Journey {
  readonly start: Box;
  readonly end: Box;
  readonly before: Likeness | null;
  readonly after: Likeness | null;
  /** The card where it arrives, if it is seen there. */
  readonly arrives: HTMLElement | null;
}

export const fly: Play<"fly"> = (cue, atMs, playing) => {
  const journey = journeyOf(cue.from, cue.to, playing);
  if (journey === null) return;
  const { before, after, end, arrives } = journey;
  playing.scene.part((part) => {
    const { whole, inner, ms } = perform[cue.manner](part, journey, atMs);
    if (cue.from.card !== undefined) playing.standIns.set(cue.from.card, inner);
    if (arrives !== null) part.hideUntil(arrives, atMs + ms);
    const next = cue.to.card === undefined ? undefined : playing.between.get(cue.to.card);
    if (next === undefined || cue.to.card === undefined) return;
    // It goes on from there: until then it is seen there.
    const stop = { likeness: after ?? before, box: end };
    playing.between.set(cue.to.card, { ...next, stop });
    const stays = next.leavesAtMs - (atMs + ms);
    if (stays > 0) part.play(whole, [{}, {}], { atMs: atMs + ms, ms: stays, isLater: true });
  });
};

function journeyOf(from: Spot, to: Spot, { before: page, between }: Playing): Journey | null {
  const arrives = to.card === undefined ? null : cardElement(to.card);
  const stop = from.card === undefined ? null : between.get(from.card)?.stop;
  const before =
    from.card === undefined ? null : (page.likeness(from.card) ?? stop?.likeness ?? null);
  const start = before?.box ?? null;
  const left = stop?.box ?? start ?? (from.place === undefined ? null : page.zone(from.place));
  const after = arrives === null ? null : likenessOf(arrives);
  const reached =
    arrives === null ? (to.place === undefined ? null : zoneBox(to.place)) : boxOf(arrives);
  const [one, other] = [left ?? reached, reached ?? left];
  if (one === null || other === null) return null;
  return { start: one, end: other, before, after, arrives };
}

interface Flying {
  readonly whole: HTMLElement;
  readonly inner: HTMLElement;
  readonly ms: number;
}

type Perform = (part: Part, journey: Journey, atMs: number) => Flying;

const perform: Readonly<Record<Manner, Perform>> = {
  /** In an arc, turning over half way. */
  draw(part, journey, atMs) {
    const flight = takeOff(part, journey, atMs, { ms: 300 });
    const { whole, inner } = flight;
    part.play(whole, ends(journey), { atMs, ms: 380, easing: OUT });
    part.play(
      inner,
      [
        { transform: "none" },
        { transform: "translateY(-40px) rotate(5deg)", offset: 0.4 },
        { transform: "translateY(-5px) rotate(-3deg)", offset: 0.85 },
        { transform: "none" },
      ],
      { atMs, ms: 380 },
    );
    return { ...flight, ms: 380 };
  },
  /** Held above its place for a moment, then put down hard: what it lands on dips. */
  drop(part, journey, atMs) {
    const flight = takeOff(part, journey, atMs, isUncovered(journey) ? { ms: 200 } : null);
    const [start, end] = ends(journey);
    const above = {
      transform: `translate(0, -26px) scale(${1.15 * scaleAt(journey.end, journey)})`,
    };
    part.play(flight.whole, [start, above], { atMs, ms: 220, easing: OUT });
    const landing = { atMs: atMs + 220, ms: 220, easing: DROP, isLater: true };
    part.play(flight.whole, [above, end], landing);
    const under = journey.arrives?.parentElement;
    if (under) {
      const dip = ["none", "translateY(3px)", "none"].map((transform) => ({ transform }));
      part.playOnPage(under, dip, { atMs: atMs + 440, ms: 120, isAdded: true });
    }
    return { ...flight, ms: 440 };
  },
  /** Laid down, turning over on the way. */
  set(part, journey, atMs) {
    const flight = takeOff(part, journey, atMs, { ms: 280 });
    part.play(flight.whole, ends(journey), { atMs, ms: 340, easing: OUT });
    return { ...flight, ms: 340 };
  },
  slide(part, journey, atMs) {
    const flight = takeOff(part, journey, atMs, isUncovered(journey) ? { ms: 220 } : null);
    part.play(flight.whole, ends(journey), { atMs, ms: 300, easing: OUT });
    return { ...flight, ms: 300 };
  },
  /** Crumpled and thrown away. */
  crumple(part, journey, atMs) {
    const flight = takeOff(
      part,
      { ...journey, after: journey.before ?? journey.after },
      atMs,
      null,
    );
    const [start, end] = ends(journey);
    const [dx, dy] = way(journey.end, journey.start);
    const size = 0.7 * scaleAt(journey.start, journey);
    part.play(
      flight.whole,
      [
        { ...start, opacity: 1 },
        {
          transform: `translate(${dx}px, ${dy}px) scale(${size}) rotate(12deg)`,
          opacity: 1,
          offset: 0.4,
          easing: OUT,
        },
        { transform: `${end.transform} rotate(12deg)`, opacity: 0.2 },
      ],
      { atMs, ms: 380 },
    );
    return { ...flight, ms: 380 };
  },
};

interface Frame extends Keyframe {
  readonly transform: string;
}

/** What flies has the size it has in the end; elsewhere it is scaled. */
const sizeOf = ({ before, after, end }: Journey): Box => after?.box ?? before?.box ?? end;
const scaleAt = (box: Box, journey: Journey): number => box.width / sizeOf(journey).width;

function ends(journey: Journey): [Frame, Frame] {
  const { start, end } = journey;
  const [dx, dy] = way(end, start);
  return [
    { transform: `translate(${dx}px, ${dy}px) scale(${scaleAt(start, journey)})` },
    { transform: `translate(0, 0) scale(${scaleAt(end, journey)})` },
  ];
}

/** Nobody saw it where it comes from, and everybody sees it where it goes. */
const isUncovered = ({ before, after }: Journey): boolean => before === null && after !== null;

/** The helper that flies, with one face or, if it turns over on the way, with two. */
function takeOff(
  part: Part,
  journey: Journey,
  atMs: number,
  turn: { readonly ms: number } | null,
): { readonly whole: HTMLElement; readonly inner: HTMLElement } {
  const { before, after, end } = journey;
  const size = sizeOf(journey);
  const whole = place(helper("motion-flight"), { ...size, x: end.x, y: end.y });
  const inner = helper("motion-inner");
  whole.append(inner);
  const last = face(after ?? before, size);
  if (turn === null) {
    inner.append(last);
  } else {
    const first = face(before, size);
    inner.append(first, last);
    const { ms } = turn;
    const edge = [
      { transform: "scaleX(1)" },
      { transform: "scaleX(.03)", offset: 0.5 },
      { transform: "scaleX(1)" },
    ];
    const gone = { opacity: 0 };
    const seen = { opacity: 1 };
    for (const each of [first, last]) part.play(each, edge, { atMs, ms });
    part.play(first, [seen, { ...seen, offset: 0.499 }, { ...gone, offset: 0.5 }, gone], {
      atMs,
      ms,
    });
    part.play(last, [gone, { ...gone, offset: 0.499 }, { ...seen, offset: 0.5 }, seen], {
      atMs,
      ms,
    });
  }
  part.add(whole);
  // Out of a pile it comes when it is its turn.
  if (before === null && atMs > 0) {
    const waits = [{ opacity: 0 }, { opacity: 0, offset: 0.999 }, { opacity: 1 }];
    part.play(inner, waits, { atMs: 0, ms: atMs });
  }
  return { whole, inner };
}

/** One side of what flies; where no face is seen, a back. */
export function face(seen: Likeness | null, size: Box): HTMLElement {
  const likeness = seen ?? backOnPage();
  const side = helper(likeness === null ? "motion-face motion-back" : "motion-face");
  if (likeness === null) return side;
  const held = helper("motion-held");
  held.style.transform = `scale(${size.width / likeness.box.width}, ${size.height / likeness.box.height})`;
  held.append(likeness.copy());
  side.append(held);
  return side;
}

function backOnPage(): Likeness | null {
  const back = backElement();
  return back === null ? null : likenessOf(back);
}
