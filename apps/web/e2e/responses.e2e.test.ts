/** Windows, settings and clocks as a player meets them. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { clickAMove, overflowing, tooSmall } from "./player.ts";
import { useApp } from "./use-app.ts";

const MAX_CLICKS = 600;

const app = useApp();

/** Writes down every headline of the decision, and every time that nothing but a pass was offered. */
async function watchDecision(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { headlines: new Set<string>(), onlyPass: 0 };
    const look = (): void => {
      const decision = document.querySelector("#decision");
      seen.headlines.add(decision?.querySelector("h2")?.textContent ?? "");
      const moves = [...(decision?.querySelectorAll("[data-move]") ?? [])]
        .map((each) => each.getAttribute("data-move"))
        .filter((move) => move !== "SURRENDER");
      if (moves.length === 1 && moves[0] === "RESPOND_CHAIN") seen.onlyPass++;
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

const watched = (page: Page): Promise<{ headlines: string[]; onlyPass: number }> =>
  page.evaluate(() => {
    const { seen } = globalThis as unknown as {
      seen: { headlines: Set<string>; onlyPass: number };
    };
    return { headlines: [...seen.headlines], onlyPass: seen.onlyPass };
  });

/** Open, its last button is to give up: not for somebody who clicks whatever there is. */
const openMore = (page: Page): Promise<void> => page.locator(".more > summary").click();
const closeMore = openMore;

it("asks nothing where a pass is the only answer, unless one wants to be asked", async () => {
  const { page, problems } = await app.openPage();
  await app.startMatch(page);
  await watchDecision(page);
  const hasPassed = async (): Promise<boolean> =>
    (await watched(page)).headlines.includes("Passing automatically…");
  for (let click = 0; click < MAX_CLICKS && !(await hasPassed()); click++) {
    await clickAMove(page, click);
  }
  expect(await hasPassed()).toBe(true);
  expect((await watched(page)).onlyPass).toBe(0);

  await openMore(page);
  expect(await page.getByRole("radio", { name: "Auto" }).isChecked()).toBe(true);
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await page.getByRole("radio", { name: "On" }).check();
  expect((await saved).status()).toBe(200);
  await closeMore(page);
  for (let click = 0; click < MAX_CLICKS && (await watched(page)).onlyPass === 0; click++) {
    await clickAMove(page, click);
  }
  expect((await watched(page)).onlyPass).toBeGreaterThan(0);

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
  for (let click = 0; click < MAX_CLICKS && !(await isOwn()); click++) await clickAMove(page, 0);
  const first = await turn.textContent();
  await openMore(page);
  const until = page.getByLabel("Pass until");
  await until.selectOption("my-turn");
  await page.getByText("(passing until your own turn)").waitFor();
  await closeMore(page);
  const isNext = async (): Promise<boolean> =>
    (await isOwn()) && (await turn.textContent()) !== first;
  for (let click = 0; click < MAX_CLICKS && !(await isNext()); click++) await clickAMove(page, 0);
  await openMore(page);
  await expect.poll(() => until.inputValue()).toBe("");
  await page.close();
});

it("shows both clocks where a time control was chosen, and only the one that runs goes down", async () => {
  const { page } = await app.openPage();
  await app.startMatch(page);
  expect(await page.locator(".clocks").count()).toBe(0);
  await page.goto(app.url);
  await page.getByLabel("Clock").selectOption("quick");
  await playAnd(page);
  const clocks = page.locator(".clock b");
  await page.locator(".clock.running").waitFor();
  expect(await clocks.count()).toBe(2);
  const [own = "", other = ""] = await clocks.allTextContents();
  expect(other).toBe("5:00");
  await expect.poll(async () => (await clocks.allTextContents())[0]).not.toBe(own);
  expect((await clocks.allTextContents())[1]).toBe(other);
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
