/**
 * Text to UTF-8 (RFC 3629) without TextEncoder, which is an API of the host and not of the
 * language. Half a surrogate pair has no UTF-8 form and becomes U+FFFD, as TextEncoder does it.
 */
export function encodeUtf8(text: string): Uint8Array {
  const bytes = new Uint8Array(MOST_BYTES * text.length);
  return bytes.subarray(0, writeUtf8(text, bytes));
}

/** A code unit takes three bytes at most (a pair, two units, takes four): with room for them one pass is enough. */
export const MOST_BYTES = 3;

/** Writes the text to the front of the bytes, which have room for it; gives how many it takes. */
export function writeUtf8(text: string, bytes: Uint8Array): number {
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) {
      bytes[at++] = unit;
      continue;
    }
    const code = scalarAt(text, i);
    if (code < 0x800) {
      bytes[at++] = 0xc0 | (code >> 6);
    } else if (code < 0x10000) {
      bytes[at++] = 0xe0 | (code >> 12);
      bytes[at++] = 0x80 | ((code >> 6) & 0x3f);
    } else {
      bytes[at++] = 0xf0 | (code >> 18);
      bytes[at++] = 0x80 | ((code >> 12) & 0x3f);
      bytes[at++] = 0x80 | ((code >> 6) & 0x3f);
      i++; // the pair's second half is done too
    }
    bytes[at++] = 0x80 | (code & 0x3f);
  }
  return at;
}

const REPLACEMENT = 0xfffd;

/** The Unicode scalar value that starts at this index of the text. */
function scalarAt(text: string, index: number): number {
  const code = text.codePointAt(index) ?? REPLACEMENT;
  return code >= 0xd800 && code <= 0xdfff ? REPLACEMENT : code;
}
