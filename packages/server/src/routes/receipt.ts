/** GET /api/matches/:id/receipt: a match that is over, with what proves that it was fair. */
import { matchIdOf } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { receiptShape } from "./recorded.ts";

export const receipt = defineRoute({
  method: "get",
  path: "/api/matches/:id/receipt",
  group: "Records",
  about: "A match that is over, with what proves that it was fair.",
  reply: receiptShape,
  refusals: [404, 409, 503],
  answer: ({ service }, { c }) => {
    const matchId = matchIdOf(c);
    c.header("content-disposition", `attachment; filename="receipt-${matchId.slice(0, 8)}.json"`);
    return service.getReceipt(matchId);
  },
});
