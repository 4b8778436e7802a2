import type { CardId } from "@tcg/core";

/** Every choice of so many of these, in their order. */
export function* subsets(options: readonly CardId[], count: number): Generator<CardId[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let i = 0; i + count <= options.length; i++) {
    const first = options[i] as CardId;
    for (const others of subsets(options.slice(i + 1), count - 1)) yield [first, ...others];
  }
}
