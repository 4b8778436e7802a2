/** GET /api/docs: the API's document as a page to read. It has no script and asks no other host. */
import { html, raw } from "hono/html";
import type { ApiDocument, Json, Operation } from "./api-document.ts";
import { style } from "./docs-style.ts";

type Html = ReturnType<typeof html>;

interface Entry extends Operation {
  readonly method: string;
  readonly path: string;
}

export function docsPage(document: ApiDocument): Html {
  const all: Entry[] = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );
  const chapters = document.tags.map(({ name }) => ({
    name,
    entries: all.filter(({ tags }) => tags.includes(name)),
  }));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>The API of ${document.info.title}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <header>
          <h1>The API of ${document.info.title}</h1>
          <p>${prose(document.info.description)}</p>
          <p>For programs: <a href="/api/openapi.json">openapi.json</a></p>
          <h2>Who you are</h2>
          <p>Without a cookie or a key you may watch. Seats belong to whoever took them, known by one of these:</p>
          <ul>
            ${Object.values(document.components.securitySchemes).map(
              ({ description }) => html`<li>${prose(description)}</li>`,
            )}
          </ul>
          <nav aria-label="Routes">
            ${chapters.map(
              ({ name, entries }) =>
                html`<h2>${name}</h2>
                  <ul>
                    ${entries.map(
                      (entry) =>
                        html`<li><a href="#${entry.operationId}">${address(entry)}</a></li>`,
                    )}
                  </ul>`,
            )}
          </nav>
        </header>
        <main>
          ${chapters.map(
            ({ name, entries }) =>
              html`<section>
                <h2>${name}</h2>
                ${entries.map((entry) => article(entry))}
              </section>`,
          )}
          <section>
            <h2>Shapes</h2>
            ${Object.entries(document.components.schemas).map(
              ([name, schema]) =>
                html`<article id="${name}">
                  <h3>${name}</h3>
                  ${shape(schema)}
                </article>`,
            )}
          </section>
        </main>
      </body>
    </html>`;
}

const address = ({ method, path }: Entry): Html =>
  html`<code><b>${method.toUpperCase()}</b> ${path}</code>`;

/** Where a cookie is not enough. */
const isForAgents = ({ security = [] }: Entry): boolean =>
  security.length > 0 && security.every((way) => "key" in way);

function article(entry: Entry): Html {
  const { operationId, summary, parameters, requestBody, responses } = entry;
  const inQuery = parameters.filter((each) => each.in === "query");
  const all = Object.entries(responses);
  const answers = all.filter(([status]) => Number(status) < 400);
  const refusals = all.filter(([status]) => Number(status) >= 400);
  return html`<article id="${operationId}">
    <h3>${address(entry)}</h3>
    <p>${prose(summary)}</p>
    ${isForAgents(entry) && html`<p><i>For agents: with a key.</i></p>`}
    ${inQuery.length > 0 && html`<h4>In the address</h4>${fields(inQuery.map((each) => ({ ...each, schema: { ...each.schema, description: each.description } })))}`}
    ${requestBody !== undefined && html`<h4>Send</h4>${shape(requestBody.content["application/json"].schema)}`}
    ${answers.map(
      ([status, { content }]) =>
        html`<h4>Answer <code>${status}</code></h4>
          ${Object.values(content).map(({ schema }) => shape(schema))}`,
    )}
    <details>
      <summary>Refusals</summary>
      <ul>
        ${refusals.map(
          ([code, { description }]) => html`<li><code>${code}</code> ${prose(description)}</li>`,
        )}
      </ul>
    </details>
  </article>`;
}

const about = ({ description }: Json): string =>
  typeof description === "string" ? description : "";

/** An object field by field; anything else by its kind. */
function shape(schema: Json): Html {
  const properties = schema.properties as Readonly<Record<string, Json>> | undefined;
  if (properties === undefined) return html`<p>${kind(schema)}</p>`;
  const required = (schema.required ?? []) as readonly string[];
  return html`<p>${prose(about(schema))}</p>
  ${fields(
    Object.entries(properties).map(([name, each]) => ({
      name,
      required: required.includes(name),
      schema: each,
    })),
  )}`;
}

function fields(
  rows: readonly { readonly name: string; readonly required: boolean; readonly schema: Json }[],
): Html {
  return html`<table>
    <tbody>
      ${rows.map(
        ({ name, required, schema }) =>
          html`<tr>
            <th scope="row"><code>${name}</code></th>
            <td>${kind(schema)}${!required && html` <i>or left out</i>`}</td>
            <td>${prose(about(schema))}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function kind(schema: Json): Html {
  if (typeof schema.$ref === "string") {
    const name = schema.$ref.split("/").at(-1) ?? "";
    return html`<a href="#${name}">${name}</a>`;
  }
  if (typeof schema.title === "string") return html`${schema.title}`;
  const options = (schema.anyOf ?? schema.allOf) as readonly Json[] | undefined;
  if (options !== undefined) return joined(options.map(kind));
  if (Array.isArray(schema.enum)) return html`${schema.enum.map(String).join(", ")}`;
  if (schema.const !== undefined) return html`${JSON.stringify(schema.const)}`;
  if (schema.type === "array") return html`list of ${kind((schema.items ?? {}) as Json)}`;
  if (schema.properties !== undefined) {
    return html`object with ${Object.keys(schema.properties as object).join(", ")}`;
  }
  return html`${[schema.type ?? "anything"].flat().map(String).join(" or ")}`;
}

const joined = (parts: readonly Html[]): Html =>
  html`${parts.map((part, place) => (place === 0 ? part : html` or ${part}`))}`;

/** Text in which names of fields stand in backticks. */
const prose = (text: string): Html =>
  html`${text.split("`").map((part, place) => (place % 2 === 1 ? html`<code>${part}</code>` : part))}`;
