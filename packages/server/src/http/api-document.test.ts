import { expect, test } from "vitest";
import { useServer } from "../../test/running-server.ts";
import { routes } from "../routes/all.ts";
import type { ApiDocument } from "./api-document.ts";

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
  expect(told.toSorted()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).toSorted());
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
  expect(page.match(/For agents: with a key/g)).toHaveLength(3);
});
