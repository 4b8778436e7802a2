/** What is sent on a socket: messages that fit, nearly fit and do not, and frames that no client makes. */
import fc from "fast-check";
import { frame } from "../../abuse/raw-socket.ts";
import { nearly, wild } from "../http/values.ts";

const CONTINUATION = 0;
const TEXT = 1;
const BINARY = 2;

const HUGE_BYTES = 300_000;

/** The messages that clients of streams send. */
function messages(matchIds: readonly string[]): fc.Arbitrary<unknown> {
  const matchId = fc.oneof(fc.constantFrom(...matchIds), fc.string({ maxLength: 200 }));
  const since = fc.oneof(fc.nat({ max: 50 }), fc.constantFrom(-1, 0.5, 1e9, 2 ** 53));
  const follow = fc.record(
    { type: fc.constant("follow"), matchId, since, code: fc.string({ maxLength: 80 }) },
    { requiredKeys: ["type", "matchId"] },
  );
  const unfollow = fc.record({ type: fc.constant("unfollow"), matchId });
  return fc.oneof(follow, unfollow);
}

/** The bytes of one thing that is sent. */
export function sendings(matchIds: readonly string[]): fc.Arbitrary<Buffer> {
  const fitting = messages(matchIds);
  const texts = fc
    .oneof(
      { weight: 4, arbitrary: fitting.map((value) => JSON.stringify(value)) },
      { weight: 3, arbitrary: nearly(fitting).map((value) => JSON.stringify(value) ?? "") },
      { weight: 2, arbitrary: wild.map((value) => JSON.stringify(value) ?? "") },
      { weight: 2, arbitrary: fc.constantFrom("", "{", "[".repeat(1000), '{"type":', "null") },
      { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
    )
    .map((text) => Buffer.from(text));
  const bytes = fc.uint8Array({ maxLength: 300 }).map((all) => Buffer.from(all));
  const whole = texts.map((payload) => frame(payload));
  const flood = fc
    .array(whole, { minLength: 30, maxLength: 60 })
    .map((frames) => Buffer.concat(frames));
  return fc.oneof(
    { weight: 12, arbitrary: whole },
    { weight: 3, arbitrary: fc.tuple(texts, fc.nat({ max: 40 })).map(inPieces) },
    { weight: 2, arbitrary: flood },
    { weight: 2, arbitrary: bytes.map((payload) => frame(payload, { opcode: BINARY })) },
    { weight: 1, arbitrary: bytes.map((payload) => frame(payload)) },
    { weight: 1, arbitrary: bytes },
    { weight: 1, arbitrary: fc.constant(frame(Buffer.alloc(HUGE_BYTES, "a"))) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(bytes, fc.nat({ max: 15 }), fc.boolean(), fc.boolean(), fc.maxSafeNat())
        .map(([payload, opcode, isLast, isMasked, saysBytes]) =>
          frame(payload, { opcode, isLast, isMasked, saysBytes }),
        ),
    },
  );
}

/** One message as several frames. */
function inPieces([payload, size]: readonly [Buffer, number]): Buffer {
  const length = size + 1;
  const count = Math.max(1, Math.ceil(payload.length / length));
  return Buffer.concat(
    Array.from({ length: count }, (_, i) =>
      frame(payload.subarray(i * length, (i + 1) * length), {
        opcode: i === 0 ? TEXT : CONTINUATION,
        isLast: i === count - 1,
      }),
    ),
  );
}
