/** Links of a chain, where they hang on the page. */
import { face } from "./flights.ts";
import { linkElement, newestLink } from "./page-parts.ts";
import { draw, sheet } from "./pen.ts";
import type { Play } from "./playing.ts";
import { DROP, FLOP, helper, place } from "./scene.ts";

export const linkOn: Play<"link-on"> = (_, atMs, { scene }) => {
  const link = newestLink();
  if (link === null) return;
  scene.part((part) => {
    const frames = [
      { opacity: 0, transform: "translateY(-26px) rotate(-24deg)" },
      { opacity: 1, transform: "translateY(0) rotate(6deg)", offset: 0.6 },
      { opacity: 1, transform: "none" },
    ];
    part.playOnPage(link, frames, { atMs, ms: 260, easing: FLOP });
  });
};

export const linkStruck: Play<"link-struck"> = ({ index }, atMs, { scene, before }) => {
  const likeness = before.link(index);
  if (likeness === null) return;
  const { x, y, width, height } = likeness.box;
  const [dx, dy] = [width * 0.46, height * 0.3];
  scene.part((part) => {
    for (const line of sheet(part, [`M${x - dx} ${y + dy}Q${x} ${y} ${x + dx} ${y - dy}`])) {
      draw(part, line, atMs, 140);
      part.play(line, [{ opacity: 1 }, { opacity: 1 }], {
        atMs: atMs + 140,
        ms: 160,
        isLater: true,
      });
    }
  });
};

/** It tears off and drops; a link that is still on the page was only looked at. */
export const linkOff: Play<"link-off"> = ({ index }, atMs, { scene, before }) => {
  const likeness = before.link(index);
  if (likeness === null || linkElement(index) !== null) return;
  scene.part((part) => {
    const falling = place(helper("motion-flight"), likeness.box);
    falling.append(face(likeness, likeness.box));
    part.add(falling);
    const gone = { transform: "translateY(90px) rotate(9deg)", opacity: 0 };
    const moment = { atMs, ms: 220, easing: DROP };
    part.play(falling, [{ transform: "none", opacity: 1 }, gone], moment);
  });
};
