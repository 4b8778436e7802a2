/** Plays a match through the tools alone, as a language model would: it reads texts and picks ids out of them. */
import type { Client } from "@modelcontextprotocol/client";

export interface Called {
  readonly text: string;
  readonly isError: boolean;
}

export async function callTool(client: Client, name: string, args: object = {}): Promise<Called> {
  const result = await client.callTool({ name, arguments: { ...args } });
  const [first] = result.content as readonly { readonly text?: string }[];
  return { text: first?.text ?? "", isError: result.isError === true };
}

/** Gives the last observation. It takes the first action that is listed, wherever it is asked. */
export async function playThrough(client: Client, game: string, opponent: string): Promise<string> {
  const created = await callTool(client, "create_match", { game, opponent });
  if (created.isError) throw new Error(created.text);
  const matchId = /^Match (\S+),/.exec(created.text)?.[1] ?? "";
  let seen = (await callTool(client, "wait", { matchId })).text;
  for (let steps = 0; steps < 3000 && !/^OVER: /m.test(seen); steps++) {
    const id = firstAction(seen);
    const since = /^Cursor: (\S+)$/m.exec(seen)?.[1];
    if (id === null) {
      seen = (await callTool(client, "wait", { matchId, since })).text;
      continue;
    }
    const expectedVersion = Number(/, version (\d+)\./.exec(seen)?.[1]);
    const acted = await callTool(client, "act", { matchId, expectedVersion, actions: [id], since });
    if (acted.isError) throw new Error(acted.text);
    seen = acted.text;
  }
  return seen;
}

/** The id of the first action that answers what is asked; null where nothing is. */
function firstAction(text: string): string | null {
  const asked = text.split(/^YOUR DECISION/m)[1];
  if (asked === undefined) return null;
  // Where there are many ways to choose cards, one is told as an example.
  const example = /^Choose .* as in (.+?)(?:[,;] for none .*)?:$/m.exec(asked)?.[1];
  return example ?? /^- ([^:]+?)(?::|$)/m.exec(asked)?.[1] ?? null;
}
