/** The server's side of the app: the API is asked first, the pages second. One process for both. */
import { createStartHandler, defaultStreamHandler } from "@tanstack/react-start/server";
import { api, openApi } from "./api.server.ts";

const pages = createStartHandler(defaultStreamHandler);

const isApi = (path: string): boolean => path === "/healthz" || /^\/api(\/|$)/.test(path);

export default {
  fetch(request: Request): Response | Promise<Response> {
    const { pathname } = new URL(request.url);
    return isApi(pathname) ? api().fetch(request) : page(request);
  },
};

/** A page shows what its visitor may see, as it stands now: nobody else may be given it later. */
async function page(request: Request): Promise<Response> {
  const response = await pages(request);
  response.headers.set("cache-control", "private, no-cache");
  return response;
}

export { openApi };
