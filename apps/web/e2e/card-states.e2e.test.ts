/** Every mark on a card in every state, in every ink: a sheet of them, because which of them meet in a match is chance. */
import { cards } from "@ltcg/cards";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { printedFace } from "../src/lunchtable/printed-face.ts";
import { BoardCard } from "../src/print/card/board-card.tsx";
import type { CardState } from "../src/print/card/card-state.ts";
import { HandCard } from "../src/print/card/hand-card.tsx";
import { MiniCard } from "../src/print/card/mini-card.tsx";
import type { PrintedFace } from "../src/print/card/printed-face.ts";
import { SetCard } from "../src/print/card/set-card.tsx";
import { SpineCard } from "../src/print/card/spine-card.tsx";
import { inkStyles } from "../src/print/ink-styles.ts";
import { allInks } from "../src/print/inks.ts";
import { tooFaint } from "./contrast.ts";
import { useApp } from "./use-app.ts";

const app = useApp();

const states: readonly CardState[] = [
  {},
  { playable: true },
  { selected: true },
  { target: true },
  { picked: 1 },
  { link: 2 },
  { attacking: true },
  { exhausted: true },
  { set: true },
  { negated: true },
  { counters: { count: 2, limit: 3, name: "vice" } },
  { counters: { count: 5, limit: 3, name: "vice" } },
];

const sizes = [BoardCard, SetCard, HandCard, MiniCard, SpineCard] as const;

/** Somebody in the inks of each clique, in one ink and in two. */
const faces = Object.keys(allInks).flatMap((cloth) =>
  (["common", "uncommon"] as const).map((rarity): PrintedFace => {
    const face = printedFace(cards["jawbreaker-jock"] as never, {});
    return { ...face, cloth, rarity };
  }),
);

/** At rest, in defense, and with each number raised and lowered. */
function allOf(state: CardState): CardState[] {
  return [true, false].flatMap((defense) =>
    [0, 9000, 100].map((now) => ({
      ...state,
      defense,
      ...(now > 0 && { now: { attack: now, defense: now } }),
    })),
  );
}

test.each(["light", "dark"] as const)(
  "every number and mark on a card can be read, in every state and ink: %s",
  async (colorScheme) => {
    const { page, problems } = await app.openPage();
    await page.emulateMedia({ colorScheme });
    const address = new URL("/a-sheet-of-cards", app.url).href;
    await page.goto(new URL("/cards", app.url).href);
    const links = await page
      .locator("link[rel=stylesheet]")
      .evaluateAll((all) => all.map((link) => link.outerHTML).join(""));
    let html = "";
    await page.route(address, (route) =>
      route.fulfill({ contentType: "text/html", body: `<!doctype html>${links}<body>${html}` }),
    );
    for (const [nth, state] of states.entries()) {
      // Inks and numbers belong to the card at rest; a state adds what is the same on every card.
      const shown = nth === 0 ? faces : faces.slice(0, 2);
      const drawn = shown.flatMap((face) =>
        allOf(state).flatMap((each) =>
          sizes.map((size) => createElement(size, { face, state: each } as never)),
        ),
      );
      html = `<style>${inkStyles()}</style>${drawn.map((card) => renderToStaticMarkup(card)).join("")}`;
      await page.goto(address);
      expect(await page.locator(".printed").count()).toBe(drawn.length);
      expect([state, await tooFaint(page)]).toEqual([state, []]);
    }
    expect(problems).toEqual([]);
    await page.close();
  },
);
