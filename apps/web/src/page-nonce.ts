/** The number by which the browser knows the scripts of a page from any that somebody smuggled in. */
import { createIsomorphicFn } from "@tanstack/react-start";
import { getRequestHeader } from "@tanstack/react-start/server";

/** Only server.ts sets it: what a request brings under this name is overwritten. */
export const NONCE_HEADER = "x-page-nonce";

export const pageNonce: () => string | undefined = createIsomorphicFn()
  .server(() => getRequestHeader(NONCE_HEADER))
  .client(() => undefined);
