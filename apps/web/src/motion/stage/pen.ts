/** What is drawn in pen: lines that run, as a dash whose gap moves on. */
import { type Box, depth } from "./box.ts";
import { type Play, whereIs } from "./playing.ts";
import type { Part } from "./scene.ts";

const SVG = "http://www.w3.org/2000/svg";

function svg<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>>,
): SVGElementTagNameMap[K] {
  const made = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
}

/** A sheet over the whole window, with lines in its coordinates. */
export function sheet(part: Part, paths: readonly string[]): readonly SVGPathElement[] {
  const whole = svg("svg", { class: "motion-pen" });
  const lines = paths.map((d) => svg("path", { d, pathLength: "1" }));
  whole.append(...lines);
  part.add(whole);
  return lines;
}

export function draw(part: Part, line: Element, atMs: number, ms: number): void {
  const frames = [
    { strokeDashoffset: 1, opacity: 0 },
    { strokeDashoffset: 0.98, opacity: 1, offset: 0.02 },
    { strokeDashoffset: 0, opacity: 1 },
  ];
  part.play(line, frames, { atMs, ms });
}

export const lift = (part: Part, line: Element, atMs: number, ms: number): void =>
  part.play(line, [{ opacity: 1 }, { opacity: 0 }], { atMs, ms, isLater: true });

/** From edge to edge, with a bow, and its head. */
export function arrowPaths(from: Box, to: Box): readonly [string, string] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const [start, end] = [depth(from, dx, dy) * 0.7, length - depth(to, dx, dy) * 0.7];
  const [x1, y1] = [from.x + ux * start, from.y + uy * start];
  const [x2, y2] = [from.x + ux * end, from.y + uy * end];
  const bow = Math.min(40, length / 6);
  const [mx, my] = [(x1 + x2) / 2 - uy * bow, (y1 + y2) / 2 + ux * bow];
  // The head points where the bow arrives.
  const arriving = Math.atan2(y2 - my, x2 - mx);
  const barb = (turned: number): string => {
    const [bx, by] = [x2 - 20 * Math.cos(arriving + turned), y2 - 20 * Math.sin(arriving + turned)];
    return `${bx} ${by}`;
  };
  return [`M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`, `M${barb(0.5)}L${x2} ${y2}L${barb(-0.5)}`];
}

/** Drawn by hand: it does not quite meet. */
export function ringPath({ x, y, width, height }: Box): string {
  const [rx, ry] = [width * 0.62, height * 0.58];
  const [left, right] = [x - rx, x + rx];
  return `M${x - rx * 0.4} ${y - ry}A${rx} ${ry} -4 0 1 ${right} ${y}A${rx} ${ry} 3 0 1 ${x} ${y + ry}A${rx} ${ry} -3 0 1 ${left} ${y}A${rx} ${ry * 1.05} 5 0 1 ${x + rx * 0.3} ${y - ry * 1.06}`;
}

export const arrow: Play<"arrow"> = ({ from, to }, atMs, playing) => {
  const [here, there] = [whereIs({ card: from }, playing), whereIs(to, playing)];
  if (here === null || there === null) return;
  playing.scene.part((part) => {
    const [shaft, head] = sheet(part, arrowPaths(here, there));
    if (shaft === undefined || head === undefined) return;
    draw(part, shaft, atMs, 130);
    draw(part, head, atMs + 130, 30);
    for (const line of [shaft, head]) lift(part, line, atMs + 560, 160);
  });
};

export const circle: Play<"circle"> = ({ card }, atMs, playing) => {
  const box = whereIs({ card }, playing);
  if (box === null) return;
  playing.scene.part((part) => {
    for (const line of sheet(part, [ringPath(box)])) {
      draw(part, line, atMs, 200);
      lift(part, line, atMs + 520, 160);
    }
  });
};
