/** What happens is shown in order and at a pace, and nobody who wants to go on has to wait for it. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { clickUntil } from "./player.ts";
import { useApp, versionOf } from "./use-app.ts";

const app = useApp();

const MAX_TURNS = 20;
/** Far enough for both sides to have had turns. */
const LAST_VERSION = 40;

interface Seen {
  /** Versions in the order in which they were shown. */
  readonly versions: number[];
  /** What a screen reader was told. */
  readonly told: string[];
  /** Animations that were started, and those of them that move something. */
  animations: number;
  moving: number;
}

/** Writes down what a page shows, says and animates, from its first moment on. */
function watch(): void {
  const seen: Seen = { versions: [], told: [], animations: 0, moving: 0 };
  Object.assign(globalThis, { seen });
  const animate = Reflect.get(Element.prototype, "animate") as Element["animate"];
  Element.prototype.animate = function (frames, options) {
    seen.animations++;
    const listed = Array.isArray(frames) ? frames : [frames ?? {}];
    if (listed.some((frame) => "transform" in frame || "rotate" in frame)) seen.moving++;
    return animate.call(this, frames, options);
  };
  const look = (changes: readonly MutationRecord[]): void => {
    for (const { target, addedNodes } of changes) {
      if (!(target instanceof Element && target.matches(".news"))) continue;
      for (const { textContent } of addedNodes) seen.told.push(textContent ?? "");
    }
    const version = Number(document.querySelector("main.match")?.getAttribute("data-version"));
    if (version > 0 && seen.versions.at(-1) !== version) seen.versions.push(version);
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
  });
}

const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

/** A page that shows what happens at normal speed. */
async function openLivelyPage(reducedMotion: "reduce" | "no-preference") {
  const { page, problems } = await app.openPage();
  const received: number[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const { version } = JSON.parse(String(payload)) as { version?: number };
      if (version !== undefined) received.push(version);
    }),
  );
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  await page.emulateMedia({ reducedMotion });
  await page.addInitScript(() => {
    if (location.protocol.startsWith("http")) localStorage.setItem("lunchtable/motion", "normal");
  });
  await page.addInitScript(watch);
  await app.startMatch(page);
  return { page, problems, received };
}

interface Answer {
  readonly version: number;
  readonly isMine: boolean;
  /** The end of the turn, else whatever is legal. */
  readonly move: string | undefined;
}

async function askServer(page: Page): Promise<Answer> {
  const address = page.url().replace("/matches/", "/api/matches/");
  const answer = await page.request.get(address);
  const { version, seat, view, legalMoves, isPassing } = (await answer.json()) as {
    version: number;
    seat: string;
    isPassing: boolean;
    view: { actors: readonly string[]; outcome: { status: string } };
    legalMoves: readonly { id: string; command: { type: string } }[];
  };
  const ends = legalMoves.find(({ command }) => command.type === "END_TURN");
  const move = (ends ?? legalMoves[0])?.id;
  const isOver = view.outcome.status === "ended";
  return { version, isMine: isOver || (view.actors.includes(seat) && !isPassing), move };
}

/** Until the opponent has nothing more to do, however long the page takes to show it. */
async function settled(page: Page): Promise<Answer> {
  await expect.poll(async () => (await askServer(page)).isMine).toBe(true);
  return askServer(page);
}

async function playOn(page: Page, until: number): Promise<void> {
  await clickUntil(
    page,
    async () => (await versionOf(page)) >= until || (await page.locator(".ending").count()) > 0,
  );
}

/** Which of the lines were told, in which order. What is asked is said after them, at the end of a telling. */
function linesTold(told: readonly string[], lines: readonly string[]): string[] {
  const heard: string[] = [];
  for (const telling of told) {
    for (let rest = telling; rest !== ""; ) {
      const next = lines[heard.length];
      const line = [next, ...lines].find((each) => each && rest.startsWith(`${each}.`));
      if (line === undefined) break;
      heard.push(line);
      rest = rest.slice(line.length + 2);
    }
  }
  return heard;
}

it("shows every position in order, tells each line once, and leaves nothing behind", async () => {
  const { page, problems } = await openLivelyPage("no-preference");
  const before = await page.locator(".log li").allTextContents();
  await playOn(page, LAST_VERSION);
  const { version } = await settled(page);
  await expect.poll(() => versionOf(page)).toBe(version);

  const { versions, told, moving } = await seenOn(page);
  expect(versions).toEqual(versions.toSorted((one, other) => one - other));
  expect(moving).toBeGreaterThan(0);
  const lines = (await page.locator(".log li").allTextContents()).slice(before.length);
  expect(linesTold(told, lines)).toEqual(lines);

  await expect.poll(() => page.locator(".motion-layer > *").count()).toBe(0);
  const left = page.evaluate(() =>
    document
      .getAnimations()
      .filter((each) => !(each instanceof CSSAnimation || each instanceof CSSTransition))
      .map(({ playState }) => playState),
  );
  expect(await left).toEqual([]);
  expect(problems).toEqual([]);
  await page.close();
});

it("moves nothing for whoever has asked for stillness", async () => {
  const { page, problems } = await openLivelyPage("reduce");
  await playOn(page, LAST_VERSION / 2);
  const { version } = await settled(page);
  await expect.poll(() => versionOf(page)).toBe(version);
  const { animations, moving } = await seenOn(page);
  expect(animations).toBeGreaterThan(0);
  expect(moving).toBe(0);
  await expect.poll(() => page.locator(".motion-layer > *").count()).toBe(0);
  expect(problems).toEqual([]);
  await page.close();
});

/** Plays on without the page, whose clock stands still: in the end it is behind. Gives the version of the present. */
async function fallBehind(page: Page, received: readonly number[]): Promise<number> {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const address = page.url().replace("/matches/", "/api/matches/");
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const { version, move } = await settled(page);
    await expect.poll(() => received.at(-1)).toBe(version);
    // A question to the viewer would have shown all of it.
    if ((await versionOf(page)) < version) return version;
    const commandId = `end-of-turn-${turn}-of-this-test`;
    const data = { expectedVersion: version, commandId, move };
    expect((await page.request.post(`${address}/actions`, { data })).ok()).toBe(true);
  }
  throw new Error("the page never fell behind");
}

it("shows the present at a click or a key, which does nothing unseen", async () => {
  const { page, problems, received } = await openLivelyPage("no-preference");
  const present = await fallBehind(page, received);
  expect(await versionOf(page)).toBeLessThan(present);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  await expect
    .poll(async () => {
      await page.keyboard.press("Space");
      return versionOf(page);
    })
    .toBe(present);
  expect(sent).toEqual([]);
  expect(problems).toEqual([]);
  // The clock is that of all pages.
  await page.clock.resume();
  await page.close();
});
