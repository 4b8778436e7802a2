/** A card is selected and put somewhere: what the buttons say, and that they can be read at every size. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { useApp, versionOf } from "./use-app.ts";

const app = useApp();

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** Buttons of the question that reach out of their box, or whose words reach out of them. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("#decision .move")]
      .filter((button) => {
        const box = button.closest(".decision-ways")?.getBoundingClientRect();
        const { top, bottom } = button.getBoundingClientRect();
        const isInside = box !== undefined && top >= box.top - 1 && bottom <= box.bottom + 1;
        return !isInside || button.scrollWidth > button.clientWidth;
      })
      .map((button) => button.textContent ?? ""),
  );

it("says in short words what a card can do, marks the seat that was chosen, and lets one change it", async () => {
  const { page, problems } = await app.openPage();
  await page.goto(new URL("/tutorial", app.url).href);
  await page.getByRole("button", { name: /: A seat at the table/ }).click();
  await page.locator(".hand [data-called]").click();
  const buttons = page.locator("#decision .move");
  await expect
    .poll(() => buttons.allTextContents())
    .toEqual(["Summon in attack", "Summon in defense", "Set face-down"]);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await cut(page), `${size.width} x ${size.height}`).toEqual([]);
  }
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  // One button goes on, and says whither, beside the phase that it is.
  expect(await page.locator(".ruler li").filter({ visible: true }).allInnerTexts()).toEqual([
    "MAIN",
    "COMBAT",
  ]);
  await page.locator(".hand [data-called]").click();
  const chosen = page.locator(".in-board [aria-pressed=true]:not([data-card])");
  const seat = (slot: number) => page.locator(`.near .in-board [data-slot="${slot}"]`);
  await seat(1).click();
  await seat(2).click();
  await expect.poll(() => chosen.getAttribute("data-slot")).toBe("2");
  expect(await page.locator("#decision .hint").textContent()).toBe("Choose how.");
  const before = await versionOf(page);
  await buttons.first().click();
  await expect.poll(() => versionOf(page)).toBeGreaterThan(before);
  await seat(2).locator("[data-card]").waitFor();
  expect(problems).toEqual([]);
  await page.close();
});
