/**
 * Plots as HTML: names and figures are text that wraps and grows with the reader's letters, marks lie at percentages of
 * a track. So they fit a phone as they fit a desk, and without their marks they are still lists of figures.
 */
import { percent, type Share } from "../wilson.ts";
import { type Html, html } from "./html.ts";

interface Mark {
  readonly share: Share;
  /** What its colour and shape mean: a class of the style sheet. */
  readonly kind: string;
  /** Said before the figure where a row has several marks. */
  readonly label?: string;
}

export interface Row {
  readonly name: string;
  /** In smaller letters. */
  readonly more?: string;
  readonly marks: readonly Mark[];
}

/** Shares from none to all, each with its interval. */
export function shareRows(rows: readonly Row[]): Html {
  return html`<ul class="rows">${rows.map(shareRow)}</ul>${axis}`;
}

const axis: Html = html`<p class="axis" aria-hidden="true"><span>0 %</span><span>50 %</span><span>100 %</span></p>`;

function shareRow({ name, more, marks }: Row): Html {
  const seen = marks.filter(({ share }) => share.of > 0);
  return html`<li><span class="name">${name}${more === undefined ? "" : html` <small>${more}</small>`}</span>
<span class="track half" aria-hidden="true">${seen.map(markOf)}</span>
<span class="figure">${marks.map(figureOf)}</span></li>`;
}

function markOf({ share: { share, low, high }, kind }: Mark): Html {
  return html`<i class="span ${kind}" style="left:${at(low)};width:${at(high - low)}"></i><b class="dot ${kind}" style="left:${at(share)}"></b>`;
}

function figureOf({ share, kind, label }: Mark): Html {
  const said =
    share.of === 0
      ? "never"
      : `${percent(share.share)} (${percent(share.low)} to ${percent(share.high)}, ${share.count} of ${share.of})`;
  return html`<span class="said"><span class="key ${kind}" aria-hidden="true"></span>${label === undefined ? "" : `${label} `}${said}</span>`;
}

/** How many of all fall to each name. */
export function countRows(rows: readonly (readonly [name: string, count: number])[]): Html {
  const all = rows.reduce((sum, [, count]) => sum + count, 0);
  return html`<ul class="rows">${rows.map(
    ([name, count]) => html`<li><span class="name">${name}</span>
<span class="track" aria-hidden="true"><i class="bar" style="width:${at(count / all)}"></i></span>
<span class="figure">${count} of ${all}, ${percent(count / all)}</span></li>`,
  )}</ul>`;
}

/** More columns than this do not fit a phone. */
const COLUMNS = 30;

export interface Column {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Neighbouring numbers together, so many that there are not more than COLUMNS. */
export function columnsOf(counts: readonly (readonly [value: number, count: number])[]): Column[] {
  const first = counts[0]?.[0] ?? 0;
  const last = counts.at(-1)?.[0] ?? 0;
  const width = Math.max(1, Math.ceil((last - first + 1) / COLUMNS));
  return Array.from({ length: Math.ceil((last - first + 1) / width) }, (_, i) => {
    const from = first + i * width;
    const inside = counts.filter(([value]) => value >= from && value < from + width);
    return { from, to: from + width - 1, count: inside.reduce((sum, [, count]) => sum + count, 0) };
  });
}

/** How often each number occurs, as columns side by side; `unit` is what is counted. */
export function histogram(
  counts: readonly (readonly [value: number, count: number])[],
  unit: string,
): Html {
  const columns = columnsOf(counts);
  const most = Math.max(1, ...columns.map(({ count }) => count));
  const label = ({ from, to }: Column): string => (from === to ? `${from}` : `${from} to ${to}`);
  return html`<ol class="columns">${columns.map(
    (column) =>
      html`<li title="${label(column)} ${unit}: ${column.count}"><i style="height:${at(column.count / most)}"></i><span class="unseen">${label(column)} ${unit}: ${column.count}</span></li>`,
  )}</ol><p class="axis" aria-hidden="true"><span>${columns[0]?.from ?? 0} ${unit}</span><span>highest column: ${most} games</span><span>${columns.at(-1)?.to ?? 0} ${unit}</span></p>`;
}

/** A part of the whole track, as CSS takes it. */
const at = (share: number): string => `${(100 * share).toFixed(2)}%`;
