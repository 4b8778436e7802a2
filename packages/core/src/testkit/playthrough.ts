/**
 * A few steps of a match as text that people read and a test compares: the cards, the table, and
 * for each step who must act, what they may do, what was done, what each seat saw happen and how
 * its view changed. What all seats see alike is told once, under `all`; the rest under each seat.
 */

import { canonicalJson } from "../canonical-json.ts";
import type { Game } from "../define-game.ts";
import { rulesOf } from "../rules-of.ts";
import type { EventOf, GameTypes, LegalMove, MaskedEvent, State } from "../types.ts";
import type { View } from "../view.ts";

export interface Playthrough<G extends GameTypes> {
  readonly title: string;
  /** What is shown and how. */
  readonly about: string;
  readonly game: Game<G>;
  readonly start: State<G>;
  /** `[seat, notation or text]` of a legal move; the first that is listed with that text. */
  readonly moves: readonly (readonly [G["seat"], string])[];
  /** The cards that matter, one or more lines each. */
  readonly cards: readonly string[];
  /** A view as lines by name. A line that is empty is not shown until it changes. */
  readonly lines: (view: View<G>) => Readonly<Record<string, string>>;
  /** A field of an event in short; null leaves it out, undefined is for `inShort` to write. */
  readonly field?: (name: string, value: unknown) => string | null | undefined;
}

export function renderPlaythrough<G extends GameTypes>(given: Playthrough<G>): string {
  const { title, about, game, start, moves, cards } = given;
  const out = [title, "=".repeat(title.length), "", about, "", "Cards", ...indent(cards), ""];
  out.push("Table", ...indent(seen(given, start, null)), "");
  let state = start;
  for (const [step, [seat, wanted]] of moves.entries()) {
    out.push(`${step + 1}. ${waiting(game, state)}`, ...indent(offers(game, state)));
    const move = chosen(game, state, seat, wanted);
    const decision = game.decide(state, seat, move.command);
    if (!decision.ok) throw new Error(`${seat} ${move.id}: ${decision.rejection.message}`);
    out.push(`> ${seat}: ${move.id}`, ...indent(happened(given, decision.events, start)));
    out.push(...indent(seen(given, decision.state, state)), "");
    state = decision.state;
  }
  out.push(`End. ${waiting(game, state)}`);
  return `${out.map((line) => line.trimEnd()).join("\n")}\n`;
}

/** Who has to act and, if they are asked something, what. */
function waiting<G extends GameTypes>(game: Game<G>, state: State<G>): string {
  if (state.outcome.status === "ended") {
    const { winners, reason } = state.outcome;
    return `The match has ended: ${reason}, ${winners.length > 0 ? `won by ${winners.join(", ")}` : "a draw"}.`;
  }
  return game
    .actors(state)
    .map((seat) => {
      const prompt = game.mask(state, seat).prompts.find((open) => open.seat === seat);
      if (prompt === undefined) return `${seat} may act.`;
      const text = "text" in prompt && prompt.text !== undefined ? ` ${prompt.text}` : "";
      return `${seat} is asked: ${prompt.kind}.${text}`;
    })
    .join(" ");
}

/** Moves that read alike stand on one line with their number; what is legal at any time is not said. */
function offers<G extends GameTypes>(game: Game<G>, state: State<G>): string[] {
  const rows = game.actors(state).flatMap((seat) => {
    const legal = game.legalMoves(state, seat).filter(({ command }) => !isAnytime(game, command));
    return [...Map.groupBy(legal, ({ text }) => text)].map(([text, alike]) => {
      const more = alike.length > 1 ? ` (+${alike.length - 1})` : "";
      return [`${seat}: ${alike[0]?.id}${more}`, text] as const;
    });
  });
  const width = Math.max(0, ...rows.map(([id]) => id.length));
  return rows.map(([id, text]) => `${id.padEnd(width)}  ${text}`);
}

function isAnytime<G extends GameTypes>(game: Game<G>, { type }: G["command"]): boolean {
  return rulesOf(game).moves[type as G["command"]["type"]].anytime === true;
}

function chosen<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  seat: G["seat"],
  wanted: string,
): LegalMove<G> {
  const legal = game.legalMoves(state, seat);
  const found = legal.find(({ id }) => id === wanted) ?? legal.find(({ text }) => text === wanted);
  if (found !== undefined) return found;
  const listed = legal.map(({ id, text }) => `${id}  ${text}`).join("\n  ");
  throw new Error(`${seat} is not offered "${wanted}", but\n  ${listed}`);
}

