/** Every page, by day and at night, gone over by axe: nothing that it calls serious or critical. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { clickMoves } from "./player.ts";
import { useApp } from "./use-app.ts";

const app = useApp({ EXTRA_GAMES: "skirmish,blind-bid" });

const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Of what axe finds, what is read here. */
interface Violation {
  readonly id: string;
  readonly impact: "minor" | "moderate" | "serious" | "critical" | null;
  readonly nodes: readonly {
    readonly target: readonly unknown[];
    readonly failureSummary: string;
  }[];
}
interface Axe {
  readonly run: (options: object) => Promise<{ readonly violations: readonly Violation[] }>;
}

/** What bars somebody from the page as it stands, by day and at night. */
async function barriers(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    // What is told passes over the table for a moment, and would be taken for the ground under its texts.
    await page.evaluate(() => document.querySelector(".motion-layer")?.replaceChildren());
    // The page takes no script of others into its document; the browser runs it all the same.
    await page.evaluate(axe);
    const violations = await page.evaluate(async () => {
      const { axe: tool } = globalThis as unknown as { axe: Axe };
      return (await tool.run({ resultTypes: ["violations"] })).violations;
    });
    for (const { id, impact, nodes } of violations) {
      if (impact !== "serious" && impact !== "critical") continue;
      for (const { target, failureSummary } of nodes) {
        const why = failureSummary.replaceAll(/\s+/g, " ");
        found.push(`${colorScheme}: ${id}: ${target.join(" ")}: ${why}`);
      }
    }
  }
  return found;
}

it.each([
  "/",
  "/lobby",
  "/cards",
  "/cards?game=lorcana",
  "/cards/lunchtable/fizz-bomber",
  "/cards/lorcana/tilly-apprentice",
  "/decks",
  "/decks?game=lorcana",
  "/decks/build?game=lunchtable&from=sugar-rush",
  "/decks/build?game=lorcana&from=long-street",
  "/rules",
  "/rules?game=lorcana",
  "/agents",
  "/tutorial",
  "/verify",
])("%s bars nobody", async (path) => {
  const { page } = await app.openPage();
  await page.goto(new URL(path, app.url).href);
  await page.waitForLoadState("networkidle");
  expect(await barriers(page)).toEqual([]);
  await page.close();
});

it("a lesson bars nobody", async () => {
  const { page } = await app.openPage();
  await page.goto(new URL("/tutorial", app.url).href);
  await page.getByRole("button", { name: /: A seat at the table/ }).click();
  await page.locator(".lesson-note").waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.close();
});

it("a match of each game bars nobody, at its start, later and at its end", async () => {
  const { page } = await app.openPage();
  await page.goto(app.url);
  const games = await page.getByLabel("Game").locator("option").allTextContents();
  expect(games.length).toBeGreaterThan(2);
  const found: string[] = [];
  const look = async (when: string): Promise<void> => {
    for (const barrier of await barriers(page)) found.push(`${when}: ${barrier}`);
  };
  for (const game of games) {
    await page.goto(app.url);
    await page.getByLabel("Game").selectOption({ label: game });
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.waitForURL(/\/matches\//);
    await page.locator(".connection.live").waitFor({ state: "attached" });
    await look(`${game}, at its start`);
    await clickMoves(page, 8);
    await look(`${game}, later`);
    const abandon = `${new URL(page.url()).pathname.replace("/matches/", "/api/matches/")}/abandon`;
    // Again if the opponent moved at the same moment.
    while (
      (await page.locator(".ending").count()) === 0 &&
      !(await page.request.post(new URL(abandon, app.url).href)).ok()
    );
    await page.locator(".marks-dialog").waitFor();
    await look(`${game}, at its end`);
  }
  expect(found).toEqual([]);
  await page.close();
});

it("a replay bars nobody", async () => {
  const { page } = await app.openPage();
  await page.goto(app.url);
  await page.getByLabel("Opponent", { exact: true }).selectOption("random");
  await page.getByRole("button", { name: "Watch two bots play it" }).click();
  await page.waitForURL(/\/replay/);
  await page.getByText("Verified: all").waitFor();
  await page.getByRole("button", { name: "Pause" }).click();
  expect(await barriers(page)).toEqual([]);
  await page.close();
});
