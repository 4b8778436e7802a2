import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sha256, sha256Hex } from "./sha256.ts";

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("hex");
}

function nodeHex(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

describe("the example messages of NIST", () => {
  test.each([
    ["the empty message", "", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "448 bits",
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
    [
      "896 bits",
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1",
    ],
    [
      "one million a",
      "a".repeat(1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
    ],
  ])("%s", (_name, message, digest) => {
    expect(sha256Hex(message)).toBe(digest);
    expect(hex(sha256(Buffer.from(message)))).toBe(digest);
  });
});

test("every length up to four blocks, so every padding, agrees with node:crypto", () => {
  for (let length = 0; length <= 257; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 0xff);
    expect(hex(sha256(bytes))).toBe(nodeHex(bytes));
  }
});

test("any bytes agree with node:crypto", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 1000 }), (bytes) => {
      expect(hex(sha256(bytes))).toBe(nodeHex(bytes));
    }),
  );
});

test("any text, well formed or not, agrees with node:crypto", () => {
  const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect(sha256Hex(text)).toBe(nodeHex(text));
    }),
  );
});

test("a view into a larger buffer is hashed on its own", () => {
  const whole = Uint8Array.from({ length: 300 }, (_, i) => i & 0xff);
  const part = whole.subarray(13, 13 + 130);
  expect(hex(sha256(part))).toBe(nodeHex(part));
});

test("a digest stays what it is when another message is hashed", () => {
  const first = sha256(Uint8Array.of(1));
  const before = hex(first);
  sha256(Uint8Array.of(2));
  expect(hex(first)).toBe(before);
});

test("the message is not touched", () => {
  const bytes = Uint8Array.from({ length: 100 }, (_, i) => i);
  sha256(bytes);
  expect([...bytes]).toEqual(Array.from({ length: 100 }, (_, i) => i));
});
