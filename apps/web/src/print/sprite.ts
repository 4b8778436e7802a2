/**
 * Everything that pictures and icons refer to: motifs, cloths, halftones, fountains. It stands once in the document,
 * so pictures are short strings and nothing is loaded.
 */
import { type ClothName, cloths } from "./cloths.ts";
import { icons } from "./icons.ts";
import { allInks } from "./inks.ts";
import { symbolOf } from "./motifs/draw.ts";
import { motifs } from "./motifs/index.ts";

/** The cloth of a clique, printed in off-white on its ink. */
const CLOTH_COLOUR = "#fffaf0";

export function sprite(): string {
  const named = Object.entries(allInks);
  const patterns = named.map(([name, { cloth }]) => clothPattern(name, cloth));
  // A split fountain: two inks in one drum, which run into each other.
  const fountains = named.map(
    ([name, { first, second, tint }]) =>
      `<linearGradient id="sf-${name}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${second}"/><stop offset=".5" stop-color="${tint}"/><stop offset="1" stop-color="${first}"/></linearGradient>`,
  );
  const symbols = Object.entries(motifs).map(([name, drawing]) => symbolOf(name, drawing));
  const signs = Object.entries(icons).map(
    ([name, { viewBox, body }]) => `<symbol id="i-${name}" viewBox="${viewBox}">${body}</symbol>`,
  );
  return `<defs>${patterns.join("")}${fountains.join("")}${halftones()}</defs>${symbols.join("")}${signs.join("")}`;
}

function clothPattern(name: string, cloth: ClothName): string {
  const { width, height, draw } = cloths[cloth];
  return `<pattern id="pt-${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="scale(.72)"><g opacity=".75">${draw(CLOTH_COLOUR)}</g></pattern>`;
}

/** Dots that thin out upwards, dots of one size, dots in a corner, and a glow behind the subject. */
function halftones(): string {
  const canvas = 'maskUnits="userSpaceOnUse" x="0" y="0" width="200" height="160"';
  const risingDots = numbers(20).map((row) => {
    const y = 158 - row * 8;
    const r = Math.max(0, 4.3 - row * 0.24).toFixed(1);
    const places = row % 2 === 0 ? [4] : [8, 0];
    return places.map((x) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join("");
  });
  const cornerDots = numbers(13).flatMap((column) =>
    numbers(11).map((row) => {
      const r = 3.4 - Math.hypot(column, row * 1.1) * 0.29;
      if (r <= 0.5) return "";
      return `<circle cx="${200 - column * 8 - (row % 2) * 4}" cy="${row * 7}" r="${r.toFixed(1)}"/>`;
    }),
  );
  return [
    `<pattern id="ht8" width="8" height="160" patternUnits="userSpaceOnUse"><g fill="#fff">${risingDots.join("")}</g></pattern>`,
    `<mask id="mk-ht" ${canvas}><rect width="200" height="160" fill="url(#ht8)"/></mask>`,
    '<pattern id="ht" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="3" cy="3" r="1.6" fill="#2a1b2e"/></pattern>',
    `<pattern id="ht-corner" width="200" height="160" patternUnits="userSpaceOnUse"><g fill="#fff7dc">${cornerDots.join("")}</g></pattern>`,
    '<radialGradient id="glow"><stop offset="0" stop-color="#fff"/><stop offset=".55" stop-color="#fff" stop-opacity=".85"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>',
    `<mask id="mk-glow" ${canvas}><ellipse cx="100" cy="84" rx="78" ry="70" fill="url(#glow)"/></mask>`,
  ].join("");
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
