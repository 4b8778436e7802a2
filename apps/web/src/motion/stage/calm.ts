/** The same for whoever has asked for stillness: what comes and goes fades, numbers stand still, nothing travels. */
import type { CueKind } from "../cues.ts";
import { boxOf } from "./box.ts";
import { face } from "./flights.ts";
import type { Likeness } from "./likeness.ts";
import { stampAt } from "./numbers.ts";
import { cardElement, linkElement, newestLink, numberElement, plateElement } from "./page-parts.ts";
import { arrowPaths, ringPath, sheet } from "./pen.ts";
import { type Play, whereIs } from "./playing.ts";
import { helper, type Part, place } from "./scene.ts";

const FADE_MS = 80;
const READ_MS = 900;

export const calm: { readonly [K in CueKind]: Play<K> | null } = {
  fly({ from, to }, atMs, { scene, before }) {
    const was = from.card === undefined ? null : before.likeness(from.card);
    const is = to.card === undefined ? null : cardElement(to.card);
    scene.part((part) => {
      if (was !== null) fadeAway(part, was, atMs);
      if (is !== null) fadeIn(part, is, atMs);
    });
  },
  flip({ card }, atMs, { scene, before }) {
    const was = before.likeness(card);
    if (was !== null) scene.part((part) => fadeAway(part, was, atMs));
  },
  turn: null,
  lunge: null,
  arrow({ from, to }, atMs, playing) {
    const [here, there] = [whereIs({ card: from }, playing), whereIs(to, playing)];
    if (here === null || there === null) return;
    playing.scene.part((part) => {
      for (const line of sheet(part, arrowPaths(here, there))) stand(part, line, atMs);
    });
  },
  circle({ card }, atMs, playing) {
    const box = whereIs({ card }, playing);
    if (box === null) return;
    playing.scene.part((part) => {
      for (const line of sheet(part, [ringPath(box)])) stand(part, line, atMs);
    });
  },
  stamp({ on, text, tone }, atMs, playing) {
    const box = whereIs(on, playing);
    if (box === null) return;
    playing.scene.part((part) => {
      stand(part, stampAt(part, box, text, tone), atMs);
      if (!("seat" in on)) return;
      const was = playing.before.number(on.seat);
      const is = numberElement(on.seat);
      if (was === null || is === null || was.copy().textContent === is.textContent) return;
      fadeAway(part, was, atMs);
      fadeIn(part, is, atMs);
    });
  },
  counter({ card, text }, atMs, playing) {
    const box = whereIs({ card }, playing);
    if (box === null) return;
    playing.scene.part((part) => {
      const crumb = helper("motion-crumb");
      crumb.textContent = text;
      place(crumb, { x: box.x - box.width / 4, y: box.y - box.height / 4, width: 34, height: 26 });
      stand(part, part.add(crumb), atMs);
    });
  },
  shatter({ card }, atMs, { scene, before }) {
    const was = before.likeness(card);
    if (was !== null) scene.part((part) => fadeAway(part, was, atMs + 400));
  },
  act({ card }, atMs, playing) {
    const element = cardElement(card);
    if (element === null) return;
    playing.scene.part((part) => {
      stand(part, part.add(place(helper("motion-edge"), boxOf(element))), atMs);
    });
  },
  riffle: null,
  "link-on"(_, atMs, { scene }) {
    const link = newestLink();
    if (link !== null) scene.part((part) => fadeIn(part, link, atMs));
  },
  "link-struck": null,
  "link-off"({ index }, atMs, { scene, before }) {
    const was = before.link(index);
    if (was === null || linkElement(index) !== null) return;
    scene.part((part) => fadeAway(part, was, atMs));
  },
  gather: null,
  "turn-begins"({ seat }, atMs, { scene, turnText }) {
    scene.part((part) => {
      const plate = plateElement(seat);
      if (plate !== null) {
        stand(part, part.add(place(helper("motion-edge"), boxOf(plate))), atMs);
      }
      const banner = part.add(helper("motion-banner still"));
      banner.textContent = turnText(seat);
      stand(part, banner, atMs);
    });
  },
  beat: null,
};

function stand(part: Part, helper: Element, atMs: number): void {
  part.play(helper, [{ opacity: 0 }, { opacity: 1 }], { atMs, ms: FADE_MS });
  const away = { atMs: atMs + FADE_MS + READ_MS, ms: FADE_MS, isLater: true };
  part.play(helper, [{ opacity: 1 }, { opacity: 0 }], away);
}

function fadeAway(part: Part, was: Likeness, atMs: number): void {
  const still = place(helper("motion-flight"), was.box);
  still.append(face(was, was.box));
  part.add(still);
  part.play(still, [{ opacity: 1 }, { opacity: 0 }], { atMs, ms: FADE_MS });
}

const fadeIn = (part: Part, element: Element, atMs: number): void =>
  part.playOnPage(element, [{ opacity: 0 }, { opacity: 1 }], { atMs, ms: FADE_MS });
