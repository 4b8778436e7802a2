/**
 * Ratios as dots with their intervals, on a scale in which twice as much is always as far: an SVG that stands by itself,
 * for a light and a dark page.
 */
export interface DotRow {
  readonly label: string;
  readonly median: number;
  readonly from: number;
  readonly to: number;
  /** A tick where the figure should be at least. */
  readonly wanted: number | null;
}

const WIDTH = 820;
const ROW = 46;
const TOP = 44;
const SIDE = 16;

export function dotPlot(title: string, rows: readonly DotRow[]): string {
  const values = rows.flatMap(({ from, to, wanted }) => [
    from,
    to,
    ...(wanted === null ? [] : [wanted]),
  ]);
  const finite = values.filter((value) => value > 0 && Number.isFinite(value));
  const low = Math.floor(Math.log10(Math.min(1, ...finite)));
  const high = Math.ceil(Math.log10(Math.max(1, ...finite)));
  const x = (value: number): number => {
    const place = (Math.log10(value) - low) / Math.max(1, high - low);
    return round(SIDE + Math.min(1, Math.max(0, place)) * (WIDTH - 2 * SIDE));
  };
  const height = TOP + rows.length * ROW + 34;
  const decades = Array.from({ length: high - low + 1 }, (_, i) => 10 ** (low + i));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${written(title)}">`,
    `<style>${style}</style>`,
    `<rect class="page" width="${WIDTH}" height="${height}"/>`,
    `<text class="title" x="${SIDE}" y="26">${written(title)}</text>`,
    ...decades.map(
      (decade) =>
        `<path class="grid" d="M${x(decade)} ${TOP}V${height - 26}"/><text class="soft" text-anchor="middle" x="${Math.min(WIDTH - 2 * SIDE, Math.max(2 * SIDE, x(decade)))}" y="${height - 10}">${decade} ×</text>`,
    ),
    ...rows.flatMap(({ label, median, from, to, wanted }, i) => {
      const y = TOP + i * ROW + 30;
      const figure = `${short(median)} (${short(from)} to ${short(to)})${wanted === null ? "" : `, wanted ${wanted}`}`;
      return [
        `<text x="${SIDE}" y="${y - 12}">${written(label)}: ${figure}</text>`,
        `<path class="span" d="M${x(from)} ${y}H${x(to)}"/><circle class="dot" cx="${x(median)}" cy="${y}" r="5"/>`,
        ...(wanted === null ? [] : [`<path class="wanted" d="M${x(wanted)} ${y - 8}V${y + 8}"/>`]),
      ];
    }),
    "</svg>\n",
  ].join("\n");
}

const style =
  "text{font:13px system-ui,sans-serif;fill:#2a1b2e}.title{font-weight:700;font-size:17px}.soft{fill:#64505f}" +
  ".page{fill:#fffdf6}.grid{stroke:#d9c4a0}.span{stroke:#1456c8;stroke-width:3}.dot{fill:#1456c8}.wanted{stroke:#b51a38;stroke-width:3}" +
  "@media(prefers-color-scheme:dark){text{fill:#fbf0da}.soft{fill:#cdb9c6}.page{fill:#2b2132}.grid{stroke:#54435c}" +
  ".span{stroke:#8ec5ff}.dot{fill:#8ec5ff}.wanted{stroke:#ff8f9c}}";

const round = (value: number): number => Math.round(10 * value) / 10;
const short = (value: number): string => String(Number(value.toPrecision(3)));
const written = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
