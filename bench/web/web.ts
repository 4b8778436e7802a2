/**
 * `web`: a match with full boards in a real browser, in both games. Cards are clicked, moves are made, the opponent
 * answers; measured is the time from each click to the next paint (INP) and by how much the layout shifts (CLS).
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfChanged } from "../../apps/web/build-if-changed.ts";
import { type Browser, openBrowser } from "../../apps/web/e2e/browser.ts";
import { clickAMove } from "../../apps/web/e2e/player.ts";
import { freePort, startServer } from "../../apps/web/e2e/server-process.ts";
import { circumstances } from "../circumstances.ts";
import { aligned } from "../markdown.ts";
import { type FullTable, layFullTable } from "./full-table.ts";
import { chosen } from "./players.ts";
import { type Noted, watchPage } from "./watch-page.ts";

const GAMES = ["lunchtable", "lorcana"];
const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const CLICKS = 60;
/** Of these one is a move, the others look at a card. */
const CLICKS_A_MOVE = 4;
/** An event that is painted sooner is not told at all. */
const LEAST_MS = 16;

type Page = Awaited<ReturnType<Browser["context"]["newPage"]>>;

export async function runWeb(command: string, rounds: number, quick: boolean): Promise<number> {
  const home = join(import.meta.dirname, "../../apps/web");
  await buildIfChanged(home);
  const dataDir = mkdtempSync(join(tmpdir(), "ltcg-bench-web-"));
  const server = await startServer(await freePort(), dataDir);
  const rows: string[][] = [
    [
      "game and window",
      "cards",
      "clicks",
      "median ms",
      "INP ms",
      "worst ms",
      "CPU ms",
      "CPU ms, 98 %",
      "CLS",
      "CLS, clicks too",
    ],
  ];
  try {
    for (const game of GAMES) {
      for (const [name, size] of Object.entries(sizes)) {
        const browser = await openBrowser(size);
        try {
          rows.push(await measure(browser, server.url, game, name, quick ? 6 : CLICKS * rounds));
        } finally {
          await browser.close();
        }
      }
    }
  } finally {
    await server.end("SIGTERM");
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }
  console.log(`${circumstances(command)}\n\n${aligned(rows)}`);
  if (quick) console.log("\nA smoke run: its times mean nothing.");
  return 0;
}

async function measure(
  browser: Browser,
  url: string,
  game: string,
  window: string,
  clicks: number,
): Promise<string[]> {
  const table = await layFullTable(url, game);
  const [name = "", value = ""] = table.host.cookie.split("=");
  await browser.context.addCookies([{ name, value, url }]);
  const page = await browser.context.newPage();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    if (location.protocol === "http:") localStorage.setItem("lunchtable/motion", "normal");
  });
  await page.addInitScript(watchPage);
  await page.goto(new URL(`/matches/${table.matchId}`, url).href);
  await page.locator(".log li").first().waitFor({ state: "attached" });
  const worked = await mainThread(page);
  const work: number[] = [];
  let made = 0;
  for (let click = 1; click <= clicks; click++) {
    const before = await worked();
    const isMade = await tryClick(page, click);
    if (isMade) {
      made++;
      await page.evaluate(twoFrames);
      work.push((await worked()) - before);
    }
    await answer(table);
    if (await isOver(table)) break;
  }
  const noted = await page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted);
  const times = Object.values(noted.interactions).toSorted((one, other) => one - other);
  // What was too quick to be told took part.
  const all = [...Array<number>(Math.max(0, made - times.length)).fill(LEAST_MS), ...times];
  return [
    `${game}, ${window}`,
    `${table.cards}`,
    `${all.length}`,
    told(at(all, 0.5)),
    told(at(all, 0.98)),
    told(all.at(-1) ?? 0),
    ...shown(work),
    noted.shifted.toFixed(3),
    noted.shiftedInAll.toFixed(3),
  ];
}

/** Reads for how long the page's main thread has worked: its own processor time, whatever else the machine does. */
async function mainThread(page: Page): Promise<() => Promise<number>> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await tools.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
  };
}

/** Until what a click changes has been painted. */
const twoFrames = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** The median and the 98th percentile. */
function shown(work: readonly number[]): string[] {
  const sorted = work.toSorted((one, other) => one - other);
  return [0.5, 0.98].map((share) => `${Math.round(at(sorted, share))}`);
}

/** Looks at a card, or makes a move. */
async function tryClick(page: Page, click: number): Promise<boolean> {
  if (click % CLICKS_A_MOVE === 0) {
    await clickAMove(page);
    return true;
  }
  const cards = page.locator("main.match [data-card]:visible");
  const count = await cards.count();
  if (count === 0) return false;
  try {
    await cards.nth((click * 7) % count).click({ timeout: 1000 });
    return true;
  } catch {
    // Under another card, or gone in the meantime.
    return false;
  }
}

/** The opponent does what there is to do, and no more than that. */
async function answer({ guest }: FullTable): Promise<void> {
  for (let action = 0; action < 20; action++) {
    const position = await guest.look();
    if (position.view.outcome.status === "ended" || !guest.mayAct(position)) return;
    await guest.act(position, chosen(position));
  }
}

const isOver = async ({ host }: FullTable): Promise<boolean> =>
  (await host.look()).view.outcome.status === "ended";

/** The value that so many of them do not exceed. */
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

const told = (ms: number): string => (ms <= LEAST_MS ? `≤ ${LEAST_MS}` : `${Math.round(ms)}`);
