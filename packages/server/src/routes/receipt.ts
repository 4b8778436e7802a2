/** GET /api/matches/:id/receipt: a match that is over, with what proves that it was fair. */
import type { Context } from "hono";
import type { AppParts } from "../app.ts";
import type { ReceiptReply } from "../protocol.ts";
import { matchIdOf } from "../read-request.ts";

export const receipt =
  ({ service }: AppParts) =>
  async (c: Context): Promise<Response> => {
    const matchId = matchIdOf(c);
    const found: ReceiptReply = await service.getReceipt(matchId);
    c.header("content-disposition", `attachment; filename="receipt-${matchId.slice(0, 8)}.json"`);
    return c.json(found);
  };