/** One line for each event that somebody sees. */
function happened<G extends GameTypes>(
  given: Playthrough<G>,
  events: readonly EventOf<G>[],
  match: Pick<State<G>, "seating">,
): string[] {
  return events.flatMap((event) =>
    bySeat(match, (seat) =>
      given.game.maskEvents(match, [event], seat).map((masked) => eventLine(given, masked)),
    ),
  );
}

function eventLine<G extends GameTypes>(
  { field }: Playthrough<G>,
  { type, ...fields }: MaskedEvent,
): string {
  const words = Object.entries(fields).map(([name, value]) => {
    const own = field?.(name, value);
    if (own !== undefined) return own ?? "";
    return name === "change" ? changeInShort(value as Change) : `${name}=${inShort(value)}`;
  });
  return [type, ...words].filter((word) => word !== "").join(" ");
}

/** The lines of each seat's view; with a state before, those that changed. */
function seen<G extends GameTypes>(
  { game, lines }: Playthrough<G>,
  state: State<G>,
  before: State<G> | null,
): string[] {
  const views = new Map(
    state.seating.map((seat) => [
      seat,
      {
        now: lines(game.mask(state, seat)),
        last: before === null ? {} : lines(game.mask(before, seat)),
      },
    ]),
  );
  const names = new Set([...views.values()].flatMap(({ now }) => Object.keys(now)));
  return [...names].flatMap((name) =>
    bySeat(state, (seat) => {
      const now = views.get(seat)?.now[name] ?? "";
      const last = views.get(seat)?.last[name] ?? "";
      return now === last ? [] : [`${before === null ? "" : "= "}${name}: ${now || "none"}`];
    }),
  );
}

/** What a seat gets to read, told once where all get the same. */
function bySeat<G extends GameTypes>(
  { seating }: Pick<State<G>, "seating">,
  read: (seat: G["seat"]) => readonly string[],
): string[] {
  const told = seating.map((seat) => ({ seat: seat as string, lines: read(seat) }));
  const isSame = new Set(told.map(({ lines }) => canonicalJson(lines))).size === 1;
  const groups = isSame ? [{ seat: "all", lines: told[0]?.lines ?? [] }] : told;
  const width = Math.max("all".length, ...seating.map(({ length }) => length));
  return groups.flatMap(({ seat, lines }) => lines.map((line) => `${seat.padEnd(width)}  ${line}`));
}

/** A masked change of the table, without what the viewer may not know. */
interface Change {
  readonly op: string;
  readonly card?: string;
  readonly as?: string;
  readonly def?: string;
  readonly seat?: string;
  readonly zone?: string;
  readonly from?: { readonly seat: string; readonly zone: string };
  readonly to?: { readonly seat: string; readonly zone: string; readonly index?: number };
  readonly count?: number;
  readonly cards?: readonly { readonly card: string; readonly def?: string }[];
}

function changeInShort(change: Change): string {
  const { op, card = "?", as = "?", def = "?", seat, zone, from, to, count, cards } = change;
  const slot = to?.index === undefined ? "" : `[${to.index}]`;
  if (op === "move") {
    return `${def}: ${from?.seat} ${from?.zone} ${card} -> ${to?.seat} ${to?.zone}${slot} ${as}`;
  }
  if (op === "hand-over") return `${def}: ${card} from ${from?.seat} to ${to?.seat}${slot}`;
  if (op === "turn" || op === "remove") return `${def}: ${card}`;
  const faces = cards?.map((each) => `${each.card} ${each.def ?? "?"}`).join(", ");
  return `${seat} ${zone}: ${faces ?? `${count} cards`}`;
}

/** A value of a game on a line: `draw(count 2)`, `[c1, c2]`, `seat host, turn 3`. */
export function inShort(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inShort).join(", ")}]`;
  if (typeof value !== "object" || value === null) return String(value);
  const { kind, ...rest } = value as { readonly kind?: string };
  const parts = Object.entries(rest)
    .map(([name, part]) => `${name} ${inShort(part)}`)
    .join(", ");
  if (kind === undefined) return `{${parts}}`;
  return parts === "" ? kind : `${kind}(${parts})`;
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
