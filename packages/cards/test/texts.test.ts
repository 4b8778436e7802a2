/** What is printed on the cards: the diff shows which of them a change of words or numbers moved. */
import { join } from "node:path";
import { cardText } from "@ltcg/engine/text";
import { expectAsWritten } from "@tcg/core/golden";
import { test } from "vitest";
import { type Clique, cards, cliques } from "../src/index.ts";

test.each(cliques.map((clique) => [clique.id, clique] as const))(
  "the cards of %s read as they are written",
  (id, clique) => {
    expectAsWritten(join(import.meta.dirname, `../texts/${id}.txt`), facesOf(clique));
  },
);

function facesOf({ name, plan, cards: own }: Clique): string {
  const faces = own.map((card) => {
    const { kind, numbers, marks, text } = cardText(card, cards);
    const head = [kind, ...(numbers === null ? [] : [numbers]), ...marks].join(" · ");
    return [card.name, head, ...(text === "" ? [] : [text]), `“${card.flavour}”`].join("\n");
  });
  return `${[`${name}\n${plan}`, ...faces].join("\n\n")}\n`;
}
