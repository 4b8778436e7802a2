/** A tool as one value: what a language model is told of it, what it takes, and what it answers, as text. */
import type { z } from "zod";
import type { RefusalReply } from "../protocol.ts";
import { CURSOR_HEADER } from "../routes/agent-look.ts";
import type { Ask, Asked } from "./ask.ts";

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly input: z.ZodObject;
  /** Whether it changes nothing. */
  readonly isReading: boolean;
  readonly run: (ask: Ask, input: never) => Promise<string>;
}

/** The same with its input typed by its schema. */
export const defineTool = <Input extends z.ZodObject>(
  tool: Omit<Tool, "input" | "run"> & {
    readonly input: Input;
    readonly run: (ask: Ask, input: z.infer<Input>) => Promise<string>;
  },
): Tool => tool;

/** What the API refused, in its own words. */
export class Refused extends Error {}

/** An answer in text; after it the cursor of an observation, which the API sends apart. */
export async function askText(ask: Ask, asked: Asked): Promise<string> {
  const response = await ask({ ...asked, accept: "text/plain" });
  const text = await response.text();
  if (!response.ok) throw new Refused(refusalText(text));
  const cursor = response.headers.get(CURSOR_HEADER);
  return cursor === null ? text : `${text.trimEnd()}\n\nCursor: ${cursor}\n`;
}

export async function askJson<Reply>(ask: Ask, asked: Asked): Promise<Reply> {
  const response = await ask(asked);
  const text = await response.text();
  if (response.ok) return JSON.parse(text) as Reply;
  throw new Refused(refusalText(text));
}

/** Refusals are JSON, whatever was asked for. */
function refusalText(text: string): string {
  try {
    const { error } = JSON.parse(text) as RefusalReply;
    const rule = error.rule === undefined ? "" : ` (${error.rule})`;
    return `Refused, ${error.code}: ${error.message}${rule}`;
  } catch {
    return text;
  }
}
