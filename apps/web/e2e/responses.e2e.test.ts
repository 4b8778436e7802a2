/** Windows, settings and clocks as a player meets them. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { clicksUntil, clickUntil, closeMenu, openMenu, overflowing, tooSmall } from "./player.ts";
import { useApp } from "./use-app.ts";

const TURNS_WATCHED = 7;

const app = useApp();

interface Watched {
  /** Every headline that the note had, one after the other. */
  readonly headlines: readonly string[];
  /** How often it asked where nothing but a pass was offered. */
  readonly onlyPass: number;
}

/** Writes down every headline of the note, and every time that nothing but a pass was offered. */
async function watchDecision(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { headlines: [] as string[], onlyPass: 0 };
    const look = (): void => {
      const decision = document.querySelector("#decision:not([data-held])");
      const headline = decision?.querySelector("h2")?.textContent ?? "";
      if (headline === "" || headline === seen.headlines.at(-1)) return;
      seen.headlines.push(headline);
      const buttons = [...(decision?.querySelectorAll(".moves button") ?? [])];
      const isAsked = document.querySelector(".on-the-table .card.playable, .card.target") !== null;
      if (!isAsked && buttons.length === 1 && buttons[0]?.hasAttribute("data-pass"))
        seen.onlyPass++;
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    Object.assign(globalThis, { seen });
  });
}

const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => (globalThis as unknown as { seen: Watched }).seen);

/** Open, its last button is to give up: not for somebody who clicks whatever there is. */
const openMore = async (page: Page): Promise<void> => {
  await openMenu(page);
  await page.locator(".more > summary").click();
};
const closeMore = async (page: Page): Promise<void> => {
  await page.locator(".more > summary").click();
  await closeMenu(page);
};

it("asks nothing where a pass is the only answer, unless one wants to be asked", async () => {
  const { page, problems } = await app.openPage();
  await app.startMatch(page);
  await watchDecision(page);
  const turnNow = async (): Promise<number> =>
    Number((await page.locator(".turn strong").textContent())?.replace("Turn ", ""));
  let clicks = 0;
  const isOver = async (): Promise<boolean> => (await turnNow()) >= TURNS_WATCHED;
  for await (const _ of clicksUntil(page, isOver)) clicks++;
  const { headlines, onlyPass } = await watched(page);
  expect(onlyPass).toBe(0);
  // What is said changes with what the player does, and when the turn does; windows of others change nothing.
  const idle = headlines.filter((line) => /^(Waiting|Your turn)/.test(line));
  expect(headlines.filter((line) => /Passing/.test(line))).toEqual([]);
  expect(idle.length).toBeLessThanOrEqual(2 * clicks);
  const asks = headlines.filter((line) => line.startsWith("Respond"));
  expect(asks.length).toBeLessThanOrEqual(clicks);

  await openMore(page);
  expect(await page.getByRole("radio", { name: "Auto" }).isChecked()).toBe(true);
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await page.getByRole("radio", { name: "On" }).check();
  expect((await saved).status()).toBe(200);
  await closeMore(page);
  await clickUntil(page, async () => (await watched(page)).onlyPass > 0);

  // The server keeps it.
  await page.reload();
  await openMore(page);
  await expect.poll(() => page.getByRole("radio", { name: "On" }).isChecked()).toBe(true);
  expect(problems).toEqual([]);
  await page.close();
});

it("passes until one's own turn, and then forgets it", async () => {
  const { page } = await app.openPage();
  await app.startMatch(page);
  const turn = page.locator("p.turn");
  const isOwn = async (): Promise<boolean> =>
    (await turn.textContent())?.includes("yours") === true;
  await clickUntil(page, isOwn, "first");
  const first = await turn.textContent();
  await openMore(page);
  const until = page.getByLabel("Pass until");
  await until.selectOption("my-turn");
  await page.getByText("(passing until your own turn)").waitFor({ state: "attached" });
  await closeMore(page);
  const isNext = async (): Promise<boolean> =>
    (await isOwn()) && (await turn.textContent()) !== first;
  await clickUntil(page, isNext, "first");
  await openMore(page);
  await expect.poll(() => until.inputValue()).toBe("");
  await page.close();
});

it("shows both clocks where a time control was chosen, and only the one that runs goes down", async () => {
  const { page } = await app.openPage();
  await app.startMatch(page);
  expect(await page.locator(".clock").count()).toBe(0);
  await page.goto(app.url);
  await page.getByLabel("Clock").selectOption("quick");
  await playAnd(page);
  const clocks = page.locator(".clock b");
  await page.locator(".clock.running").waitFor();
  expect(await clocks.count()).toBe(2);
  const own = page.locator(".plate.near .clock b");
  const other = page.locator(".plate.far .clock b");
  const before = await own.textContent();
  expect(await other.textContent()).toBe("5:00");
  await expect.poll(() => own.textContent()).not.toBe(before);
  expect(await other.textContent()).toBe("5:00");
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 664 });
    await openMore(page);
    expect(await overflowing(page)).toEqual([]);
    expect(await tooSmall(page, 40)).toEqual([]);
    await closeMore(page);
  }
  // It is chosen for the next match as well.
  await page.goto(app.url);
  await expect.poll(() => page.getByLabel("Clock").inputValue()).toBe("quick");
  await page.close();
});

async function playAnd(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/matches\//);
  await page.locator(".log li").first().waitFor({ state: "attached" });
}
