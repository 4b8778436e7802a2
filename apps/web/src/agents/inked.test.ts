import { expect, test } from "vitest";
import { inked } from "./inked.ts";
import { curlSnippet, typescriptSnippet } from "./snippets.ts";

test.each([curlSnippet, typescriptSnippet])(
  "nothing of a snippet is lost or changed",
  (snippet) => {
    const source = snippet("http://127.0.0.1:3000");
    expect(
      inked(source)
        .map(({ text }) => text)
        .join(""),
    ).toBe(source);
  },
);

test("notes, quoted texts and words of the language are told apart", () => {
  expect(inked('# so\nconst a = "const"; // why')).toEqual([
    { kind: "note", text: "# so", at: 0 },
    { kind: "plain", text: "\n", at: 4 },
    { kind: "word", text: "const", at: 5 },
    { kind: "plain", text: " a = ", at: 10 },
    { kind: "text", text: '"const"', at: 15 },
    { kind: "plain", text: "; ", at: 22 },
    { kind: "note", text: "// why", at: 24 },
  ]);
});
