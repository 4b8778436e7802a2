/** What each size of a card shows of its face and its state. */
import { cards } from "@ltcg/cards";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { printedFace } from "../../lunchtable/printed-face.ts";
import { BoardCard } from "./board-card.tsx";
import { CardBack } from "./card-back.tsx";
import type { CardState } from "./card-state.ts";
import { HandCard } from "./hand-card.tsx";
import { HeadCard } from "./head-card.tsx";
import { MiniCard } from "./mini-card.tsx";
import { SetCard } from "./set-card.tsx";
import { SpineCard } from "./spine-card.tsx";

const face = printedFace(cards["jawbreaker-jock"] as never, {});

/** The words of what is drawn. */
const shown = (markup: string): string =>
  markup
    .replaceAll(/<span class="visually-hidden">[^<]*<\/span>/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

const drawn = <Props extends object>(card: FunctionComponent<Props>, props: Props): string =>
  renderToStaticMarkup(createElement(card, props));

test.each([
  ["board", BoardCard, "Jawbreaker Jock 1500 1700"],
  ["well", SetCard, "Jawbreaker Jock"],
  ["pile", MiniCard, "1500"],
  ["rack", SpineCard, "6 Jawbreaker Jock"],
  ["head", HeadCard, "6 Jawbreaker Jock"],
] as const)("a card in a %s shows what is needed there", (_, card, words) => {
  expect(shown(drawn(card, { face }))).toBe(words);
});

test("every name on a spine is in letters of 12 pixels or more, and no card of the set is cut", () => {
  for (const card of Object.values(cards)) {
    const markup = drawn(SpineCard, { face: printedFace(card as never, {}) });
    const size = Number(/class="name" style="font-size:([\d.]+)px/.exec(markup)?.[1]);
    expect([card.id, size >= 12]).toEqual([card.id, true]);
    const whole = card.name.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");
    const words = markup.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, "");
    expect(words).toContain(whole.replaceAll(/\s+/g, ""));
  }
});

test("nothing of a small card is read aloud: whoever wraps it says it", () => {
  for (const card of [BoardCard, HandCard, HeadCard, SetCard, MiniCard, SpineCard]) {
    expect(drawn(card, { face })).toMatch(/^<span [^>]*aria-hidden="true"/);
  }
  expect(drawn(CardBack, { size: "board-card" })).toMatch(/^<span [^>]*aria-hidden="true"/);
});

test("a card in defense hides its attack behind the tray", () => {
  const state: CardState = { defense: true, now: { attack: 2600, defense: 900 } };
  expect(shown(drawn(BoardCard, { face, state }))).toBe("Jawbreaker Jock 900");
});

test("changed numbers are marked, and say what is printed", () => {
  const markup = drawn(BoardCard, { face, state: { now: { attack: 2600, defense: 900 } } });
  expect(markup).toMatch(/title="printed: 1500".*<b class="raised">2600<\/b>/);
  expect(markup).toMatch(/title="printed: 1700".*<b class="lowered">900<\/b>/);
});

test("danger is said in words on the card, and numbers stand in rings", () => {
  const counters = (count: number) => ({ count, limit: 3, name: "vice" });
  expect(shown(drawn(BoardCard, { face, state: { counters: counters(2) } }))).toContain("1 more!");
  const state = { counters: counters(3), link: 2, picked: 1 };
  expect(shown(drawn(BoardCard, { face, state }))).toMatch(/breaks! 2 1$/);
});

test("more counters than fit are a number", () => {
  const state = { counters: { count: 7, limit: 9, name: "vice" } };
  expect(shown(drawn(BoardCard, { face, state }))).toMatch(/7$/);
});

test("a lid hides everything, but not from who knows the card", () => {
  const hidden = drawn(CardBack, { size: "board-card" });
  expect(shown(hidden)).toBe("");
  expect(hidden).not.toContain('class="picture"');
  expect(drawn(CardBack, { size: "board-card", face })).toContain('class="picture"');
});
