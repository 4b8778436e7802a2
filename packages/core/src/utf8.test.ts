import fc from "fast-check";
import { expect, test } from "vitest";
import { encodeUtf8 } from "./utf8.ts";

function bytesOf(text: string): number[] {
  return [...encodeUtf8(text)];
}

test("text of one, two, three and four bytes is encoded as in RFC 3629", () => {
  expect(bytesOf("")).toEqual([]);
  expect(bytesOf("A")).toEqual([0x41]);
  expect(bytesOf("é")).toEqual([0xc3, 0xa9]);
  expect(bytesOf("≢")).toEqual([0xe2, 0x89, 0xa2]);
  expect(bytesOf("𣎴")).toEqual([0xf0, 0xa3, 0x8e, 0xb4]);
});

test("the first and the last code point of each length are right", () => {
  for (const code of [0, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x10ffff]) {
    const text = String.fromCodePoint(code);
    expect(bytesOf(text)).toEqual([...Buffer.from(text, "utf8")]);
  }
});

test("half a surrogate pair becomes U+FFFD wherever it stands", () => {
  const replacement = [0xef, 0xbf, 0xbd];
  expect(bytesOf("\ud83c")).toEqual(replacement);
  expect(bytesOf("\udf5c")).toEqual(replacement);
  // The first and the last of them.
  expect(bytesOf("\ud800")).toEqual(replacement);
  expect(bytesOf("\udfff")).toEqual(replacement);
  expect(bytesOf("\udf5c\ud83c")).toEqual([...replacement, ...replacement]);
  expect(bytesOf("\ud83ca")).toEqual([...replacement, 0x61]);
  expect(bytesOf("\ud83c\ud83c\udf5c")).toEqual([...replacement, 0xf0, 0x9f, 0x8d, 0x9c]);
});

test("any text, well formed or not, is encoded as the host would do it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(bytesOf(text)).toEqual([...Buffer.from(text, "utf8")]);
    }),
  );
  const unit = fc.integer({ min: 0xd700, max: 0xe0ff }).map((code) => String.fromCharCode(code));
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect(bytesOf(text)).toEqual([...Buffer.from(text, "utf8")]);
    }),
  );
});
