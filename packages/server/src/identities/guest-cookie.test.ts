import { describe, expect, test } from "vitest";
import { guestCookies } from "./guest-cookie.ts";

const cookies = guestCookies("secret");
const at = (url: string, headers: Record<string, string> = {}): Request =>
  new Request(url, { headers });

describe("a new guest", () => {
  test("is known by the cookie it was given, for a year", () => {
    const { guest, setCookie } = cookies.welcome(at("http://localhost/"));
    expect(guest).toMatch(/^g_[A-Za-z0-9_-]{22}$/);
    const [cookie = "", ...rest] = setCookie.split("; ");
    expect(rest.toSorted()).toEqual(["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=Lax"]);
    expect(cookies.read(at("http://localhost/", { cookie }))).toBe(guest);
    expect(guestCookies("other").read(at("http://localhost/", { cookie }))).toBeNull();
  });

  test("gets a cookie that is sent over TLS alone, where there is TLS", () => {
    expect(cookies.welcome(at("https://table.example/")).setCookie).toContain("Secure");
    expect(cookies.welcome(at("http://table.example/")).setCookie).not.toContain("Secure");
  });

  test("is another one each time", () => {
    const request = at("http://localhost/");
    expect(cookies.welcome(request).guest).not.toBe(cookies.welcome(request).guest);
  });
});

test("who has no cookie, or half of one, is nobody", () => {
  const { guest, setCookie } = cookies.welcome(at("http://localhost/"));
  const whole = setCookie.split(";")[0] ?? "";
  for (const cookie of ["", "other=1", `ltcg_guest=${guest}`, whole.slice(0, -3), `x${whole}`]) {
    expect([cookie, cookies.read(at("http://localhost/", { cookie }))]).toEqual([cookie, null]);
  }
});
