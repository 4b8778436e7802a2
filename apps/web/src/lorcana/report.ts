/** A match of Lorcana as a report card: storytelling, nerve, strength, housekeeping. */
import type { LorcanaEvent, Seat, View } from "@tcg/lorcana-engine";
import {
  add,
  type GameReport,
  most,
  type Played,
  type Result,
  resultOf,
  type Subject,
  share,
} from "../ending/report.ts";

/** What is worth the best mark. */
const BEST = { challenges: 5, banished: 4, ink: 8 };
/** What it counts to banish a card, beside lore. */
const BANISHED = 2;

export function report(played: Played): GameReport {
  // The server says which game a match is of: these are a view and events of Lorcana.
  const view = played.view as unknown as View;
  const events = played.events as unknown as readonly LorcanaEvent[];
  const seat = played.seat as Seat;
  const { challenges, banished, byCard } = count(events, seat);
  const { lore } = view.game.seats[seat];
  const { loreToWin, ink } = view.game.players[seat];
  const subjects: readonly Subject[] = [
    {
      name: "Storytelling",
      value: `${lore} of ${loreToWin}`,
      points: share(lore, loreToWin),
      note: "lore gathered",
    },
    {
      name: "Nerve",
      value: challenges === 1 ? "1 time" : `${challenges} times`,
      points: share(challenges, BEST.challenges),
      note: "challenged",
    },
    {
      name: "Strength",
      value: banished === 1 ? "1 card" : `${banished} cards`,
      points: share(banished, BEST.banished),
      note: "of the others banished",
    },
    {
      name: "Housekeeping",
      value: `${ink.total} ink`,
      points: share(ink.total, BEST.ink),
      note: "in the inkwell",
    },
  ];
  return {
    subjects,
    remark: remark(resultOf(played), { lore: share(lore, loreToWin), challenges, banished }),
    decided: decided(played, events),
    star: most(byCard),
  };
}

function count(events: readonly LorcanaEvent[], seat: Seat) {
  const byCard = new Map<string, number>();
  let challenges = 0;
  let banished = 0;
  for (const event of events) {
    if (event.type === "CARD_QUESTED" && event.seat === seat) {
      add(byCard, event.card.def, event.card.lore);
    }
    if (event.type === "CHALLENGE_DECLARED" && event.seat === seat) challenges++;
    if (event.type === "CARD_BANISHED" && event.card.seat !== seat) {
      banished++;
      if (event.by !== null && event.by.seat === seat) add(byCard, event.by.def, BANISHED);
    }
  }
  return { challenges, banished, byCard };
}

/** What did it in the end. */
function decided({ view, nameOf }: Played, events: readonly LorcanaEvent[]): string | null {
  if (view.outcome.status !== "ended" || view.outcome.reason !== "lore") return null;
  const [winner] = view.outcome.winners;
  const last = events.findLast((event) => event.type === "LORE_CHANGED" && event.amount > 0);
  const quest = events.findLast((event) => event.type === "CARD_QUESTED");
  const isByQuest = last?.type === "LORE_CHANGED" && last.why === "quest";
  if (!isByQuest || quest === undefined || quest.seat !== winner) return null;
  return `${nameOf(quest.card.def)} brought the last lore home.`;
}

interface Marks {
  readonly lore: number;
  readonly challenges: number;
  readonly banished: number;
}

/** The first that is true is said. */
const remarks: readonly (readonly [(marks: Marks, result: Result) => boolean, string])[] = [
  [({ challenges }, result) => result === "won" && challenges === 0, "Won without a raised voice."],
  [({ banished }, result) => result === "won" && banished >= 4, "The pier is very quiet now."],
  [(_, result) => result === "won", "All lamps lit, and home before the fog."],
  [({ lore }, result) => result === "lost" && lore >= 0.75, "One more tide would have done it."],
  [({ banished }, result) => result === "lost" && banished >= 4, "Fought well, told little."],
  [(_, result) => result === "lost", "The fog came early. It lifts again."],
  [() => true, "Both lighthouses are dark. Nobody saw a thing."],
];

const remark = (result: Result, marks: Marks): string =>
  remarks.find(([holds]) => holds(marks, result))?.[1] ?? "";
