/**
 * How messages are compressed on a socket whose client can read that (RFC 7692; every browser can). Updates of
 * one match are much alike, so what went before helps: most of them take a few hundred bytes on the wire. Level
 * and windows are small, since every socket has its own: some 32 KiB of memory.
 */
const WINDOW_BITS = 12;

const zlibOptions = { level: 3, memLevel: 5 } as const;

/** Options of `ws`. */
export const compression = {
  serverMaxWindowBits: WINDOW_BITS,
  // Clients send little: their messages need no memory.
  clientNoContextTakeover: true,
  zlibDeflateOptions: zlibOptions,
} as const;

/**
 * Shorter messages fit in one packet as they are. With a thousand matches compressing all from 200 on made the
 * slowest percent wait twice as long. In characters.
 */
export const WORTH_COMPRESSING = 800;
