/** GET /api/matches/:id/clocks: the time each seat has left, and whose clock runs. */
import type { Context } from "hono";
import type { AppParts } from "../app.ts";
import type { ClocksReply } from "../protocol.ts";
import { matchIdOf } from "../read-request.ts";

export const clocks =
  ({ service }: AppParts) =>
  async (c: Context): Promise<Response> => {
    const now = await service.getClocks(matchIdOf(c));
    return c.json((now ?? { atMs: null, clocks: [] }) satisfies ClocksReply);
  };
