/** A card as whoever does not see it is told of it. */
import { counted, plain } from "@tcg/core/hosting";
import type { CardFacts } from "@tcg/lorcana-engine";
import { restrictionText } from "@tcg/lorcana-engine/words";
import type { Numbers, Numeral } from "./numbers.ts";
import { type Face, nameAlone } from "./printed-face.ts";
import type { SeenCard } from "./use-lorcana.ts";

export interface Described {
  readonly face: Face | null;
  readonly numbers: Numbers;
  readonly facts: CardFacts | undefined;
  readonly data: SeenCard["data"];
  /** What it costs now, for a card in the hand. */
  readonly cost: number | undefined;
  readonly beneath: number;
  /** Where it lies. */
  readonly at: string;
  readonly isPlayable: boolean;
  readonly isTarget: boolean;
}

export function cardLabel(card: Described): string {
  const { face, facts, data, cost, beneath, at, isPlayable, isTarget } = card;
  return [
    face === null ? "A face-down card" : fullName(face),
    at,
    ...(cost === undefined ? [] : [`costs ${cost} ink`]),
    ...numbersText(card.numbers),
    ...(facts?.keywords ?? []).map(plain),
    ...(facts?.restrictions ?? []).map(restrictionText),
    ...(data !== null && data.damage > 0 ? [`${data.damage} damage`] : []),
    ...(data?.exerted === true ? ["exerted"] : []),
    ...(data?.drying === true && face?.type === "character" ? ["drying"] : []),
    ...(beneath === 0 ? [] : [`${counted(beneath, "card")} under it`]),
    ...(isPlayable ? ["can act"] : []),
    ...(isTarget ? ["can be chosen"] : []),
  ].join(", ");
}

/** "Tilly Wick, Apprentice Lamplighter": name and version together (CR 6.2.5). */
export const fullName = (face: Face): string =>
  face.version === undefined ? face.name : `${nameAlone(face)}, ${face.version}`;

function numbersText({ strength, willpower, lore, moveCost }: Numbers): string[] {
  const said = (what: string, number: Numeral | null): string[] =>
    number === null ? [] : [`${what} ${number.now}${leanText(number)}`];
  return [
    ...(moveCost === null ? [] : [`${moveCost} ink to move here`]),
    ...said("strength", strength),
    ...said("willpower", willpower),
    ...said("lore", lore),
  ];
}

const leanText = ({ lean, printed }: Numeral): string =>
  lean === "printed" ? "" : `, ${lean} from ${printed}`;
