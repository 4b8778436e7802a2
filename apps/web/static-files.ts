/** The built files. Those with a hash in their name never change, so whoever has them may keep them. */
import { join } from "node:path";
import { setSecurityHeaders } from "@ltcg/server";
import type { ServerMiddleware } from "srvx";
import { staticMiddleware } from "srvx/static";
import { isApi } from "./src/is-api.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
const FOUND = [200, 206, 304];

export function staticFiles(home: string): ServerMiddleware {
  const files = staticMiddleware({ dir: join(home, "dist/client") });
  return async (request, next) => {
    const { pathname } = new URL(request.url);
    // No file is there, and an address that cannot be read is refused as the server refuses.
    if (isApi(pathname)) return next();
    let isFile = true;
    const response = await files(request, () => {
      isFile = false;
      return next();
    });
    // What is no file has headers of its own.
    if (isFile) setSecurityHeaders(response.headers);
    const isHashed = pathname.startsWith("/assets/");
    if (isHashed && FOUND.includes(response.status)) {
      response.headers.set("cache-control", FOR_EVER);
    }
    return response;
  };
}
