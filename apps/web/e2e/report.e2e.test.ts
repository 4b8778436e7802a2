/** A problem is reported from a match and from a replay, and the command line makes a test of what was saved. */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { FinishedReport, RunningReport } from "@ltcg/server/protocol";
import type { Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { tooFaint } from "./contrast.ts";
import {
  clickAMove,
  closeMenu,
  openMenu,
  overflowing,
  putReportCardAway,
  tooSmall,
} from "./player.ts";
import { useApp, versionOf } from "./use-app.ts";

const app = useApp();
const folder = mkdtempSync(join(tmpdir(), "ltcg-report-"));
afterAll(() => rmSync(folder, { recursive: true }));

const bin = join(import.meta.dirname, "../../../packages/cli/bin/lunchtable.mjs");

async function lunchtable(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [bin, ...args]);
  return stdout;
}

/** Says what is wrong and keeps the file. */
async function report(page: Page, said: string, name: string): Promise<string> {
  await openMenu(page);
  await page.getByRole("button", { name: "Report a problem" }).click();
  const dialog = page.getByRole("dialog", { name: "Report a problem" });
  await dialog.getByLabel("What went wrong?").fill(said);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save the file" }).click();
  const saved = await download;
  const file = join(folder, name);
  await saved.saveAs(file);
  await dialog.getByText(saved.suggestedFilename()).waitFor();
  await dialog.getByRole("button", { name: "Done" }).click();
  await dialog.waitFor({ state: "hidden" });
  await closeMenu(page);
  return file;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8")) as T;

it("is reported from a match that runs, with what was shown and nothing else, and once it is over with all", async () => {
  const { page, problems } = await app.openPage();
  await app.startMatch(page);
  const matchId = page.url().split("/").at(-1) ?? "";
  while ((await versionOf(page)) < 8) await clickAMove(page, "first");

  const file = await report(page, "The button did nothing.\nTwice.", "running.json");
  const running = read<RunningReport>(file);
  expect(running).toMatchObject({
    format: "lunchtable-report/1",
    game: "lunchtable",
    matchId,
    said: "The button did nothing.\nTwice.",
  });
  expect(running.viewer).toBe(running.view.viewer);
  expect(running.updates.at(-1)?.version).toBe(running.version);
  // Nothing hidden: neither the record nor the other's cards.
  expect(running).not.toHaveProperty("record");
  const other = running.view.seating.find((seat) => seat !== running.viewer) ?? "";
  expect(running.view.zones[other]?.hand?.count).toBeGreaterThan(0);
  expect(running.view.zones[other]?.hand?.cards).toEqual([]);
  const told = await lunchtable("report", file);
  expect(told).toContain("“The button did nothing.”\n“Twice.”");
  expect(told).toContain(`lunchtable at version ${running.version}, as ${running.viewer} saw it:`);
  expect(told).toContain("it cannot be played");

  const abandon = new URL(`/api/matches/${matchId}/abandon`, app.url).href;
  // Again if the opponent moved at the same moment.
  while (!(await page.request.post(abandon)).ok());
  await page.locator(".ending").waitFor();
  await putReportCardAway(page);
  const over = read<FinishedReport>(await report(page, "", "over.json"));
  expect(over).toMatchObject({ matchId, said: "", viewer: running.viewer });
  expect(over.at).toBe(over.record.commands.length);
  const played = await lunchtable("report", join(folder, "over.json"), "--same", "table");
  expect(played).toContain(`after ${over.at} of ${over.at} commands, as ${running.viewer} saw it:`);
  expect(played).not.toContain("The page showed another table");
  expect(existsSync(join(folder, "over.test.ts"))).toBe(true);

  // With its record the first report can be played, too.
  const record = join(folder, "record.json");
  writeFileSync(record, JSON.stringify(over.record));
  const later = await lunchtable("report", file, "--record", record);
  expect(later).toMatch(/after \d+ of \d+ commands/);
  expect(readFileSync(join(folder, "running.test.ts"), "utf8")).toContain("// Twice.");
  expect(problems).toEqual([]);
  await page.close();
});

it("is reported from any moment of a replay, on a phone too", async () => {
  const { page, problems } = await app.openPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(app.url);
  await page.getByLabel("Opponent", { exact: true }).selectOption("random");
  await page.getByRole("button", { name: "Watch two bots play it" }).click();
  await page.waitForURL(/\/replay/);
  const address = new URL(page.url());
  address.search = "?at=12&viewer=away";
  await page.goto(address.href);
  await expect.poll(() => page.locator("main.match").getAttribute("data-at")).toBe("12");

  await openMenu(page);
  await page.getByRole("button", { name: "Report a problem" }).click();
  expect(await overflowing(page)).toEqual([]);
  expect(await tooSmall(page, 40)).toEqual([]);
  expect(await tooFaint(page)).toEqual([]);
  await page.keyboard.press("Escape");
  const file = await report(page, "That card was mine.", "replay.json");
  const moment = read<FinishedReport>(file);
  expect(moment).toMatchObject({ viewer: "away", at: 12, said: "That card was mine." });
  expect(moment.view.viewer).toBe("away");
  const told = await lunchtable("report", file);
  expect(told).toContain(`after 12 of ${moment.record.commands.length} commands, as away saw it:`);
  expect(told).not.toContain("The page showed another table");
  const test = readFileSync(join(folder, "replay.test.ts"), "utf8");
  expect(test).toContain('test("That card was mine."');
  expect(test).toContain('import { lunchTable } from "@ltcg/cards"');
  expect(problems).toEqual([]);
  await page.close();
});
