/** A server that listens on a free port of this machine for as long as a test file runs. */
import { testTime } from "@lunchtable-tcg/match/testkit";
import { afterAll, beforeAll } from "vitest";
import { type Listening, noLimits, type ServeOptions, serve } from "../src/index.ts";
import { Client } from "./client.ts";

export function useServer(options: Partial<ServeOptions> = {}): {
  client(): Client;
  readonly url: string;
} {
  let server: Listening | undefined;
  beforeAll(async () => {
    server = await serve({
      port: 0,
      allowSeeds: true,
      time: testTime(),
      limits: noLimits,
      ...options,
    });
  });
  afterAll(() => server?.close());
  const url = (): string => {
    if (server === undefined) throw new Error("the server is not up yet");
    return server.url;
  };
  return {
    client: () => new Client(url()),
    get url() {
      return url();
    },
  };
}
