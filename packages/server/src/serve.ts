/** Listens on a port: for `lunchtable serve` and for tests. The web app has a listener of its own. */
import { type Listener, type ListenOptions, listen } from "./http/listen.ts";
import { type OpenServerOptions, openServer } from "./open-server.ts";

export interface ServeOptions
  extends OpenServerOptions,
    Pick<ListenOptions, "port" | "trustProxy"> {
  /** Loopback by default. */
  readonly hostname?: string;
}

export interface Listening {
  /** Without a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

export async function serve(options: ServeOptions): Promise<Listening> {
  const { port, hostname = "127.0.0.1", trustProxy = false, ...others } = options;
  const server = await openServer(others);
  let listener: Listener | undefined;
  let closing: Promise<void> | undefined;

  async function close(): Promise<void> {
    process.off("SIGTERM", stop);
    process.off("SIGINT", stop);
    await server.close();
    await listener?.close();
  }
  const stop = (): void => {
    closing ??= close();
  };
  try {
    listener = await listen(server, { port, hostname, trustProxy });
    await server.ready;
  } catch (error) {
    await close();
    throw error;
  }
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  return { url: listener.url, close: () => (closing ??= close()) };
}
