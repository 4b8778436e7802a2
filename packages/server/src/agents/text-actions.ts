/** Actions as lines: the id to send, and what it does. Those that read alike stand on one line. */
import { capital } from "@tcg/core/hosting";
import type { ObservedAction } from "./observation.ts";

/** More choices of several cards than this are told as the cards to choose from. */
const MAX_LISTED = 20;
/** Of those that read alike. */
const MAX_ALIKE = 4;

export function actionLines(actions: readonly ObservedAction[]): string[] {
  const choices = actions.filter(({ isAnytime }) => !isAnytime);
  const anytime = actions.filter(({ isAnytime }) => isAnytime);
  const picks = choices.length > MAX_LISTED ? pickLines(choices) : null;
  return [...(picks ?? alikeLines(choices)), ...alikeLines(anytime)];
}

function alikeLines(actions: readonly ObservedAction[]): string[] {
  return [...Map.groupBy(actions, ({ text }) => text)].map(([text, [first, ...others]]) => {
    const id = first?.id ?? "";
    if (others.length === 0) return text === id ? `- ${id}` : `- ${id}: ${text}`;
    const told = others.slice(0, MAX_ALIKE).map((other) => difference(id, other.id));
    const more = others.length - told.length;
    const rest = more === 0 ? "" : `, and ${more} more alike`;
    return `- ${id}: ${text} (or ${told.join(", ")}${rest})`;
  });
}

/** Only what is added, if it begins the same. */
function difference(id: string, other: string): string {
  return other.startsWith(`${id} `) ? `with ${other.slice(id.length + 1)}` : other;
}

/** Null: they are not choices of cards alone. */
function pickLines(actions: readonly ObservedAction[]): string[] | null {
  const types = new Set(actions.map(({ command }) => command.type));
  const lists = actions.map(({ command }) => cardsOnly(command));
  const [type] = types;
  if (types.size !== 1 || type === undefined || lists.includes(null)) return null;
  const sizes = lists.map((list) => list?.length ?? 0);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const cards = new Map(
    actions.flatMap((each) => each.cards.map((card) => [card.card, card.name])),
  );
  const ids = [...cards.keys()];
  const isOrder = least === most && most === ids.length && most > 1;
  const many = least === most ? String(most) : `${least} to ${most}`;
  const how = isOrder ? `all ${most} of these in the order you want` : `${many} of these`;
  // With two or more it shows how several are written.
  const shown = Math.max(least, Math.min(2, most));
  const example = actions[sizes.indexOf(shown)]?.id ?? actions[sizes.indexOf(most)]?.id;
  const none = least === 0 ? `; for none ${type} -` : "";
  return [
    capital(`choose ${how}, as in ${example}${none}:`),
    ...[...cards].map(([card, name]) => `- ${card} ${name ?? "hidden card"}`),
  ];
}

function cardsOnly(command: object): readonly unknown[] | null {
  const { type: _, cards, ...rest } = command as { type: string; cards?: unknown };
  return Array.isArray(cards) && Object.keys(rest).length === 0 ? cards : null;
}
