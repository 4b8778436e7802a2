/** What browsers are told to refuse, with every answer. */

/** An answer that is no page has nothing to load. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** `policy` is the content security policy of a page. */
export function setSecurityHeaders(headers: Headers, policy: string = NOTHING): void {
  if (!headers.has("content-security-policy")) headers.set("content-security-policy", policy);
  headers.set("x-content-type-options", "nosniff");
  headers.set("x-frame-options", "DENY");
  headers.set("referrer-policy", "same-origin");
  headers.set("cross-origin-opener-policy", "same-origin");
  headers.set("cross-origin-resource-policy", "same-origin");
}
