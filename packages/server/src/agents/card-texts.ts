/** What is printed on cards: once for each reader, then they are called by name. */
import type { MatchService } from "@lunchtable-tcg/match";
import { type CardFace, plainCard } from "@tcg/core/hosting";
import type { Called, Faces } from "./card-names.ts";
import type { CardText } from "./observation.ts";
import { MAX_PARAGRAPH, ownWords, quoted } from "./other-words.ts";

/** Games print it in quotes. */
const FLAVOUR = /^“.*”$/s;

type Sections = readonly (readonly string[])[];

/** Of these definitions, whose faces the viewer has seen. */
export async function cardTexts(
  service: MatchService,
  matchId: string,
  defs: readonly string[],
  { faces, called }: { readonly faces: Faces; readonly called: Called },
): Promise<CardText[]> {
  if (defs.length === 0) return [];
  const printed = await service.printCards(matchId, defs);
  return defs.map((def) => textOf(def, faces[def] as CardFace, printed[def] ?? [], called));
}

export function textOf(def: string, face: CardFace, sections: Sections, called: Called): CardText {
  const isCustom = called.isCustom(def);
  const paragraphs = sections.length === 0 ? plainCard(face) : sections.flat();
  // The name is printed first, and told beside the text; what is only for flavour does nothing.
  const text = paragraphs
    .slice(1)
    .filter((paragraph) => !FLAVOUR.test(paragraph))
    .map((paragraph) => (isCustom ? quoted(paragraph, MAX_PARAGRAPH) : ownWords(paragraph)));
  return { def, name: called.nameOf(def) ?? def, isCustom, text };
}
