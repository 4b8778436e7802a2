/** The classes that print something in the inks of a clique, as a style sheet: `q-sugar-rush` and so on. */
import { type ClothName, cloths } from "./cloths.ts";
import { allInks } from "./inks.ts";

export function inkStyles(): string {
  return Object.entries(allInks)
    .map(
      ([name, { first, second, tint, deep, cloth }]) =>
        `.q-${name}{--a:${first};--b:${second};--t:${tint};--deep:${deep};--pat:${clothImage(cloth)}}`,
    )
    .join("\n");
}

/** The cloth as an image that tiles, in white at a third. */
function clothImage(cloth: ClothName): string {
  const { width, height, draw } = cloths[cloth];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g opacity=".3">${draw("#fff")}</g></svg>`;
  const encoded = svg
    .replaceAll('"', "'")
    .replaceAll("#", "%23")
    .replaceAll("<", "%3C")
    .replaceAll(">", "%3E");
  return `url("data:image/svg+xml,${encoded}")`;
}
