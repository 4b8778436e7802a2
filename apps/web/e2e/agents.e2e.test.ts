/** A program is connected: a key is taken, seen once, exchanged and revoked, and what a program sees is shown. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { tooFaint } from "./contrast.ts";
import { overflowing } from "./player.ts";
import { useApp } from "./use-app.ts";

const app = useApp();

async function keyOn(page: Page): Promise<string> {
  const ticket = page.locator(".key-ticket code");
  await ticket.waitFor();
  return (await ticket.textContent()) ?? "";
}

/** Whether the server takes a key for an agent's. */
async function isTaken(key: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${key}` };
  return (await fetch(new URL("/api/agents/me", app.url), { headers })).ok;
}

it("a key is shown once, exchanged for another, and revoked", async () => {
  const { page, problems } = await app.openPage();
  await page.goto(new URL("/agents", app.url).href);
  await page.getByLabel("What is your program called?").fill("Hasty");
  await page.getByRole("button", { name: "Take a key" }).click();
  const first = await keyOn(page);
  expect(await isTaken(first)).toBe(true);
  expect(await tooFaint(page)).toEqual([]);
  await page.getByRole("button", { name: "I have kept it" }).click();
  expect(await page.content()).not.toContain(first);
  await page.reload();
  const programs = page.getByRole("list", { name: "Your programs" });
  await programs.getByText("has a key").waitFor();
  expect(await page.content()).not.toContain(first);

  await programs.getByRole("button", { name: "A new key for Hasty" }).click();
  await page.getByRole("button", { name: "Keep it", exact: true }).click();
  expect(await isTaken(first)).toBe(true);
  await programs.getByRole("button", { name: "A new key for Hasty" }).click();
  await page.getByRole("button", { name: "Yes, a new key" }).click();
  const second = await keyOn(page);
  expect(second).not.toBe(first);
  expect([await isTaken(first), await isTaken(second)]).toEqual([false, true]);

  await programs.getByRole("button", { name: "Revoke the key of Hasty" }).click();
  await page.getByRole("button", { name: "Yes, revoke it" }).click();
  await programs.getByText("has no key").waitFor();
  expect(await page.content()).not.toContain(second);
  expect(await isTaken(second)).toBe(false);
  expect(problems).toEqual([]);
  await page.close();
});

it("shows an example, and the visitor's own match as it goes on", async () => {
  const { page, problems } = await app.openPage();
  await page.context().clearCookies();
  await page.goto(new URL("/agents", app.url).href);
  await page.getByText("an example", { exact: true }).waitFor();
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowing(page)).toEqual([]);
  }
  await app.startMatch(page);
  const match = page.url().split("/").at(-1) ?? "";
  await page.goto(new URL("/agents", app.url).href);
  await page.getByText("live", { exact: true }).waitFor();
  await page.locator(".seen").getByText(match).waitFor();
  await page.locator(".seen").getByText("YOU (").waitFor();
  // The snippets name the address by which this browser reached the server.
  await page.locator(".snippet").first().getByText(`LUNCH=${app.url}`).waitFor();
  expect(await tooFaint(page)).toEqual([]);
  expect(problems).toEqual([]);
  await page.close();
});
