/** What every request under /api passes before a route or a stream sees it. */
import type { Context } from "hono";
import type { Identities } from "../identities/identities.ts";
import { addressOf, nobodyAt, type Requester } from "../identities/requester.ts";
import type { Limiter } from "../limits/limiter.ts";
import { CROSS_ORIGIN, HttpError } from "./http-error.ts";
import { isSameOrigin } from "./origin.ts";

interface Parts {
  readonly identities: Identities;
  readonly limiter: Limiter;
}

/**
 * Says who sent a request. Refuses it if its key is not valid, if there were too many of them, or if a page of
 * another site made a browser send it; `onlyLooks` says that it changes and follows nothing, which such a page may.
 */
export async function admit(
  { identities, limiter }: Parts,
  request: Request,
  onlyLooks: boolean,
): Promise<Requester> {
  const who = await identities.identify(request).catch((refusal: unknown) => {
    // Trying keys is no way around the limits.
    limiter.count("requests", nobodyAt(addressOf(request)));
    throw refusal;
  });
  limiter.count("requests", who);
  // No browser adds a key by itself, so nobody can be made to send one.
  if (!onlyLooks && who.kind !== "agent" && !isSameOrigin(request)) {
    throw new HttpError(403, "other-origin", CROSS_ORIGIN);
  }
  return who;
}

const WHO = "who";

export const setRequester = (c: Context, who: Requester): void => c.set(WHO, who);

/** Routes outside /api serve everybody alike. */
export const requesterIn = (c: Context): Requester =>
  (c.get(WHO) as Requester | undefined) ?? nobodyAt("");
