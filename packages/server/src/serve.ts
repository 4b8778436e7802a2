/** Listens on a port: for `lunchtable serve` and for tests. The web app brings its own listener. */
import { serve as listen } from "crossws/server";
import { type OpenServerOptions, openServer } from "./open-server.ts";

/** Clients send nothing on a stream. */
const MAX_HEARD_BYTES = 1024;

export interface ServeOptions extends OpenServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Loopback by default. */
  readonly hostname?: string;
}

export interface Listening {
  /** Without a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

export async function serve({ port, hostname, ...options }: ServeOptions): Promise<Listening> {
  const server = await openServer(options);
  const listener = listen({
    port,
    hostname: hostname ?? "127.0.0.1",
    fetch: server.fetch,
    websocket: {
      ...server.websocket,
      options: { node: { serverOptions: { maxPayload: MAX_HEARD_BYTES } } },
    },
    silent: true,
    gracefulShutdown: false,
  });
  let closing: Promise<void> | undefined;

  async function close(): Promise<void> {
    process.off("SIGTERM", stop);
    process.off("SIGINT", stop);
    await server.close();
    await listener.close(true);
  }
  const stop = (): void => {
    closing ??= close();
  };
  try {
    await listener.ready();
    await server.ready;
  } catch (error) {
    await close();
    throw error;
  }
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  const url = new URL(listener.url ?? `http://127.0.0.1:${port}`);
  return { url: url.origin, close: () => (closing ??= close()) };
}
