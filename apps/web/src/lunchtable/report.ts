/** A match of LunchTable as a report card: arithmetic, nerve, manners, tidiness. */
import type { LunchTableEvent, Seat, View } from "@ltcg/engine";
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
const BEST = { damage: 8000, links: 3, breakdowns: 3 };
/** So much vice left on one's own side is the worst mark. */
const WORST_VICE = 8;
/** What it counts to destroy a card, beside damage. */
const DESTROYED = 600;

export function report(played: Played): GameReport {
  // The server says which game a match is of: these are a view and events of LunchTable.
  const view = played.view as unknown as View;
  const events = played.events as unknown as readonly LunchTableEvent[];
  const seat = played.seat as Seat;
  const counts = count(events, seat);
  const { breakdownsCaused } = view.game.seats[seat];
  const vice = viceLeft(view, seat);
  const subjects: readonly Subject[] = [
    {
      name: "Arithmetic",
      value: counts.damage.toLocaleString("en"),
      points: share(counts.damage, BEST.damage),
      note: "damage dealt",
    },
    {
      name: "Nerve",
      value: counts.links === 1 ? "1 link" : `${counts.links} links`,
      points: share(counts.links, BEST.links),
      note: "in the longest chain",
    },
    {
      name: "Manners",
      value: `${breakdownsCaused} of ${BEST.breakdowns}`,
      points: share(breakdownsCaused, BEST.breakdowns),
      note: "breakdowns caused",
    },
    {
      name: "Tidiness",
      value: `${vice} vice`,
      points: 1 - share(vice, WORST_VICE),
      note: "left on the tray",
    },
  ];
  return {
    subjects,
    remark: remark(resultOf(played), { ...counts, vice, breakdowns: breakdownsCaused }),
    decided: decided(played, events),
    star: most(counts.byCard),
  };
}

interface Counts {
  readonly damage: number;
  readonly links: number;
  /** What each of one's cards did, by what is printed. */
  readonly byCard: ReadonlyMap<string, number>;
}

function count(events: readonly LunchTableEvent[], seat: Seat): Counts {
  const byCard = new Map<string, number>();
  /** Whose card it was that did something, by its id. */
  const owners = new Map<string, Seat>();
  let damage = 0;
  let longest = 0;
  let chain = 0;
  let isMine = false;
  for (const event of events) {
    switch (event.type) {
      case "ATTACK_DECLARED":
        owners.set(event.was.card, event.seat);
        break;
      case "CHAIN_STARTED":
        chain = 0;
        isMine = false;
        break;
      case "CHAIN_LINK_ADDED": {
        const { seat: owner, source } = event.link;
        owners.set(source.card, owner);
        chain++;
        isMine ||= owner === seat;
        if (isMine) longest = Math.max(longest, chain);
        break;
      }
      case "DAMAGE_DEALT":
        if (event.seat === seat) break;
        damage += event.amount;
        if ((owners.get(event.source.card) ?? seat) === seat) {
          add(byCard, event.source.def, event.amount);
        }
        break;
      case "CARD_DESTROYED":
        if (event.was.controller === seat || event.source === null) break;
        if (owners.get(event.source.card) === seat) add(byCard, event.source.def, DESTROYED);
        break;
      default:
    }
  }
  return { damage, links: longest, byCard };
}

const viceLeft = (view: View, seat: Seat): number =>
  view.zones[seat].board.cards.reduce((sum, { data }) => sum + (data?.vice ?? 0), 0);

/** What did it in the end. */
function decided({ view, nameOf }: Played, events: readonly LunchTableEvent[]): string | null {
  if (view.outcome.status !== "ended") return null;
  if (view.outcome.reason === "lp_zero") return lastLife(nameOf, events);
  if (view.outcome.reason === "breakdown") {
    const last = events.findLast((event) => event.type === "BREAKDOWN_TRIGGERED");
    return last === undefined || last.was.def === null
      ? null
      : `${nameOf(last.was.def)} was the last to break down.`;
  }
  return null;
}

function lastLife(nameOf: Played["nameOf"], events: readonly LunchTableEvent[]): string | null {
  const last = events.findLast((event) => event.type === "LP_CHANGED" && event.lifePoints === 0);
  if (last?.type !== "LP_CHANGED") return null;
  const { why, source } = last;
  if (why === "attrition") return "Attrition took the last of it.";
  const name = source === undefined ? null : nameOf(source.def);
  if (why === "cost") return name === null ? null : `The last of it paid for ${name}.`;
  const hit = events.findLast((event) => event.type === "DAMAGE_DEALT");
  return hit === undefined
    ? null
    : `${nameOf(hit.source.def)} did the last ${hit.amount.toLocaleString("en")} damage.`;
}

interface Marks {
  readonly damage: number;
  readonly links: number;
  readonly vice: number;
  readonly breakdowns: number;
}

/** The first that is true is said. */
const remarks: readonly (readonly [(marks: Marks, result: Result) => boolean, string])[] = [
  [
    ({ vice }, result) => result === "won" && vice >= 4,
    "Not far from disaster, and still asked for seconds.",
  ],
  [({ breakdowns }, result) => result === "won" && breakdowns >= 2, "Talks in class. It works."],
  [({ links }, result) => result === "won" && links >= 3, "Always has an answer ready."],
  [({ vice }, result) => result === "won" && vice === 0, "Leaves the table as it was found."],
  [(_, result) => result === "won", "A pleasure to have at the table."],
  [({ vice }, result) => result === "lost" && vice >= 4, "Too much pudding, too little plan."],
  [
    ({ damage }, result) => result === "lost" && damage >= BEST.damage / 2,
    "So close that the other side stopped chewing.",
  ],
  [({ links }, result) => result === "lost" && links >= 3, "Argues well. Should sit down sooner."],
  [(_, result) => result === "lost", "Was here, ate lunch, will be back."],
  [() => true, "Nobody got the last pudding. It went off."],
];

const remark = (result: Result, marks: Marks): string =>
  remarks.find(([holds]) => holds(marks, result))?.[1] ?? "";
