/** The server side of the app: the API and the pages in one process. */
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

/** A page shows what its visitor may see at this moment, so no cache may keep it for others. */
async function page(request: Request): Promise<Response> {
  const response = await pages(request);
  response.headers.set("cache-control", "private, no-cache");
  return response;
}

export { openApi };
