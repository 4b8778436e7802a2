import { expect, test } from "vitest";
import { useServer } from "../../test/running-server.ts";
import { MCP_PATH } from "../mcp/path.ts";
import { tools } from "../mcp/tools/all.ts";
import { routes } from "../routes/all.ts";
import type { ApiDocument, Json } from "./api-document.ts";

const server = useServer();

async function read(): Promise<ApiDocument> {
  const response = await fetch(`${server.url}/api/openapi.json`);
  expect(response.status).toBe(200);
  return (await response.json()) as ApiDocument;
}

test("GET /api/openapi.json describes every route, and nothing it refers to is missing", async () => {
  const document = await read();
  expect(document.openapi).toBe("3.1.0");
  const told = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`),
  );
  const all = [
    ...routes,
    ...["post", "get", "delete"].map((method) => ({ method, path: MCP_PATH })),
  ];
  expect(told.toSorted()).toEqual(all.map(({ method, path }) => `${method} ${path}`).toSorted());
  const ids = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
  const references = [
    ...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g),
  ];
  expect(references.length).toBeGreaterThan(0);
  for (const [, name = ""] of references)
    expect(Object.keys(document.components.schemas)).toContain(name);
});

test("the Model Context Protocol is in it: every tool with what it takes, and how it is refused", async () => {
  const { paths } = await read();
  const { post, get } = paths[MCP_PATH] ?? {};
  const body = post?.requestBody?.content["application/json"].schema ?? {};
  const titles = (body.anyOf as readonly Json[]).map(({ title }) => String(title));
  expect(titles.filter((title) => title.startsWith("tools/call "))).toEqual(
    tools.map(({ name }) => `tools/call ${name}`),
  );
  expect(Object.keys(post?.responses ?? {})).toEqual(expect.arrayContaining(["200", "202", "406"]));
  expect(Object.keys(get?.responses ?? {}).every((status) => Number(status) >= 400)).toBe(true);
  // As it is told, so it is answered.
  for (const method of ["GET", "DELETE", "PUT"]) {
    const answer = await fetch(`${server.url}${MCP_PATH}`, { method });
    expect([method, answer.status]).toEqual([method, 405]);
    expect(await answer.json()).toMatchObject({ error: { code: "no-such-method" } });
  }
});

test("it says what may be left out, and that nothing else is taken", async () => {
  const { components } = await read();
  const body = components.schemas.CreateMatch;
  expect(body?.required).toEqual(["game", "opponent"]);
  expect(body?.additionalProperties).toBe(false);
});

test("GET /api/docs is a page without a script or another host, with an address for every route", async () => {
  const response = await fetch(`${server.url}/api/docs`);
  expect(response.headers.get("content-type")).toContain("text/html");
  const page = await response.text();
  expect(page).not.toMatch(/<script|https?:\/\//);
  const document = await read();
  for (const methods of Object.values(document.paths)) {
    for (const { operationId } of Object.values(methods)) {
      expect(page).toContain(`<article id="${operationId}">`);
    }
  }
});

test("both ways to be somebody are in the document and on the page", async () => {
  const { components, security, paths } = await read();
  expect(components.securitySchemes).toMatchObject({
    key: { type: "http", scheme: "bearer" },
    cookie: { type: "apiKey", in: "cookie", name: "ltcg_guest" },
  });
  expect(security).toEqual([{ key: [] }, { cookie: [] }, {}]);
  expect(paths["/api/agents/me"]?.get?.security).toEqual([{ key: [] }]);
  expect(paths["/api/matches"]?.post?.security).toBeUndefined();
  expect(paths["/healthz"]?.get?.security).toEqual([]);
  const page = await (await fetch(`${server.url}/api/docs`)).text();
  expect(page).toContain("Authorization: Bearer KEY");
  expect(page).toContain("A guest&#39;s cookie");
  expect(page.match(/For agents: with a key/g)).toHaveLength(6);
});
