import { randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { gzipped } from "./gzipped.ts";
import { MAX_WAITING_BYTES } from "./outlet.ts";

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

test("what is said comes whole, also what nobody has read when it ends", async () => {
  const said = ["one\n\n", "two\n\n", "three\n\n"];
  const { body, ended } = gzipped(ReadableStream.from(said.map(encode)));
  await ended;
  const bytes = Buffer.from(await new Response(body).arrayBuffer());
  expect(gunzipSync(bytes).toString()).toBe(said.join(""));
});

test("whoever does not read is left once too much waits, and what is said ends with it", async () => {
  let given = 0;
  const { promise: cancelled, resolve } = Promise.withResolvers<void>();
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      const bytes = randomBytes(256 * 1024);
      given += bytes.length;
      controller.enqueue(bytes);
    },
    cancel: () => resolve(),
  });
  const { ended } = gzipped(endless);
  await Promise.all([ended, cancelled]);
  expect(given).toBeGreaterThan(MAX_WAITING_BYTES);
  expect(given).toBeLessThan(2 * MAX_WAITING_BYTES);
});

test("when its reader leaves in the middle, what is said ends, and nobody hears of it", async () => {
  const { promise: cancelled, resolve } = Promise.withResolvers<unknown>();
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(encode("again and again\n\n")),
    cancel: resolve,
  });
  const { body, ended } = gzipped(endless);
  const reader = body.getReader();
  await reader.read();
  await reader.cancel("enough");
  await ended;
  expect(await cancelled).toBe("enough");
});
