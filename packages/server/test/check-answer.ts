/** Holds an answer against what the API's document says of it. */
import { z } from "zod";
import { type ApiDocument, apiDocument } from "../src/http/api-document.ts";
import type { Route } from "../src/http/route.ts";
import { refusal } from "../src/http/shapes.ts";
import { routes } from "../src/routes/all.ts";

const document: ApiDocument = apiDocument(routes);

export function checkAnswer(method: string, address: string, status: number, body: unknown): void {
  const path = address.split("?")[0] ?? "";
  const route = routes.find((each) => isAt(each, method, path));
  if (route === undefined) return;
  const told = document.paths[route.path.replaceAll(/:(\w+)/g, "{$1}")]?.[route.method]?.responses;
  const what = `${method} ${path} answered ${status}`;
  if (told?.[status] === undefined) throw new Error(`${what}, of which the document says nothing`);
  const isReply = status < 400 || (status === 503 && route.mayBe503);
  const shape = isReply ? route.reply : refusal;
  const read = shape.safeParse(body);
  if (!read.success) throw new Error(`${what} in another shape:\n${z.prettifyError(read.error)}`);
}

function isAt(route: Route, method: string, path: string): boolean {
  const parts = path.split("/");
  const own = route.path.split("/");
  return (
    route.method === method.toLowerCase() &&
    own.length === parts.length &&
    own.every((part, place) => part.startsWith(":") || part === parts[place])
  );
}
