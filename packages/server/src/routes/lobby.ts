/** GET /api/lobby: tables with a free seat. GET /api/watch: matches that are being played. Public ones, a page at a time. */
import type { ListMatches, MatchMeta } from "@lunchtable-tcg/match";
import { z } from "zod";
import type { AppParts } from "../app.ts";
import { malformed } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { atMs, name, ownCards, text, timeControl } from "../http/shapes.ts";
import { seatNames, withNames } from "../identities/seat-names.ts";
import type { LobbyReply, PublicMatch, WatchReply } from "../protocol.ts";

const MAX_LISTED = 50;
const CURSOR = /^(\d{1,15})\.([0-9a-f]{1,64})$/;

const query = z.strictObject({
  after: z.string().max(100).exactOptional().describe("`next` of the page before"),
  limit: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= MAX_LISTED)
    .exactOptional()
    .describe(`how many at most, a whole number from 1 to ${MAX_LISTED}`),
});

const publicMatch: z.ZodType<PublicMatch> = name(
  "PublicMatch",
  z.strictObject({
    matchId: text,
    game: text,
    mode: z.enum(["casual", "ranked"]),
    seats: z.array(
      z.strictObject({
        seat: text,
        by: z.enum(["player", "bot", "nobody"]),
        bot: text.exactOptional(),
      }),
    ),
    timeControl: timeControl.nullable(),
    ownCards,
    turn: z.int().nullable().describe("null before the start"),
    createdAtMs: atMs,
    ageMs: z.int().describe("how long ago it was created"),
    names: seatNames,
  }),
);

const next = text.nullable().describe("for `after`; null: that was the last page");
const lobbyReply: z.ZodType<LobbyReply> = z.strictObject({ tables: z.array(publicMatch), next });
const watchReply: z.ZodType<WatchReply> = z.strictObject({ matches: z.array(publicMatch), next });

export const lobby = defineRoute<LobbyReply, z.ZodObject, typeof query>({
  method: "get",
  path: "/api/lobby",
  group: "Matches",
  about: "Tables at which anybody may sit down, the latest first.",
  query,
  reply: lobbyReply,
  async answer(parts, { query: page }) {
    const { found, next: after } = await listed(parts, "lobby", page);
    const tables = found.filter(
      ({ seats, isByInvitation }) => !isByInvitation && seats.some(({ by }) => by === "nobody"),
    );
    return { tables: await publicly(parts, tables), next: after };
  },
});

export const watch = defineRoute<WatchReply, z.ZodObject, typeof query>({
  method: "get",
  path: "/api/watch",
  group: "Matches",
  about:
    "Matches that are being played and that anybody may watch; the one with the latest move first.",
  query,
  reply: watchReply,
  async answer(parts, { query: page }) {
    const { found, next: after } = await listed(parts, "running", page);
    const matches = found.filter(({ status }) => status === "active");
    return { matches: await publicly(parts, matches), next: after };
  },
});

async function listed(
  { service }: Pick<AppParts, "service">,
  of: ListMatches["of"],
  { after, limit = MAX_LISTED }: z.infer<typeof query>,
): Promise<{ readonly found: readonly MatchMeta[]; readonly next: string | null }> {
  const place = after === undefined ? {} : { after: readCursor(after) };
  const found = await service.listMatches({ of, player: "", limit, ...place });
  const last = found.length < limit ? undefined : found.at(-1);
  return { found, next: last === undefined ? null : `${last.updatedAtMs}.${last.matchId}` };
}

function readCursor(after: string): Pick<MatchMeta, "matchId" | "updatedAtMs"> {
  const [, updatedAtMs, matchId] = CURSOR.exec(after) ?? [];
  if (updatedAtMs !== undefined && matchId !== undefined) {
    return { matchId, updatedAtMs: Number(updatedAtMs) };
  }
  throw malformed([{ at: "after", message: "`next` of the page before, as it was given." }]);
}

/** Without decks and their locks: who might sit down is not to choose by them. */
function publicly(parts: AppParts, matches: readonly MatchMeta[]): Promise<readonly PublicMatch[]> {
  const entry = (meta: MatchMeta): Promise<PublicMatch> => {
    const { matchId, game, mode, timeControl: timed, turn, createdAtMs } = meta;
    return withNames(parts, {
      matchId,
      game,
      mode,
      seats: meta.seats.map(({ seat, by, bot }) =>
        bot === undefined ? { seat, by } : { seat, by, bot },
      ),
      timeControl: timed,
      ownCards: meta.ownCards,
      turn,
      createdAtMs,
      ageMs: Math.max(0, parts.now() - createdAtMs),
    });
  };
  return Promise.all(matches.map(entry));
}
