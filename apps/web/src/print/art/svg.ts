/** Pieces of SVG that all pictures are made of. */
import type { Motif } from "../motifs/names.ts";
import { rounded } from "./random.ts";

/** The keyline of something that is filled. */
export const OUTLINE = 'stroke="var(--k)" stroke-width="3" stroke-linejoin="round"';
/** A keyline alone. */
export const LINE =
  'fill="none" stroke="var(--k)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"';

/** A motif with its centre at a place, turned by so many degrees. */
export function use(motif: Motif, x: number, y: number, size: number, turn = 0): string {
  const turned =
    turn === 0 ? "" : ` transform="rotate(${rounded(turn)} ${rounded(x)} ${rounded(y)})"`;
  const left = rounded(x - size / 2);
  const top = rounded(y - size / 2);
  const side = rounded(size);
  return `<g${turned}><use href="#m-${motif}" x="${left}" y="${top}" width="${side}" height="${side}"/></g>`;
}

/** What somebody wears or sits behind: the clique's first ink with its pattern. */
export const clothed = (d: string, cloth: string): string =>
  `<path d="${d}" fill="var(--a)" ${OUTLINE}/><path d="${d}" fill="url(#pt-${cloth})" opacity=".45"/>`;

/** Under a thing that stands on something. */
export const shadow = (x: number, y: number, width: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${rounded(width * 0.2)}" fill="var(--k)" opacity=".28"/>`;
