/**
 * Knows a guest's browser again without asking for anything: a random id in a cookie, signed so that nobody can
 * forge another's. The signature is HMAC-SHA-256 with the server's secret.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";

export const GUEST_COOKIE = "ltcg_guest";
const ONE_YEAR_S = 365 * 24 * 60 * 60;

export interface GuestCookies {
  /** The guest this request comes from, or null. */
  read(request: Request): string | null;
  /** A new guest, and the header that makes their browser remember. */
  welcome(request: Request): { readonly guest: string; readonly setCookie: string };
}

export function guestCookies(secret: string): GuestCookies {
  const sign = (guest: string): Buffer => createHmac("sha256", secret).update(guest).digest();
  return {
    read(request) {
      const value = parse(request.headers.get("cookie") ?? "", GUEST_COOKIE)[GUEST_COOKIE] ?? "";
      const [guest = "", signature = ""] = value.split(".");
      const given = Buffer.from(signature, "base64url");
      const right = sign(guest);
      return given.length === right.length && timingSafeEqual(given, right) ? guest : null;
    },
    welcome(request) {
      const guest = `g_${randomBytes(16).toString("base64url")}`;
      const setCookie = serialize(GUEST_COOKIE, `${guest}.${sign(guest).toString("base64url")}`, {
        path: "/",
        httpOnly: true,
        sameSite: "Lax",
        maxAge: ONE_YEAR_S,
        // The listener takes this from what a trusted proxy says, where there is one.
        secure: new URL(request.url).protocol === "https:",
      });
      return { guest, setCookie };
    },
  };
}
