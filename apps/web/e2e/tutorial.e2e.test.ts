/** The lessons: from the first visit through all of them, at the real board. */
import { expect, it } from "vitest";
import { tooFaint } from "./contrast.ts";
import { overflowing } from "./player.ts";
import { useApp, versionOf } from "./use-app.ts";

const app = useApp();

it("a first visit offers the lessons, and one comes to the end of all of them", async () => {
  const { page, problems } = await app.openPage();
  await page.goto(app.url);
  await page.getByRole("link", { name: "First lunch? Learn it in five minutes" }).click();
  await page.getByRole("heading", { name: "First lunch" }).waitFor();
  expect(await overflowing(page)).toEqual([]);
  expect(await tooFaint(page)).toEqual([]);
  const lessons = await page.locator(".lesson-ticket").count();
  expect(lessons).toBe(6);
  await page.getByRole("button", { name: "Start: A seat at the table" }).click();
  const note = page.locator(".lesson-note");
  for (let lesson = 0; lesson < lessons; lesson++) {
    await note.getByText(/^0 of \d steps done$/).waitFor({ state: "attached" });
    // The table of the lesson before is gone.
    await expect.poll(() => page.locator("main.match").count()).toBe(1);
    await page.locator(".connection.live").waitFor({ state: "attached" });
    const [, steps = "0"] = / of (\d) /.exec((await note.textContent()) ?? "") ?? [];
    expect(Number(steps)).toBeGreaterThan(0);
    for (let step = 0; step < Number(steps); step++) {
      const said = await note.locator("h2").textContent();
      const before = await versionOf(page);
      expect(await tooFaint(page)).toEqual([]);
      await note.getByRole("button", { name: "Show me" }).click();
      // The board shows what happened, and the note goes on.
      await expect.poll(() => versionOf(page)).toBeGreaterThan(before);
      await expect.poll(() => note.locator("h2").textContent()).not.toBe(said);
    }
    await note.getByRole("heading", { name: "Done" }).waitFor();
    if (lesson < lessons - 1) await note.getByRole("button", { name: "Next lesson" }).click();
  }
  await note.getByRole("link", { name: "All lessons" }).click();
  await page.getByText("done", { exact: true }).first().waitFor();
  expect(await page.locator(".lesson-done").count()).toBe(lessons);
  expect(problems).toEqual([]);
  await page.close();
});

it("the offer of lessons goes away for whoever needs none, and stays away", async () => {
  const { page } = await app.openPage();
  await page.context().clearCookies();
  await page.goto(app.url);
  const offer = page.getByRole("link", { name: "First lunch?" });
  await offer.waitFor();
  // Nothing on the page can be used before it is live; a trial click waits for that.
  await page.getByRole("button", { name: "Play", exact: true }).click({ trial: true });
  await page.getByRole("button", { name: "Not now" }).click();
  await offer.waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("button", { name: "Play", exact: true }).click({ trial: true });
  await offer.waitFor({ state: "detached" });
  await page.evaluate(() => localStorage.removeItem("lunchtable/no-lessons"));
  await page.close();
});

it("points at the card that it speaks of, names its rule, and can be skipped", async () => {
  const { page } = await app.openPage();
  await page.goto(new URL("/tutorial", app.url).href);
  await page.getByRole("button", { name: /: A seat at the table/ }).click();
  await page.locator(".hand [data-called]").first().waitFor();
  const rule = page.locator(".lesson-note").getByRole("link", { name: "Rule 6.1" });
  expect(await rule.getAttribute("href")).toBe("/rules?game=lunchtable#6.1");
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflowing(page)).toEqual([]);
  await page.locator(".lesson-note").getByRole("link", { name: "Skip the lesson" }).click();
  await page.getByRole("heading", { name: "First lunch" }).waitFor();
  await page.close();
});
