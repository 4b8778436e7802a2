/** Lorcana on its own table: a whole match by clicking what lights up, and everything in sight at every size. */
import { sampleCards } from "@tcg/lorcana-engine/sample";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { tooFaint } from "./contrast.ts";
import { faults } from "./harbour.ts";
import {
  clickMoves,
  clicksOf,
  clicksUntil,
  clickUntil,
  putReportCardAway,
  tooSmall,
} from "./player.ts";
import { jumped, measureShift } from "./shift.ts";
import { useApp } from "./use-app.ts";
import { inWindows } from "./windows.ts";

const app = useApp();

const windows = [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [844, 390],
] as const;

it("is played to its end by clicking, and told with names", async () => {
  const { page, problems } = await openMatch(
    { width: 1440, height: 900 },
    { prepare: measureShift },
  );
  const ending = page.locator(".ending");
  for await (const click of clicksUntil(page, async () => (await ending.count()) > 0)) {
    if (click % 20 > 0) continue;
    expect(await tooFaint(page)).toEqual([]);
    expect(await faults(page)).toEqual([]);
  }
  expect(await ending.textContent()).toMatch(/^(You win!|You lose|A draw)/);
  expect(await jumped(page)).toEqual([]);
  await putReportCardAway(page);
  const log = await page.locator(".log").textContent();
  expect(log).toMatch(/(You win|The opponent wins|Nobody wins): \w/);
  expect(log).toMatch(/(You|The opponent) (draws?|inks?|plays?) /);
  expect(log).not.toMatch(/\bc\d+\b|[A-Z]_[A-Z]|undefined|\[object/);
  expect(await looksBare(page)).toEqual([]);
  // Nobody at this table is called by the name of a seat.
  expect(await page.locator(".harbour").textContent()).not.toMatch(
    /\bc\d+\b|undefined|\[object|\b(host|away)\b/i,
  );
  // Each wire has a lamp for each lore that is needed, and the lit ones are those there are.
  for (const wire of await page.locator("[data-lore]").all()) {
    const [, lore, needed] = /lore: (\d+) of (\d+)/.exec(
      (await wire.getAttribute("aria-label")) ?? "",
    ) ?? [null, "none", "none"];
    expect(await wire.locator("li").count()).toBe(Number(needed));
    expect(await wire.locator("li.on").count()).toBe(Math.min(Number(lore), Number(needed)));
  }
  expect(await sizesInPiles(page)).toEqual([]);
  // Whoever plays is called by name.
  expect(await page.locator(".plate .who h2").allTextContents()).toEqual(["Random bot", "You"]);
  expect(problems).toEqual([]);
  await page.close();
});

it("is dealt fairly, and can be checked at its end", async () => {
  const { page, problems } = await openMatch({ width: 1440, height: 900 }, { isFair: true });
  await clickMoves(page, 6);
  const abandon = `/api/matches/${page.url().split("/").at(-1)}/abandon`;
  // Again if the opponent moved at the same moment.
  while (!(await page.request.post(new URL(abandon, app.url).href)).ok());
  await page.locator(".ending").waitFor();
  await putReportCardAway(page);
  await page.getByRole("button", { name: "Check this match" }).click();
  await page.locator(".check .verdict").waitFor();
  expect(await page.locator(".check [role=status]").textContent()).toMatch(/^✓ Everything fits/);
  expect(problems).toEqual([]);
  await page.close();
});

it("table, hand and question are in sight together, in windows of four sizes", async () => {
  const { page, problems } = await openMatch({ width: 390, height: 844 });
  const handTops: number[] = [];
  for await (const move of clicksOf(page, 20)) {
    const top = await topOfHand(page);
    if (top !== null) handTops.push(top);
    await inWindows(page, windows, async (size) => {
      expect([size, move, await faults(page)]).toEqual([size, move, []]);
      // A hand of more than seven stands closer on a phone; the whole height of a card is there to be touched.
      const small = size[0] > 1024 ? [] : await tooSmall(page, 44);
      const missed = small.filter((name) => !name.includes("touch"));
      expect([size, move, missed]).toEqual([size, move, []]);
    });
  }
  // Fonts differ: a line may be some pixels higher.
  expect(Math.max(...handTops) - Math.min(...handTops)).toBeLessThan(8);
  expect(problems).toEqual([]);
  await page.close();
});

interface Opening {
  /** Before the page is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly isFair?: boolean;
}

async function openMatch(
  size: { readonly width: number; readonly height: number },
  { prepare, isFair = false }: Opening = {},
) {
  const { page, problems } = await app.openPage({ isFair });
  await prepare?.(page);
  page.on("console", (line) => {
    if (line.type() === "error") problems.push(line.text());
  });
  await page.setViewportSize(size);
  await page.goto(app.url);
  await page.getByLabel("Game").selectOption({ label: "Lorcana" });
  await page.getByLabel("Opponent", { exact: true }).selectOption("random");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/matches\//);
  await page.locator(".harbour").waitFor();
  return { page, problems };
}

/** What is in hand stays under the thumb, whether the turn is one's own or not. Null while something else is asked. */
function topOfHand(page: Page): Promise<number | null> {
  return page.evaluate(() => {
    const asked = document.querySelector("#decision h2")?.textContent ?? "";
    const hand = document.querySelector(".lorcana-hand.near");
    if (hand === null || !/^(Waiting|Your turn)/.test(asked)) return null;
    return Math.round(hand.getBoundingClientRect().y);
  });
}

/** Buttons that no style sheet of the table draws, and a receipt that lies on no paper. */
function looksBare(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bare = [...document.querySelectorAll(".harbour button")].filter(
      (button) => button.checkVisibility() && getComputedStyle(button).borderTopStyle === "outset",
    );
    const log = document.querySelector(".harbour .log");
    const hasPaper = log !== null && getComputedStyle(log).backgroundColor !== "rgba(0, 0, 0, 0)";
    return [...bare.map(({ className }) => className), ...(hasPaper ? [] : ["the log"])];
  });
}

/** Names of cards in a discard that are printed in another size than the card gives them: the plate's numbers are large. */
function sizesInPiles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".harbour-pile .lc-name b")].flatMap((name) => {
      const card = name.closest<HTMLElement>(".lc");
      if (card === null) return [];
      const { fontSize } = getComputedStyle(card);
      const wanted = parseFloat(card.style.getPropertyValue("--name")) * parseFloat(fontSize);
      const now = parseFloat(getComputedStyle(name).fontSize);
      return Math.abs(now - wanted) < 0.5 ? [] : [`${name.textContent}: ${now}, not ${wanted}`];
    }),
  );
}

/** Names on the spines of a hand that are cut off, each tried on the first spine. */
function cutOnSpines(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate((tried) => {
    const spine = [...document.querySelectorAll(".held:not(.open) .spine-name")].find((each) =>
      each.checkVisibility(),
    );
    if (spine === undefined) return ["there is no spine"];
    return tried.filter((name) => {
      spine.textContent = name;
      const isCut =
        spine.scrollHeight > spine.clientHeight + 1 || spine.scrollWidth > spine.clientWidth + 1;
      const hand = spine.closest(".held")?.getBoundingClientRect();
      return isCut || spine.getBoundingClientRect().width > (hand?.width ?? 0);
    });
  }, names);
}

it("on a phone no name is cut on the spine of its card", async () => {
  const { page } = await openMatch({ width: 390, height: 844 });
  const spines = page.locator(".held:not(.open) .spine-name:visible");
  await clickUntil(page, async () => (await spines.count()) > 3);
  const names = sampleCards.map(({ name }) => name);
  expect(await cutOnSpines(page, names)).toEqual([]);
  await page.close();
});
