/**
 * A stream of events compressed for clients that can read that (`fetch`, every browser, `curl --compressed`): event by
 * event, so that none waits for the next. Updates of one match are much alike, and what went before helps.
 */
import { constants, createGzip } from "node:zlib";
import { compression } from "./compression.ts";
import { MAX_WAITING_BYTES } from "./outlet.ts";

const { zlibDeflateOptions, serverMaxWindowBits } = compression;

/** Of a request's Accept-Encoding. */
export function takesGzip(acceptEncoding: string | null | undefined): boolean {
  return (acceptEncoding ?? "").split(",").some((each) => {
    const [name = "", ...parameters] = each.toLowerCase().split(";");
    return name.trim() === "gzip" && !parameters.some((text) => /^\s*q=0(?:\.0*)?\s*$/.test(text));
  });
}

export interface Gzipped {
  readonly body: ReadableStream<Uint8Array>;
  /** When all of it has been compressed, or its reader has left. */
  readonly ended: Promise<void>;
}

export function gzipped(events: ReadableStream<Uint8Array>): Gzipped {
  const reader = events.getReader();
  const gzip = createGzip({ ...zlibDeflateOptions, windowBits: serverMaxWindowBits });
  const left = Promise.withResolvers<void>();
  let isOpen = true;
  /** What came of what was written last. */
  let compressed: Buffer[] = [];
  gzip.on("data", (bytes: Buffer) => compressed.push(bytes));

  function leave(): void {
    isOpen = false;
    compressed = [];
    // Its memory is given back at once.
    gzip.destroy();
    left.resolve();
  }

  async function pass(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    for (;;) {
      const { value, done } = await reader.read();
      if (!isOpen) return;
      if (done) await new Promise<void>((resolve) => gzip.once("end", resolve).end());
      else await written(value);
      if (!isOpen) return;
      controller.enqueue(Buffer.concat(compressed.splice(0)));
      const isTooSlow = -(controller.desiredSize ?? 0) > MAX_WAITING_BYTES;
      if (!done && !isTooSlow) continue;
      controller.close();
      leave();
      await reader.cancel();
      return;
    }
  }

  const written = (bytes: Uint8Array): Promise<void> =>
    new Promise((resolve) => {
      gzip.write(bytes);
      gzip.flush(constants.Z_SYNC_FLUSH, () => resolve());
    });

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        void pass(controller).catch((problem: unknown) => {
          if (isOpen) controller.error(problem);
          leave();
        });
      },
      async cancel(reason) {
        leave();
        await reader.cancel(reason);
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  );
  return { body, ended: left.promise };
}
