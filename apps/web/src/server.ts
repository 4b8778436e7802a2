/** The server side of the app: the API and the pages in one process. */
import { randomBytes } from "node:crypto";
import { setSecurityHeaders } from "@ltcg/server";
import { createStartHandler, defaultStreamHandler } from "@tanstack/react-start/server";
import { api, openApi } from "./api.server.ts";
import { compressPage } from "./compress-page.ts";
import { isApi } from "./is-api.ts";
import { NONCE_HEADER } from "./page-nonce.ts";

const pages = createStartHandler(defaultStreamHandler);

export default {
  fetch(request: Request): Response | Promise<Response> {
    const { pathname, search } = new URL(request.url);
    // The router takes two slashes at the beginning for another host.
    if (pathname.startsWith("//")) {
      const location = `${pathname.replace(/^\/+/, "/")}${search}`;
      const headers = new Headers({ location });
      setSecurityHeaders(headers);
      return new Response(null, { status: 308, headers });
    }
    return isApi(pathname) ? api().fetch(request) : page(request);
  },
};

/** A page shows what its visitor may see at this moment, so no cache may keep it for others. */
async function page(request: Request): Promise<Response> {
  const nonce = randomBytes(16).toString("base64url");
  request.headers.set(NONCE_HEADER, nonce);
  const response = await pages(request);
  response.headers.set("cache-control", "private, no-cache");
  setSecurityHeaders(response.headers, pagePolicy(nonce));
  return compressPage(request, response);
}

/** Scripts of our own alone, and no other host. React writes styles into attributes. */
const pagePolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

export { openApi };
