import { createCipheriv } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chachaBlock } from "./chacha20.ts";

/** Little-endian bytes to words. */
function words(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(4 * i, true));
}

function bytes(block: Uint32Array): Buffer {
  const out = Buffer.alloc(4 * block.length);
  block.forEach((word, i) => {
    out.writeUInt32LE(word, 4 * i);
  });
  return out;
}

function block(key: Uint8Array, counter: number, nonce: Uint8Array): Buffer {
  const out = new Uint32Array(16);
  chachaBlock(words(key), counter, words(nonce), out);
  return bytes(out);
}

function fromHex(text: string): Buffer {
  return Buffer.from(text, "hex");
}

const ZERO_KEY = "00".repeat(32);
const ZERO_NONCE = "00".repeat(12);
const COUNTING_KEY = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

describe("the vectors of RFC 8439", () => {
  test.each([
    {
      section: "2.3.2",
      key: COUNTING_KEY,
      nonce: "000000090000004a00000000",
      counter: 1,
      stream:
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e" +
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
    },
    {
      section: "A.1 #1",
      key: ZERO_KEY,
      nonce: ZERO_NONCE,
      counter: 0,
      stream:
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7" +
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
    },
    {
      section: "A.1 #2",
      key: ZERO_KEY,
      nonce: ZERO_NONCE,
      counter: 1,
      stream:
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed" +
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    },
    {
      section: "A.1 #3",
      key: `${"00".repeat(31)}01`,
      nonce: ZERO_NONCE,
      counter: 1,
      stream:
        "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a" +
        "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
    },
    {
      section: "A.1 #4",
      key: `00ff${"00".repeat(30)}`,
      nonce: ZERO_NONCE,
      counter: 2,
      stream:
        "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca" +
        "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096",
    },
    {
      section: "A.1 #5",
      key: ZERO_KEY,
      nonce: `${"00".repeat(11)}02`,
      counter: 0,
      stream:
        "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7" +
        "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d",
    },
  ])("section $section", ({ key, nonce, counter, stream }) => {
    expect(block(fromHex(key), counter, fromHex(nonce)).toString("hex")).toBe(stream);
  });

  test("section 2.4.2, over two blocks", () => {
    const plain = Buffer.from(
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the " +
        "future, sunscreen would be it.",
    );
    const nonce = fromHex("000000000000004a00000000");
    const stream = Buffer.concat([
      block(fromHex(COUNTING_KEY), 1, nonce),
      block(fromHex(COUNTING_KEY), 2, nonce),
    ]);
    expect(Buffer.from(plain.map((byte, i) => byte ^ (stream[i] ?? 0))).toString("hex")).toBe(
      "6e2e359a2568f98041ba0728dd0d6981e97e7aec1d4360c20a27afccfd9fae0b" +
        "f91b65c5524733ab8f593dabcd62b3571639d624e65152ab8f530c359f0861d8" +
        "07ca0dbf500d6a6156a38e088a22b65e52bc514d16ccf806818ce91ab7793736" +
        "5af90bbf74a35be6b40b8eedf2785e42874d",
    );
  });
});

test("any key, counter and nonce give the block that OpenSSL gives", () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.integer({ min: 0, max: 0xffff_ffff }),
      fc.uint8Array({ minLength: 12, maxLength: 12 }),
      (key, counter, nonce) => {
        const iv = Buffer.concat([bytes(Uint32Array.of(counter)), nonce]);
        const expected = createCipheriv("chacha20", key, iv).update(Buffer.alloc(64));
        expect(block(key, counter, nonce).equals(expected)).toBe(true);
      },
    ),
  );
});

test("key and nonce are not touched", () => {
  const key = Uint32Array.of(1, 2, 3, 4, 5, 6, 7, 8);
  const nonce = Uint32Array.of(9, 10, 11);
  chachaBlock(key, 7, nonce, new Uint32Array(16));
  expect([...key, ...nonce]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});
