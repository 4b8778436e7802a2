/** Events of a game nobody has put into words: their names and fields, with cards by what they are. */
import { isCardId } from "@tcg/core";
import { capital, faceName, plain, whoseText, whoText } from "../match/names.ts";
import type { Hearing, Sentence } from "../match/tell.ts";

/** The machinery's own, seen on the table itself. */
const untold = ["GAME_STARTED", "PROMPT_OPENED", "PROMPT_CLOSED", "PHASE_CHANGED"];

interface Place {
  readonly seat: string;
  readonly zone: string;
}

interface Change {
  readonly card?: string;
  readonly as?: string;
  readonly def?: string;
  readonly from?: Place;
  readonly to?: Place;
  readonly cards?: readonly { readonly def?: string }[];
}

export const sentence: Sentence = ({ type, change, ...fields }, hearing) => {
  if (untold.includes(type)) return null;
  const { eyes } = hearing;
  if (type === "GAME_ENDED") {
    const winners = (fields.winners as readonly string[]).map((seat) => whoText(eyes, seat));
    const won = winners.length === 0 ? "nobody" : winners.join(" and ");
    return {
      kind: "end",
      text: `The match is over (${plain(String(fields.reason))}): won by ${won}`,
    };
  }
  const { seat, ...others } = fields;
  const who = typeof seat === "string" ? whoText(eyes, seat) : null;
  const parts = [
    ...Object.entries(others).flatMap(([name, value]) => {
      const text = short(value, hearing);
      return text === "" ? [] : [`${plain(name)} ${text}`];
    }),
    ...(change === undefined ? [] : [changed(change as Change, hearing)]),
  ].filter((part) => part !== "");
  const text = `${who === null ? "" : `${who}: `}${plain(type)}${parts.length === 0 ? "" : `, ${parts.join(", ")}`}`;
  const kind = who === null ? "fact" : seat === eyes.viewer ? "yours" : "theirs";
  return { kind, text: capital(text) };
};

function changed({ card, as, from, to, cards }: Change, hearing: Hearing): string {
  if (cards !== undefined) {
    const known = cards.flatMap(({ def }) =>
      def === undefined ? [] : [faceName(hearing.printed, def)],
    );
    return known.join(", ");
  }
  const id = as ?? card;
  const name = id === undefined ? "a card" : cardText(id, hearing);
  if (from === undefined || to === undefined) return name;
  const place = ({ seat, zone }: Place): string =>
    `${whoseText(hearing.eyes, seat)} ${plain(zone)}`;
  return `${name} from ${place(from)} to ${place(to)}`;
}

function cardText(id: string, { faces, printed }: Hearing): string {
  const def = faces.get(id);
  return def === undefined ? "a card" : faceName(printed, def);
}

/** What fits into a sentence: cards by what they are, plain values, lists of these; else nothing. */
function short(value: unknown, hearing: Hearing): string {
  if (Array.isArray(value)) {
    const parts = value.map((item) => short(item, hearing));
    return parts.filter((part) => part !== "").join(", ");
  }
  if (isCardId(value)) return cardText(value, hearing);
  if (typeof value === "object" && value !== null) {
    const { def } = value as { readonly def?: unknown };
    return typeof def === "string" ? faceName(hearing.printed, def) : "";
  }
  if (typeof value === "string") return plain(value);
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
