/** The one place that opens a port, so that the same limits hold for `lunchtable serve` and for the web app. */
import type { Hooks } from "crossws";
import { serve } from "crossws/server";
import type { ServerMiddleware, ServerRequest } from "srvx";
import { NodeRequest } from "srvx/node";
import type { Server } from "../create-server.ts";
import { compression } from "../streams/compression.ts";

/** Of one message on a socket: clients only say which matches they follow. */
const MAX_HEARD_BYTES = 4096;
/** Sockets are pinged this often; one that has not answered by the next time is closed. */
const DEAD_AFTER_S = 30;
/** No route takes more; each has a lower limit of its own. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

type Upgrade = Parameters<NonNullable<Hooks["upgrade"]>>[0];

export interface ListenOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly hostname: string;
  /**
   * Whether a proxy stands in front, which says by X-Forwarded headers who is behind it: "loopback" trusts
   * one on this machine. Without it such headers are ignored.
   */
  readonly trustProxy?: boolean | "loopback";
  /** Answers instead of the server, which it may pass requests on to. */
  readonly fetch?: (request: Request) => Response | Promise<Response>;
  readonly middleware?: readonly ServerMiddleware[];
}

export interface Listener {
  /** Without a slash at its end. */
  readonly url: string;
  /** Ends open connections. */
  close(): Promise<void>;
}

export async function listen(server: Server, options: ListenOptions): Promise<Listener> {
  const { port, hostname, trustProxy = false, fetch = server.fetch, middleware = [] } = options;
  const listener = serve({
    port,
    hostname,
    trustProxy,
    fetch,
    middleware: [...middleware],
    maxRequestBodySize: MAX_BODY_BYTES,
    websocket: {
      ...server.websocket,
      upgrade: (request) => server.websocket.upgrade?.(seenThrough(request, trustProxy)),
      options: {
        node: {
          idleTimeout: DEAD_AFTER_S,
          serverOptions: { maxPayload: MAX_HEARD_BYTES, perMessageDeflate: compression },
        },
      },
    },
    silent: true,
    gracefulShutdown: false,
  });
  const close = async (): Promise<void> => {
    await listener.close(true);
  };
  try {
    await listener.ready();
  } catch (error) {
    await close();
    throw error;
  }
  return { url: new URL(listener.url ?? `http://${hostname}:${port}`).origin, close };
}

/** A request for a stream comes without what a trusted proxy says of it, unlike all others. */
function seenThrough(request: Upgrade, trustProxy: ListenOptions["trustProxy"]): Upgrade {
  const { node } = (request as Partial<ServerRequest>).runtime ?? {};
  if (node === undefined || trustProxy === undefined) return request;
  const { context } = request;
  return Object.assign(new NodeRequest({ req: node.req, trustProxy }), { context }) as Upgrade;
}
