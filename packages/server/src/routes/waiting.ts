/** Requests that wait: each counts as a stream for as long as it does. */
import type { Context } from "hono";
import { z } from "zod";
import type { AppParts } from "../app.ts";
import type { Requester } from "../identities/requester.ts";

/** Proxies cut off requests that take a minute. */
export const MAX_SECONDS = 50;

/** In an address. */
export const secondsSchema = (unlessSaid: string) =>
  z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .refine((seconds) => seconds <= MAX_SECONDS)
    .exactOptional()
    .describe(`how long to wait at most, a whole number up to ${MAX_SECONDS}; ${unlessSaid}`);

/** `enough` ends with the time, with the request, and with the server. */
export async function waiting<T>(
  { limiter, closing }: AppParts,
  { c, who }: { readonly c: Context; readonly who: Requester },
  seconds: number,
  answer: (enough: AbortSignal) => Promise<T>,
): Promise<T> {
  limiter.checkStreams(who);
  const release = limiter.countStream(who);
  try {
    const signals = [closing, c.req.raw.signal, AbortSignal.timeout(seconds * 1000)];
    return await answer(AbortSignal.any(signals));
  } finally {
    release();
  }
}
