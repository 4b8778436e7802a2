/** A picture with 256 colours at most, as a PNG: printed pages have few, so it takes a third of the room. */
import { crc32, deflateSync } from "node:zlib";

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each point, row by row. Nothing is seen through. */
  readonly rgba: Uint8Array;
}

const MOST_COLOURS = 256;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Colours that look alike: five bits of each ink. */
const kindOf = (red: number, green: number, blue: number): number =>
  ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);

interface Colour {
  readonly kind: number;
  count: number;
  red: number;
  green: number;
  blue: number;
}

export function palettePng({ width, height, rgba }: Pixels): Buffer {
  const kinds = coloursIn(rgba);
  const palette = [...kinds.values()]
    .sort((a, b) => b.count - a.count || a.kind - b.kind)
    .slice(0, MOST_COLOURS);
  const places = new Map<number, number>();
  for (const colour of kinds.values()) places.set(colour.kind, nearest(palette, colour));
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x);
      const kind = kindOf(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
      // Each row begins with how it is filtered: not at all.
      rows[y * (width + 1) + 1 + x] = places.get(kind) ?? 0;
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header(width, height)),
    chunk("PLTE", Buffer.from(palette.flatMap(meanOf))),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function coloursIn(rgba: Uint8Array): ReadonlyMap<number, Colour> {
  const kinds = new Map<number, Colour>();
  for (let at = 0; at < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(at, at + 3);
    const kind = kindOf(red, green, blue);
    let colour = kinds.get(kind);
    if (colour === undefined) {
      colour = { kind, count: 0, red: 0, green: 0, blue: 0 };
      kinds.set(kind, colour);
    }
    colour.count++;
    colour.red += red;
    colour.green += green;
    colour.blue += blue;
  }
  return kinds;
}

const meanOf = ({ count, red, green, blue }: Colour): readonly number[] =>
  [red, green, blue].map((sum) => Math.round(sum / count));

function nearest(palette: readonly Colour[], colour: Colour): number {
  const own = meanOf(colour);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [place, other] of palette.entries()) {
    if (other === colour) return place;
    const distance = meanOf(other).reduce(
      (sum, ink, which) => sum + (ink - (own[which] ?? 0)) ** 2,
      0,
    );
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}

function header(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  // Eight bits a point, which name a colour of the palette.
  bytes[8] = 8;
  bytes[9] = 3;
  return bytes;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "ascii"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
