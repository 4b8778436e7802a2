/**
 * Identifies guests without asking for a name: a random id in a cookie, signed so that nobody can forge
 * another's. The signature is HMAC-SHA-256 with the secret of this data directory.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { parse, serialize } from "hono/utils/cookie";

const COOKIE = "ltcg_guest";
const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** Everyone without a cookie. Has no seat anywhere. */
export const NOBODY = "";

export interface Guests {
  /** The guest this request comes from, or `NOBODY`. */
  identify(request: Request): string;
  /** A new guest, and the header that makes their browser remember. */
  welcome(request: Request): { readonly guest: string; readonly setCookie: string };
}

export function createGuests(secret: string): Guests {
  const sign = (guest: string): Buffer => createHmac("sha256", secret).update(guest).digest();
  return {
    identify(request) {
      const value = parse(request.headers.get("cookie") ?? "", COOKIE)[COOKIE] ?? "";
      const [guest = "", signature = ""] = value.split(".");
      const given = Buffer.from(signature, "base64url");
      const right = sign(guest);
      return given.length === right.length && timingSafeEqual(given, right) ? guest : NOBODY;
    },
    welcome(request) {
      const guest = `g_${randomBytes(16).toString("base64url")}`;
      const setCookie = serialize(COOKIE, `${guest}.${sign(guest).toString("base64url")}`, {
        path: "/",
        httpOnly: true,
        sameSite: "Lax",
        maxAge: ONE_YEAR_S,
        secure: new URL(request.url).protocol === "https:",
      });
      return { guest, setCookie };
    },
  };
}

/** The guest who sent the request; a new one is created if there is none. */
export function guestOf(guests: Guests, c: Context): string {
  const known = guests.identify(c.req.raw);
  if (known !== NOBODY) return known;
  const { guest, setCookie } = guests.welcome(c.req.raw);
  c.header("set-cookie", setCookie);
  return guest;
}
