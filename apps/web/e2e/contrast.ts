/**
 * Texts that are too faint to read: below the contrast that WCAG 2.2 asks for at level AA (4.5 to 1, for
 * large text 3 to 1). Behind a text lie all the backgrounds of what it stands in, the nearest on top; of a
 * gradient the worst colour counts.
 */
import type { Page } from "playwright-core";

/** `within`: only what stands in this. */
export function tooFaint(page: Page, within = "body"): Promise<string[]> {
  return page.evaluate((place) => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];

    /** Of mixed inks the parts are told from 0 to 1. */
    const colours = (text: string): Colour[] =>
      [...text.matchAll(/(rgba?|color)\((?:srgb )?([^)]+)\)/g)].map(([, kind, inside = ""]) => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = inside.split(/[,/ ]+/).map(Number);
        const whole = kind === "color" ? 255 : 1;
        return [red * whole, green * whole, blue * whole, alpha];
      });
    const over = (top: Colour, below: Colour): Colour => {
      const mix = (a: number, b: number): number => a * top[3] + b * (1 - top[3]);
      return [mix(top[0], below[0]), mix(top[1], below[1]), mix(top[2], below[2]), 1];
    };
    const light = ([red, green, blue]: Colour): number => {
      const linear = (value: number): number =>
        value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    const contrast = (a: Colour, b: Colour): number => {
      const [dark = 0, bright = 0] = [light(a), light(b)].sort((x, y) => x - y);
      return (bright + 0.05) / (dark + 0.05);
    };
    /** Every colour that may lie behind what stands in this element. */
    const behind = (element: Element | null): Colour[] => {
      if (element === null) return [[255, 255, 255, 1]];
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const below = behind(element.parentElement);
      const own = colours(backgroundColor);
      const painted = below.map((colour) => own.reduce((under, top) => over(top, under), colour));
      const gradient = backgroundImage === "none" ? [] : colours(backgroundImage);
      if (gradient.length === 0) return painted;
      return gradient.flatMap((top) => painted.map((under) => over(top, under)));
    };
    /** An opacity of the element or of what it stands in makes its text fainter. */
    const opacity = (element: Element | null): number =>
      element === null
        ? 1
        : Number(getComputedStyle(element).opacity) * opacity(element.parentElement);

    const found = new Set<string>();
    for (const element of document.querySelectorAll(`${place} *`)) {
      const text = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent?.trim() ?? "")
        .join("");
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (
        text === "" ||
        !isShown ||
        element.closest(":disabled, [aria-disabled=true], .unseen, script, style")
      )
        continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const [ink] = colours(color);
      if (ink === undefined) continue;
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const faded: Colour = [ink[0], ink[1], ink[2], ink[3] * opacity(element)];
      const worst = Math.min(
        ...behind(element).map((ground) => contrast(over(faded, ground), ground)),
      );
      if (worst >= (isLarge ? 3 : 4.5)) continue;
      found.add(
        `${element.tagName}.${element.className}: ${text.slice(0, 30)} (${worst.toFixed(2)})`,
      );
    }
    return [...found];
  }, within);
}
