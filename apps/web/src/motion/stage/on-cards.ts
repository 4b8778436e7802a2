/** What happens to cards where they lie. */
import { boxOf, reach, way } from "./box.ts";
import { face } from "./flights.ts";
import { cardElement, zoneElement } from "./page-parts.ts";
import { bodyOf, type Play, type Playing, whereIs } from "./playing.ts";
import { DROP, FLOP, helper, type Moment, OUT, type Part, place } from "./scene.ts";
import { posesIn } from "./snapshot.ts";

/** Turns over on its long edge. */
export const flip: Play<"flip"> = ({ card }, atMs, { scene, before }) => {
  const element = cardElement(card);
  const likeness = before.likeness(card);
  if (element === null || likeness === null) return;
  scene.part((part) => {
    const first = place(helper("motion-flight"), likeness.box);
    first.append(face(likeness, likeness.box));
    part.add(first);
    const thin = { transform: "scaleX(.03)" };
    part.play(first, [{ transform: "none" }, thin], { atMs, ms: 110 });
    part.hideUntil(element, atMs + 110);
    const open = { atMs: atMs + 110, ms: 110, isLater: true };
    part.play(first, [{ opacity: 0 }, { opacity: 0 }], open);
    part.playOnPage(element, [thin, { transform: "none" }], open);
  });
};

/** From how it lay to how it lies. */
export const turn: Play<"turn"> = ({ card }, atMs, { scene, before }) => {
  const element = cardElement(card);
  const was = before.cards.get(card);
  if (element === null || was === undefined) return;
  const now = posesIn(element);
  const [dx, dy] = way(boxOf(element), was);
  scene.part((part) => {
    const moment = { atMs, ms: 220, easing: OUT };
    if (Math.hypot(dx, dy) > 1) {
      const there = { transform: `translate(${dx}px, ${dy}px)` };
      part.playOnPage(element, [there, { transform: "none" }], { ...moment, isAdded: true });
    }
    before.poses(card).forEach(({ transform, rotate }, place) => {
      const pose = now[place];
      const body = place === 0 ? element : element.children[place - 1];
      if (pose === undefined || body === undefined) return;
      if (pose.transform === transform && pose.rotate === rotate) return;
      part.playOnPage(body, [{ transform, rotate }, { ...pose }], moment);
    });
  });
};

/** Pulls back, touches, and returns; what it touches gives way. */
export const lunge: Play<"lunge"> = ({ from, to }, atMs, playing) => {
  const attacker = bodyOf(from, playing);
  const [here, there] = [whereIs({ card: from }, playing), whereIs(to, playing)];
  if (attacker === null || here === null || there === null) return;
  const [dx, dy] = reach(here, there);
  const length = Math.hypot(dx, dy) || 1;
  const back = { transform: `translate(${(-8 * dx) / length}px, ${(-8 * dy) / length}px)` };
  const touch = { transform: `translate(${dx}px, ${dy}px) rotate(4deg)` };
  const rest = { transform: "translate(0, 0)" };
  playing.scene.part((part) => {
    move(part, attacker, [rest, back], { atMs, ms: 90, easing: OUT });
    move(part, attacker, [back, touch], { atMs: atMs + 90, ms: 140, easing: DROP, isLater: true });
    move(part, attacker, [touch, rest], { atMs: atMs + 230, ms: 220, easing: FLOP, isLater: true });
    const victim = "card" in to ? bodyOf(to.card, playing) : null;
    if (victim === null) return;
    const pushed = `translate(${(10 * dx) / length}px, ${(10 * dy) / length}px) rotate(3deg)`;
    const frames = [rest, { transform: pushed, offset: 0.25 }, rest];
    move(part, victim, frames, { atMs: atMs + 230, ms: 200, easing: OUT });
  });
};

/** A counter drops on it, and it shakes. */
export const counter: Play<"counter"> = ({ card, text }, atMs, playing) => {
  const body = bodyOf(card, playing);
  const box = whereIs({ card }, playing);
  if (body === null || box === null) return;
  playing.scene.part((part) => {
    const crumb = helper("motion-crumb");
    crumb.textContent = text;
    place(crumb, { x: box.x - box.width / 4, y: box.y - box.height / 4, width: 34, height: 26 });
    part.add(crumb);
    const fall = [
      { transform: "translateY(-30px)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ];
    part.play(crumb, fall, { atMs, ms: 120, easing: DROP });
    part.play(crumb, [{ opacity: 1 }, { opacity: 0 }], {
      atMs: atMs + 380,
      ms: 120,
      isLater: true,
    });
    const shake = [0, -2, 2, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    move(part, body, shake, { atMs: atMs + 120, ms: 160 });
  });
};

/** It rises for a moment. */
export const act: Play<"act"> = ({ card }, atMs, playing) => {
  const body = bodyOf(card, playing);
  if (body === null) return;
  playing.scene.part((part) => {
    const frames = ["none", "translateY(-7px) scale(1.06)", "none"];
    const raised = frames.map((transform) => ({ transform }));
    move(part, body, raised, { atMs, ms: 320, easing: "ease-in-out" });
  });
};

/** Cards of a pile are gone through. */
export const riffle: Play<"riffle"> = ({ place: of }, atMs, { scene }) => {
  const zone = zoneElement(of);
  if (zone === null) return;
  scene.part((part) => {
    const frames = [0, -3, 3, -2, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    part.playOnPage(zone, frames, { atMs, ms: 240, isAdded: true });
  });
};

/** Cards that make room, or close up, because others came or left. */
export function closeUp(moved: ReadonlySet<string>, { scene, before }: Playing): void {
  for (const [card, was] of before.cards) {
    const element = moved.has(card) ? null : cardElement(card);
    if (element === null) continue;
    const [dx, dy] = way(boxOf(element), was);
    if (Math.hypot(dx, dy) < 2) continue;
    scene.part((part) => {
      const there = { transform: `translate(${dx}px, ${dy}px)` };
      const moment = { atMs: 0, ms: 220, easing: OUT, isAdded: true };
      part.playOnPage(element, [there, { transform: "none" }], moment);
    });
  }
}

function move(
  part: Part,
  body: { readonly element: Element; readonly isOnPage: boolean },
  frames: Keyframe[],
  moment: Moment,
): void {
  // A stand-in has an element that nothing else moves; a card keeps what it does by itself.
  if (body.isOnPage) part.playOnPage(body.element, frames, { ...moment, isAdded: true });
  else part.play(body.element, frames, { ...moment, isLater: true });
}
