/** A turn begins, and what a card gathers for its player. */
import { boxOf, way } from "./box.ts";
import { plateElement, plates, targetElement } from "./page-parts.ts";
import { type Play, whereIs } from "./playing.ts";
import { DROP, helper, OUT, place } from "./scene.ts";

/** The highlighter slides to the other plate, and a strip of paper says whose turn it is. */
export const turnBegins: Play<"turn-begins"> = ({ seat }, atMs, { scene, turnText }) => {
  scene.part((part) => {
    const plate = plateElement(seat);
    const other = plates().find((each) => each !== plate);
    if (plate !== null && other !== undefined) {
      const [from, to] = [boxOf(other), boxOf(plate)];
      const [dx, dy] = way(to, from);
      const edge = part.add(place(helper("motion-edge"), to));
      const there = { transform: `translate(${dx}px, ${dy}px)`, opacity: 1 };
      part.play(edge, [there, { transform: "none", opacity: 1 }], { atMs, ms: 220, easing: OUT });
      part.play(edge, [{ opacity: 1 }, { opacity: 0 }], {
        atMs: atMs + 220,
        ms: 240,
        isLater: true,
      });
    }
    const banner = part.add(helper("motion-banner"));
    banner.textContent = turnText(seat);
    const middle = "translate(-50%, -50%)";
    const frames = [
      { transform: `${middle} scale(1.3) rotate(-2deg)`, opacity: 0 },
      { transform: `${middle} rotate(-2deg)`, opacity: 1 },
    ];
    part.play(banner, frames, { atMs, ms: 140, easing: DROP });
    const gone = { atMs: atMs + 640, ms: 200, isLater: true };
    part.play(banner, [{ opacity: 1 }, { opacity: 0 }], gone);
  });
};

/** Lights go from the card to what its player has gathered. */
export const gather: Play<"gather"> = ({ from, seat, count }, atMs, playing) => {
  const start = whereIs({ card: from }, playing);
  const goal = targetElement({ seat });
  if (start === null || goal === null) return;
  const [dx, dy] = way(start, boxOf(goal));
  playing.scene.part((part) => {
    for (let lamp = 0; lamp < Math.min(count, 6); lamp++) {
      const light = place(helper("motion-lamp"), { ...start, width: 16, height: 16 });
      part.add(light);
      const half = `translate(${dx * 0.4}px, ${dy * 0.5 - 40}px) scale(1.3)`;
      const frames = [
        { transform: "scale(.4)", opacity: 0 },
        { transform: "translateY(-18px) scale(1.3)", opacity: 1, offset: 0.25 },
        { transform: half, opacity: 1, offset: 0.6 },
        { transform: `translate(${dx}px, ${dy}px) scale(1)`, opacity: 1, offset: 0.95 },
        { transform: `translate(${dx}px, ${dy}px) scale(1.6)`, opacity: 0 },
      ];
      part.play(light, frames, { atMs: atMs + 70 * lamp, ms: 480, easing: "ease-in-out" });
    }
  });
};
