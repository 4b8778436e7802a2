/** A card breaks down: cracks run over it, and it falls apart. */

import { face } from "./flights.ts";
import { cardElement } from "./page-parts.ts";
import { draw, lift, sheet } from "./pen.ts";
import type { Play } from "./playing.ts";
import { DROP, helper, place } from "./scene.ts";

interface Shard {
  readonly clip: string;
  readonly x: number;
  readonly y: number;
  readonly turned: number;
}

const shards: readonly Shard[] = [
  { clip: "0 0, 58% 0, 44% 46%, 0 38%", x: -16, y: -9, turned: -9 },
  { clip: "58% 0, 100% 0, 100% 52%, 44% 46%", x: 16, y: -8, turned: 11 },
  { clip: "0 38%, 44% 46%, 52% 100%, 0 100%", x: -14, y: 12, turned: -12 },
  { clip: "44% 46%, 100% 52%, 100% 100%, 52% 100%", x: 15, y: 13, turned: 8 },
];

/** Along the edges of the shards, in hundredths of the card. */
const cracks: readonly (readonly (readonly [number, number])[])[] = [
  [
    [58, 0],
    [52, 20],
    [44, 46],
    [48, 74],
    [52, 100],
  ],
  [
    [44, 46],
    [20, 42],
    [0, 38],
  ],
  [
    [44, 46],
    [74, 49],
    [100, 52],
  ],
];

export const shatter: Play<"shatter"> = ({ card }, atMs, { scene, before, standIns }) => {
  const likeness = before.likeness(card);
  if (likeness === null) return;
  const { box } = likeness;
  const [left, top] = [box.x - box.width / 2, box.y - box.height / 2];
  scene.part((part) => {
    const whole = place(helper("motion-flight"), box);
    for (const { clip, x, y, turned } of shards) {
      const shard = face(likeness, box);
      shard.style.clipPath = `polygon(${clip})`;
      whole.append(shard);
      const apart = `translate(${x}px, ${y}px) rotate(${turned / 2}deg)`;
      const fallen = `translate(${x * 1.6}px, ${y + 150}px) rotate(${turned * 2}deg)`;
      const frames = [
        { transform: "none", opacity: 1 },
        { transform: apart, opacity: 1, offset: 0.35, easing: DROP },
        { transform: fallen, opacity: 0 },
      ];
      part.play(shard, frames, { atMs: atMs + 200, ms: 380 });
    }
    part.add(whole);
    standIns.set(card, whole);
    const at = ([x, y]: readonly [number, number]): string =>
      `${left + (x / 100) * box.width} ${top + (y / 100) * box.height}`;
    for (const line of sheet(
      part,
      cracks.map((points) => `M${points.map(at).join("L")}`),
    )) {
      line.classList.add("motion-crack");
      draw(part, line, atMs, 200);
      lift(part, line, atMs + 200, 60);
    }
    const still = cardElement(card);
    if (still !== null) part.hideUntil(still, atMs + 580);
  });
};
