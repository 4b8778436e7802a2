/**
 * Motifs are drawn on 64 x 64 with four inks: the card's first and second, paper and key. Fills and keylines
 * stay apart, so that a card can print them a little out of register.
 */

/** First ink, second ink, paper, key. */
export type Ink = "a" | "b" | "p" | "k";

/** A stroke of the drawing: what it fills, and its keyline. Either may be nothing. */
interface Mark {
  readonly filled: string;
  readonly lined: string;
}

export type Drawing = readonly Mark[];

/** Filled, with a keyline. */
export const shape = (ink: Ink, d: string): Mark => ({
  filled: `<path class="${ink}" d="${d}"/>`,
  lined: `<path d="${d}"/>`,
});

/** Filled, without a keyline. */
export const fill = (ink: Ink, d: string): Mark => ({ ...shape(ink, d), lined: "" });

/** A keyline alone. */
export const line = (d: string): Mark => ({ filled: "", lined: `<path d="${d}"/>` });

/** A broad stroke of ink without a keyline. */
export const band = (ink: Ink, width: number, d: string): Mark => ({
  filled: `<path d="${d}" style="fill:none;stroke:var(--${ink});stroke-width:${width}"/>`,
  lined: "",
});

/** A circle, or an ellipse, with a keyline. */
export function round(ink: Ink, x: number, y: number, rx: number, ry = rx): Mark {
  const form =
    rx === ry
      ? `circle ${at("c", x, y)} r="${rx}"`
      : `ellipse ${at("c", x, y)} rx="${rx}" ry="${ry}"`;
  const [name, ...rest] = form.split(" ");
  return { filled: `<${name} class="${ink}" ${rest.join(" ")}/>`, lined: `<${form}/>` };
}

/** The same without a keyline. */
export const spot = (ink: Ink, x: number, y: number, rx: number, ry = rx): Mark => ({
  ...round(ink, x, y, rx, ry),
  lined: "",
});

/** A point of key, such as an eye. */
export const dot = (x: number, y: number, r = 2): Mark => ({
  filled: "",
  lined: `<circle class="k" ${at("c", x, y)} r="${r}"/>`,
});

/** A rectangle with rounded corners and a keyline. */
export function box(ink: Ink, x: number, y: number, w: number, h: number, corner = 3): Mark {
  const form = `${at("", x, y)} width="${w}" height="${h}" rx="${corner}"`;
  return { filled: `<rect class="${ink}" ${form}/>`, lined: `<rect ${form}/>` };
}

const at = (kind: "c" | "", x: number, y: number): string => `${kind}x="${x}" ${kind}y="${y}"`;

/** The drawing as a symbol that pictures use by its name. */
export function symbolOf(name: string, drawing: Drawing): string {
  const filled = drawing.map((mark) => mark.filled).join("");
  const lined = drawing.map((mark) => mark.lined).join("");
  return `<symbol id="m-${name}" viewBox="0 0 64 64" overflow="visible"><g class="f">${filled}</g><g class="l">${lined}</g></symbol>`;
}
