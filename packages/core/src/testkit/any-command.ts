/** Commands to try: a little off, or any at all, or plain rubbish. */
import type { CommandFields, Field } from "../command/fields.ts";
import { type CardId, cardId } from "../ids.ts";
import type { Stream } from "../random.ts";

import type { GameTypes, State } from "../types.ts";

type Fields = Record<string, unknown>;

/** A command of any kind, its fields filled at random. */
export function anyCommand<G extends GameTypes>(
  random: Stream,
  commands: CommandFields,
  state: State<G>,
): Fields {
  const type = random.pick(Object.keys(commands));
  const command: Fields = { type };
  for (const [field, rule] of Object.entries(commands[type] ?? {})) {
    if (random.int(rule.optional ? 3 : 20) === 0) continue;
    command[field] = random.int(20) === 0 ? rubbish(random, 2) : anyValue(random, state, rule);
  }
  return command;
}

/** A command of any kind that names this card, if there is such a kind. */
export function aboutCard<G extends GameTypes>(
  random: Stream,
  commands: CommandFields,
  state: State<G>,
  card: CardId,
): Fields {
  const places = Object.entries(commands).flatMap(([type, fields]) =>
    Object.entries(fields).flatMap(([field, { kind }]) =>
      kind === "card" || kind === "cards" ? [{ type, field, kind }] : [],
    ),
  );
  if (places.length === 0) return anyCommand(random, commands, state);
  const { type, field, kind } = random.pick(places);
  const command: Fields = { type };
  for (const [name, rule] of Object.entries(commands[type] ?? {})) {
    if (!rule.optional || random.int(2) === 0) command[name] = anyValue(random, state, rule);
  }
  command[field] = kind === "card" ? card : [card];
  return command;
}

/** The command with one of its fields filled anew, or left out. */
export function nearly<G extends GameTypes>(
  random: Stream,
  commands: CommandFields,
  state: State<G>,
  command: G["command"],
): Fields {
  const fields = Object.entries(commands[command.type] ?? {});
  const off: Fields = { ...command };
  if (fields.length === 0) return off;
  const [field, rule] = random.pick(fields);
  if (random.int(5) === 0) delete off[field];
  else off[field] = anyValue(random, state, rule);
  return off;
}

function anyValue<G extends GameTypes>(random: Stream, state: State<G>, rule: Field): unknown {
  switch (rule.kind) {
    case "card":
      return anyCard(random, state);
    case "cards":
      return Array.from({ length: random.int(4) }, () => anyCard(random, state));
    case "choice":
      return random.pick(rule.of);
    case "integer": {
      // Small numbers mostly: places in short lists.
      const most = random.int(2) === 0 ? 3 : 1000;
      return rule.min + random.int(Math.min(rule.max - rule.min + 1, most));
    }
  }
}

/** Mostly a card in a zone of some seat, each zone as likely as another; sometimes none there is. */
function anyCard<G extends GameTypes>(random: Stream, state: State<G>): string {
  const seat = state.seats[random.pick(state.seating) as G["seat"]];
  const zones = Object.values(seat).filter((part) => Array.isArray(part) && part.length > 0);
  const zone = (zones.length === 0 ? [] : random.pick(zones)) as readonly (string | null)[];
  const card = zone.length === 0 || random.int(10) === 0 ? null : random.pick(zone);
  return card ?? cardId(1 + random.int(state.nextId + 1));
}

/** Arbitrary JSON. */
export function rubbish(random: Stream, depth: number): unknown {
  const leaves = [null, true, 0, -1, 1.5, 1e21, "", "c1", "constructor", "toString", []];
  if (depth === 0 || random.int(2) === 0) return random.pick(leaves);
  const parts = Array.from({ length: random.int(4) }, () => rubbish(random, depth - 1));
  if (random.int(2) === 0) return parts;
  return Object.fromEntries(parts.map((part, i) => [i === 0 ? "type" : `f${i}`, part]));
}
