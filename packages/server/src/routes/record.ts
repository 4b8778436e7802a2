/** GET /api/matches/:id/record: a finished match as a file that can be replayed and verified. */
import type { Context } from "hono";
import type { AppParts } from "../app.ts";
import type { RecordedMatch } from "../protocol.ts";
import { matchIdOf } from "../read-request.ts";

export const record =
  ({ service }: AppParts) =>
  async (c: Context): Promise<Response> => {
    const matchId = matchIdOf(c);
    const found: RecordedMatch = await service.getRecord(matchId);
    c.header("content-disposition", `attachment; filename="match-${matchId.slice(0, 8)}.json"`);
    return c.json(found);
  };
