/** Where the question stands: over the card that it is about, with a tail that touches its tray. */
import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { inHand, ownTurn, playPlainCards } from "./plain-cards.ts";
import { useApp } from "./use-app.ts";

const app = useApp();

async function boxOf(what: Locator) {
  const box = await what.boundingBox();
  if (box === null) throw new Error("it is not in sight");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

it("the question stands over the selected card, and what an attack comes to over its target", async () => {
  const { page, problems } = await app.openPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await playPlainCards(page, app.url);
  await inHand(page, "kid").first().click();
  await page.getByRole("button", { name: "Summon in attack" }).click();
  const kid = page.locator(".tray.near .in-board [data-card]").first();
  await kid.waitFor();
  await ownTurn(page);
  const turn = await page.locator("p.turn").textContent();
  await page.keyboard.press("e");
  // The opponent's turn may be over before it could be seen.
  await expect.poll(() => page.locator("p.turn").textContent()).not.toBe(turn);
  await ownTurn(page);
  await page
    .locator(".ruler")
    .getByRole("button", { name: /^Combat: / })
    .click();
  await page.locator('.ruler [aria-current="step"]', { hasText: "Combat" }).waitFor();
  await ownTurn(page);
  await kid.click();
  await page.locator(".band[data-tail]").waitFor();
  const note = page.locator("#decision");
  // Over the card, and not in its tray.
  await expect
    .poll(async () => {
      const [at, card] = [await boxOf(note), await boxOf(kid)];
      const middle = card.x + card.width / 2;
      return at.x < middle && middle < at.right && at.bottom <= card.y + 1;
    })
    .toBe(true);
  for (const tag of await page.locator(".preview-tag").all()) {
    const shown = await boxOf(tag);
    const tray = await boxOf(page.locator(".tray.far"));
    // Of the card that is attacked its rim at most is under it.
    expect(shown.bottom).toBeLessThan(tray.y + 40);
  }
  await page.keyboard.press("Escape");
  await page.locator(".band:not([data-tail])").waitFor();
  expect(problems).toEqual([]);
  await page.close();
});

it("on a phone on its side the question has its paper, also as the next link, and its words are whole", async () => {
  const { page, problems } = await app.openPage();
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(new URL("/tutorial", app.url).href);
  await page.getByRole("button", { name: "Start: Traps and chains" }).click();
  const note = page.locator("#decision.mine:not([data-held])");
  await note.waitFor();
  const cut = await note
    .locator(".decision-words")
    .evaluate((each) => each.scrollHeight - each.clientHeight);
  expect(cut).toBeLessThanOrEqual(1);
  const words = await boxOf(note.locator(".decision-words"));
  expect(words.bottom).toBeLessThanOrEqual((await boxOf(note.locator(".decision-ways"))).y);
  // What the attack comes to stands between them.
  const comesTo = await boxOf(page.locator(".attack-comes-to"));
  expect(await page.locator(".attack-comes-to").textContent()).toContain("you lose 100");
  expect(comesTo.y).toBeGreaterThanOrEqual(words.bottom - 1);
  expect(comesTo.bottom).toBeLessThanOrEqual((await boxOf(note.locator(".decision-ways"))).y + 1);
  const inkOf = (what: Locator): Promise<string> =>
    what.evaluate((each) => getComputedStyle(each).color);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await inkOf(page.locator(".attack-comes-to"))).toBe(await inkOf(note.locator("h2")));
  // As if it answered a link: on a desk it then carries its number.
  const band = page.locator(".band");
  const paper = await band.evaluate((each: HTMLElement) => {
    each.dataset.next = "2";
    return Number.parseFloat(getComputedStyle(each, "::before").width);
  });
  expect(paper).toBeGreaterThan(140);
  // Where there is no room for what happens, the question has it all.
  await page.setViewportSize({ width: 667, height: 375 });
  await page.locator(".happening").waitFor({ state: "hidden" });
  const all = note.locator(".decision-words");
  await expect
    .poll(() => all.evaluate((each) => each.scrollHeight - each.clientHeight))
    .toBeLessThanOrEqual(1);
  expect((await boxOf(all)).height).toBeGreaterThan(30);
  expect(problems).toEqual([]);
  await page.close();
});
