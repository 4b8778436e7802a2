import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { oneAtATime } from "../one-at-a-time.ts";

/** Fills a folder once, also when several processes want it at the same moment or one was killed half way. */
export async function unpackOnce(folder: string, unpack: () => Promise<void>): Promise<void> {
  const whole = join(folder, "whole");
  await oneAtATime(`${folder}.lock`, async () => {
    if (existsSync(whole)) return;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await unpack();
    writeFileSync(whole, "");
  });
}
