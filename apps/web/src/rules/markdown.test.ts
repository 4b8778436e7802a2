import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Block, readMarkdown } from "./markdown.ts";

const textOf = (block: Block): string => JSON.stringify(block);

describe("a rulebook", () => {
  it("has numbered headings and rules, and knows its own numbers in the text", () => {
    const blocks = readMarkdown(
      "## 2 Cards\n\n- 2.1 As 2.2 says.\n- 2.2 Not 9.9.\n  It goes on.\n",
    );
    expect(blocks).toEqual([
      { kind: "heading", level: 2, number: "2", inlines: [{ kind: "text", text: "Cards" }] },
      {
        kind: "list",
        items: [
          {
            number: "2.1",
            inlines: [
              { kind: "text", text: "As " },
              { kind: "link", text: "2.2", href: "#2.2" },
              { kind: "text", text: " says." },
            ],
          },
          { number: "2.2", inlines: [{ kind: "text", text: "Not 9.9. It goes on." }] },
        ],
      },
    ]);
  });

  it("has code, emphasis, tables and safe links only", () => {
    const [paragraph, table] = readMarkdown(
      "A `b_c` _d_ **e** [f](https://f.example) [g](javascript:g) set_zone_x\n\n| h | i |\n| - | - |\n| j | k |\n",
    );
    expect(paragraph).toMatchObject({
      inlines: [
        { text: "A " },
        { kind: "code", text: "b_c" },
        { text: " " },
        { kind: "em", text: "d" },
        { text: " " },
        { kind: "strong", text: "e" },
        { text: " " },
        { kind: "link", href: "https://f.example" },
        { text: " " },
        { kind: "text", text: "g" },
        { text: " set_zone_x" },
      ],
    });
    expect(table).toMatchObject({ kind: "table", head: [[{ text: "h" }], [{ text: "i" }]] });
    expect(table).toMatchObject({ rows: [[[{ text: "j" }], [{ text: "k" }]]] });
  });

  it("is LunchTable's, whole: every rule has its number and no mark is left over", () => {
    const file = new URL(import.meta.resolve("@ltcg/engine/RULES.md"));
    const text = readFileSync(file, "utf8");
    const blocks = readMarkdown(text);
    const rules = blocks.flatMap((block) => (block.kind === "list" ? block.items : []));
    expect(rules.length).toBe(text.match(/^- /gm)?.length);
    expect(rules.every(({ number }) => number !== null)).toBe(true);
    expect(blocks.filter(({ kind }) => kind === "table")).toHaveLength(1);
    const prose = blocks.map((block) =>
      textOf(block).replaceAll(/"kind":"code","text":"[^"]*"/g, ""),
    );
    expect(prose.join("\n")).not.toMatch(/`|\*\*|\| /);
  });
});
