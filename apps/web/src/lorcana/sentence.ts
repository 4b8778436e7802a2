/** Lorcana's events as the engine words them, from where the viewer sits. */
import { endingText, eventText } from "../games.ts";
import { capital, faceName, whoText } from "../match/names.ts";
import type { Sentence } from "../match/tell.ts";

export const sentence: Sentence = (event, { eyes, printed, faces }) => {
  const { type, seat, winners, reason } = event as {
    readonly type: string;
    readonly seat?: unknown;
    readonly winners?: readonly string[];
    readonly reason?: string;
  };
  if (type === "GAME_ENDED") {
    const won = (winners ?? []).map((winner) => whoText(eyes, winner)).join(" and ") || "nobody";
    return {
      kind: "end",
      text: `The match is over: won by ${won}, ${endingText(reason ?? "")}`,
    };
  }
  const text = eventText(event, {
    def: (def) => faceName(printed, def),
    card(id) {
      const def = faces.get(id);
      return def === undefined ? null : faceName(printed, def);
    },
    seat: (of) => ({ name: whoText(eyes, of), isYou: of === eyes.viewer }),
  });
  if (text === null) return null;
  if (type === "TURN_STARTED") return { kind: "turn", text: capital(text) };
  const kind = typeof seat !== "string" ? "fact" : seat === eyes.viewer ? "yours" : "theirs";
  return { kind, text: capital(text) };
};
