/** What may go wrong where Lorcana's table is laid out. */
import type { Page } from "playwright-core";
import { overflowing } from "./player.ts";

/** What is out of the window, or covers something else, or scrolls. Rows of a pier and the hand may scroll. */
export async function faults(page: Page): Promise<string[]> {
  const wide = await overflowing(page);
  const others = await page.evaluate(() => {
    const found: string[] = [];
    const parts = [".plate", ".pier", ".street", ".asked", ".lorcana-hand.near"].flatMap((name) =>
      [...document.querySelectorAll(`.harbour ${name}`)].map((element, place) => ({
        name: `${name} ${place}`,
        box: element.getBoundingClientRect(),
      })),
    );
    for (const { name, box } of parts) {
      const isInside =
        box.top >= -0.5 &&
        box.left >= -0.5 &&
        box.bottom <= innerHeight + 0.5 &&
        box.right <= innerWidth + 0.5;
      if (!isInside) found.push(`${name} reaches out of the window`);
      if (box.height < 20) found.push(`${name} is ${box.height} high`);
      for (const other of parts) {
        if (other.name <= name) continue;
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (width > 1 && height > 1) found.push(`${name} and ${other.name} overlap`);
      }
    }
    const { scrollHeight, scrollWidth } = document.documentElement;
    if (scrollHeight > innerHeight + 1) found.push(`the page is ${scrollHeight} high`);
    if (scrollWidth > innerWidth + 1) found.push(`the page is ${scrollWidth} wide`);
    return found;
  });
  return [...wide, ...others];
}
