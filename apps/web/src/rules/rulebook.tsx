import type { Block, Inline, Item } from "./markdown.ts";
import { Terms } from "./terms.tsx";

/** A rulebook as a page: the number of each rule is its anchor. */
export function Rulebook({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <>
      {blocks.map((block, place) => (
        <BlockView key={place} block={block} />
      ))}
    </>
  );
}

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case "heading": {
      // The page has a title of its own.
      const Heading = block.level <= 2 ? "h2" : "h3";
      return (
        <Heading {...(block.number !== null && { id: block.number })}>
          <NumberedText item={block} />
        </Heading>
      );
    }
    case "paragraph":
      return (
        <p>
          <Inlines inlines={block.inlines} />
        </p>
      );
    case "list":
      return (
        <ul className="rule-list">
          {block.items.map((item, place) => (
            <li key={place} {...(item.number !== null && { id: item.number })}>
              <NumberedText item={item} />
            </li>
          ))}
        </ul>
      );
    case "table":
      return (
        <div className="wide">
          <table>
            <thead>
              <tr>
                {block.head.map((cell, place) => (
                  <th key={place} scope="col">
                    <Inlines inlines={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, place) => (
                <tr key={place}>
                  {row.map((cell, column) => (
                    <td key={column}>
                      <Inlines inlines={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case "code":
      return <pre>{block.text}</pre>;
  }
}

function NumberedText({ item: { number, inlines } }: { readonly item: Item }) {
  return (
    <>
      {number !== null && (
        <a className="rule-number" href={`#${number}`}>
          {number}
        </a>
      )}
      <span className="rule-text">
        <Inlines inlines={inlines} />
      </span>
    </>
  );
}

function Inlines({ inlines }: { readonly inlines: readonly Inline[] }) {
  return inlines.map((inline, place) => <InlineView key={place} inline={inline} />);
}

function InlineView({ inline }: { readonly inline: Inline }) {
  switch (inline.kind) {
    case "text":
      return <Terms text={inline.text} isAside />;
    case "code":
      return <code>{inline.text}</code>;
    case "em":
      return <em>{inline.text}</em>;
    case "strong":
      return <strong>{inline.text}</strong>;
    case "link":
      return <a href={inline.href}>{inline.text}</a>;
  }
}
