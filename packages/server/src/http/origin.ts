/**
 * Whether a request comes from one of our own pages. Clients other than browsers send no Origin. The address of
 * the request has the name that the browser knows us by: the listener takes it from the Host, or from what a
 * trusted proxy says.
 */
export function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get("origin");
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}
