/** Pages are text, and a fifth as long when compressed. */

/** Sends a page compressed to whoever can read that. */
export function compressPage(request: Request, response: Response): Response {
  const { headers, body } = response;
  headers.append("vary", "accept-encoding");
  const isText = headers.get("content-type")?.startsWith("text/html") ?? false;
  if (!isText || body === null || headers.has("content-encoding")) return response;
  if (!/\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/u.test(request.headers.get("accept-encoding") ?? ""))
    return response;
  headers.set("content-encoding", "gzip");
  headers.delete("content-length");
  return new Response(body.pipeThrough(new CompressionStream("gzip")), {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
}
