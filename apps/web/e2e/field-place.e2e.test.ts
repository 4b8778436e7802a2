/** A class takes the place of the one that lies there: the place is lit around it, and a click on it means the place. */
import { expect, it } from "vitest";
import { inHand, ownTurn, playOwnCards } from "./plain-cards.ts";
import { useApp } from "./use-app.ts";

const app = useApp();

/** Nobody attacks: that is not what it is about. */
const calm = {
  id: "calm",
  type: "continuous",
  actions: [
    {
      kind: "apply_restriction",
      restriction: "attack",
      what: { kind: "all", zone: "board", side: "opponent" },
    },
  ],
};

const classes = ["maths", "music", "sports", "break"].map((name) => ({
  id: name,
  name,
  type: "spell",
  spellType: "field",
  rarity: "common",
  cost: 0,
  effects: [calm],
}));

it("lights the place of the class that gives way, and takes a click on that card for it", async () => {
  const { page, problems } = await app.openPage();
  await playOwnCards(page, app.url, classes);
  const place = page.locator(".near .in-field .slot");
  await inHand(page, "").first().click();
  await page.locator(".near .in-field [data-open]").click();
  await place.locator("[data-card]").waitFor();
  await ownTurn(page);
  const first = await place.locator("[data-card]").getAttribute("data-card");

  await inHand(page, "").first().click();
  await page.locator(".near .in-field [data-over]").waitFor();
  // As of any other card its name stands over the button.
  expect(await page.locator("#decision .move").allTextContents()).toEqual(["Activate"]);
  await place.locator("[data-card]").click();
  await expect.poll(() => place.locator("[data-card]").getAttribute("data-card")).not.toBe(first);
  expect(problems).toEqual([]);
  await page.close();
});
