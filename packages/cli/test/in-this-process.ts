/**
 * Runs a command line without a process of its own: its function is called with the arguments, and what it
 * writes is caught. Who reads standard input, or is to be stopped, needs a process.
 */
import { format } from "node:util";
import { vi } from "vitest";

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** What is written belongs to one call: the next one waits for it. */
let before: Promise<unknown> = Promise.resolve();

export function inThisProcess(
  run: (args: readonly string[]) => Promise<number>,
  args: readonly string[],
): Promise<Ran> {
  const ran = before.then(() => caught(run, args));
  before = ran.catch(() => {});
  return ran;
}

async function caught(
  run: (args: readonly string[]) => Promise<number>,
  args: readonly string[],
): Promise<Ran> {
  const said = { out: "", err: "" };
  const line =
    (where: "out" | "err") =>
    (...words: unknown[]): void => {
      said[where] += `${format(...words)}\n`;
    };
  const text =
    (where: "out" | "err") =>
    (words: string | Uint8Array): boolean => {
      said[where] += String(words);
      return true;
    };
  const spies = [
    vi.spyOn(console, "log").mockImplementation(line("out")),
    vi.spyOn(console, "error").mockImplementation(line("err")),
    vi.spyOn(process.stdout, "write").mockImplementation(text("out")),
    vi.spyOn(process.stderr, "write").mockImplementation(text("err")),
  ];
  try {
    const code = await run(args);
    return { code, ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
