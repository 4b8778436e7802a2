/**
 * Keys that agents show instead of a cookie: 256 random bits behind a prefix that scanners for leaked secrets can
 * look for. Only a hash is kept. A plain SHA-256 is enough: there is nothing to guess in a random key.
 */
import { createHash, randomBytes } from "node:crypto";
import { HttpError } from "../http/http-error.ts";

const PREFIX = "ltcg_";
const KEY = /^ltcg_[A-Za-z0-9_-]{43}$/;

export const newKey = (): string => `${PREFIX}${randomBytes(32).toString("base64url")}`;

export const hashOfKey = (key: string): string => createHash("sha256").update(key).digest("hex");

/**
 * The key that a request comes with, or null. Whoever tries to show one and fails is told so, and is never
 * taken for somebody without one. `Basic` is left alone: it is for a proxy that asks visitors for a password.
 */
export function keyIn(request: Request): string | null {
  const given = request.headers.get("authorization");
  if (given === null || /^basic /i.test(given)) return null;
  const key = /^bearer +(\S+)$/i.exec(given.trim())?.[1] ?? "";
  if (KEY.test(key)) return key;
  throw new HttpError(
    401,
    "malformed-key",
    `A key is sent as "Authorization: Bearer ${PREFIX}…", with the 43 characters that registering gave.`,
  );
}

/** A key that is well-formed and nobody's: made up, of another server, rotated or revoked. */
export const unknownKey = (): HttpError =>
  new HttpError(
    401,
    "unknown-key",
    "This key is not known here. It may have been replaced or revoked: register again, or use the new one.",
  );
