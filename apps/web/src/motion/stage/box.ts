/** Where something is in the window: its middle, and its size before it was turned. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const CARD_PROPORTION = 5 / 7;

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (!(element instanceof HTMLElement) || element.offsetWidth === 0) {
    return { x, y, width, height };
  }
  return { x, y, width: element.offsetWidth, height: element.offsetHeight };
}

/** Where a card would be that lies somewhere in here. */
export function cardIn({ x, y, width, height }: Box): Box {
  const fitting = Math.min(width, height * CARD_PROPORTION);
  return { x, y, width: fitting, height: fitting / CARD_PROPORTION };
}

/** From the middle of one to the middle of the other. */
export const way = (from: Box, to: Box): readonly [number, number] => [
  to.x - from.x,
  to.y - from.y,
];

/** The way that brings the edge of one to the edge of the other. */
export function reach(from: Box, to: Box): readonly [number, number] {
  const [dx, dy] = way(from, to);
  const length = Math.hypot(dx, dy);
  if (length === 0) return [0, 0];
  const apart = Math.max(0, length - (depth(from, dx, dy) + depth(to, dx, dy)));
  return [(dx / length) * apart, (dy / length) * apart];
}

/** From the middle to the edge in a direction. */
export function depth({ width, height }: Box, dx: number, dy: number): number {
  const length = Math.hypot(dx, dy);
  const across = dx === 0 ? Infinity : (width / 2) * (length / Math.abs(dx));
  const along = dy === 0 ? Infinity : (height / 2) * (length / Math.abs(dy));
  return Math.min(across, along);
}
