/** What processor time is spent on, from samples of the call stack. */
import { type Profiler, Session } from "node:inspector/promises";

const SAMPLE_EVERY_US = 250;

interface Frame {
  readonly functionName: string;
  readonly url: string;
}

/** Seen from the outermost call inwards, the first that fits. */
const parts = {
  "decide, in the engine": isIn("/core/src/define-game.ts", ["decide", "parse", "notation"]),
  "views, moves and events of both seats": isIn("/core/src/define-game.ts", [
    "mask",
    "maskEvents",
    "legalMoves",
    "actors",
    "outcome",
  ]),
  "definitions of cards in sight": isIn("/match/src/service/viewing/seen-cards.ts"),
  "messages as text": isIn("/server/src/streams/messages.ts"),
  "the state as text": isIn("/match/src/service/matches/snapshot-text.ts"),
  "link in the chain of hashes": isIn("/match/src/fairness/proofs.ts"),
  "other JSON": isIn("/core/src/canonical-json.ts"),
  "the store": isIn("/match/src/sql/", [], "/match/src/memory/", "/node_modules/pg", "node:net"),
  "collecting garbage": ({ functionName }: Frame) => functionName === "(garbage collector)",
} as const satisfies Readonly<Record<string, (frame: Frame) => boolean>>;

const REST = "all else in the service";

export type Part = keyof typeof parts | typeof REST;
export const partNames: readonly Part[] = [...(Object.keys(parts) as (keyof typeof parts)[]), REST];

/** Rules, views, and both of them as text: what no store or service can do without. */
const ENGINE: readonly Part[] = [
  "decide, in the engine",
  "views, moves and events of both seats",
  "definitions of cards in sight",
  "messages as text",
  "the state as text",
  "other JSON",
];

/** How many samples were taken where. They are taken by the wall's clock. */
export interface Samples {
  readonly byPart: Readonly<Record<Part, number>>;
  /** Idle: waiting for the disk or for another process. */
  readonly waiting: number;
}

/** Which share of the time went to each part, without what was idle. */
export function sharesIn(all: readonly Samples[]): Record<Part, number> {
  const inAll = sum(all.flatMap(({ byPart }) => Object.values(byPart)));
  const shares = partNames.map((name) => {
    return [name, sum(all.map(({ byPart }) => byPart[name])) / inAll];
  });
  return Object.fromEntries(shares) as Record<Part, number>;
}

/** Which share of the whole time, waiting included, was the engine's. */
export function engineShare({ byPart, waiting }: Samples): number {
  const inAll = waiting + sum(Object.values(byPart));
  return inAll === 0 ? 0 : sum(ENGINE.map((name) => byPart[name])) / inAll;
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

export async function sample(work: () => Promise<unknown>): Promise<Samples> {
  const session = new Session();
  session.connect();
  try {
    await session.post("Profiler.enable");
    await session.post("Profiler.setSamplingInterval", { interval: SAMPLE_EVERY_US });
    await session.post("Profiler.start");
    await work();
    const { profile } = await session.post("Profiler.stop");
    return samplesIn(profile.nodes);
  } finally {
    session.disconnect();
  }
}

function samplesIn(nodes: readonly Profiler.ProfileNode[]): Samples {
  let waiting = 0;
  const hits = Object.fromEntries(partNames.map((name) => [name, 0])) as Record<Part, number>;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const walk = (node: Profiler.ProfileNode, caller: Part | null): void => {
    const { callFrame } = node;
    if (callFrame.url === "node:inspector") return;
    if (callFrame.functionName === "(idle)") {
      waiting += node.hitCount ?? 0;
      return;
    }
    const part = caller ?? partOf(callFrame);
    hits[part ?? REST] += node.hitCount ?? 0;
    for (const id of node.children ?? []) walk(byId.get(id) as Profiler.ProfileNode, part);
  };
  const [root] = nodes;
  if (root !== undefined) walk(root, null);
  return { byPart: hits, waiting };
}

function partOf(frame: Frame): Part | null {
  for (const [name, fits] of Object.entries(parts)) if (fits(frame)) return name as Part;
  return null;
}

/** In a file or folder; of these functions, where some are named. */
function isIn(path: string, names: readonly string[] = [], ...others: readonly string[]) {
  return ({ url, functionName }: Frame): boolean =>
    others.some((other) => url.includes(other)) ||
    (url.includes(path) && (names.length === 0 || names.includes(functionName)));
}
