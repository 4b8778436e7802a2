import { createRouter } from "@tanstack/react-router";
import { pageNonce } from "./page-nonce.ts";
import { routeTree } from "./routeTree.gen.ts";

export function getRouter() {
  const nonce = pageNonce();
  return createRouter({
    routeTree,
    scrollRestoration: true,
    ...(nonce !== undefined && { ssr: { nonce } }),
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
