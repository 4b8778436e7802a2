import { describe, expect, test } from "vitest";
import { createGuests, NOBODY } from "./guests.ts";

const guests = createGuests("secret");
const at = (url: string, headers: Record<string, string> = {}): Request =>
  new Request(url, { headers });

describe("a new guest", () => {
  test("is known by the cookie it was given, for a year", () => {
    const { guest, setCookie } = guests.welcome(at("http://localhost/"));
    expect(guest).toMatch(/^g_[A-Za-z0-9_-]{22}$/);
    const [cookie = "", ...rest] = setCookie.split("; ");
    expect(rest.toSorted()).toEqual(["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=Lax"]);
    expect(guests.identify(at("http://localhost/", { cookie }))).toBe(guest);
    expect(createGuests("other").identify(at("http://localhost/", { cookie }))).toBe(NOBODY);
  });

  test("gets a cookie that is sent over TLS alone, where there is TLS", () => {
    expect(guests.welcome(at("https://table.example/")).setCookie).toContain("Secure");
    expect(guests.welcome(at("http://table.example/")).setCookie).not.toContain("Secure");
  });

  test("is another one each time", () => {
    const request = at("http://localhost/");
    expect(guests.welcome(request).guest).not.toBe(guests.welcome(request).guest);
  });
});

test("who has no cookie, or half of one, is nobody", () => {
  const { guest, setCookie } = guests.welcome(at("http://localhost/"));
  const whole = setCookie.split(";")[0] ?? "";
  for (const cookie of ["", "other=1", `ltcg_guest=${guest}`, whole.slice(0, -3), `x${whole}`]) {
    expect([cookie, guests.identify(at("http://localhost/", { cookie }))]).toEqual([
      cookie,
      NOBODY,
    ]);
  }
});
