/** The words of the engine's vocabulary that a card is made of: "action draw", "cost tribute". */
import type {
  Action,
  CardDefinition,
  Condition,
  Effect,
  Filter,
  Recipient,
  Selection,
  Side,
  Value,
} from "@ltcg/engine";

export function wordsOf(card: CardDefinition): ReadonlySet<string> {
  const { effects = [] } = card;
  return new Set([...faceWords(card), ...effects.flatMap(effectWords)]);
}

function faceWords(card: CardDefinition): string[] {
  if (card.type === "spell") return [`spell ${card.spellType}`];
  if (card.type === "trap") return [`trap ${card.trapType}`];
  const { attribute, keywords = [] } = card;
  return [...(attribute ? [`attribute ${attribute}`] : []), ...keywords.map((k) => `keyword ${k}`)];
}

function effectWords(effect: Effect): string[] {
  const { trigger, condition, costs = [], targets = [], actions } = effect;
  return [
    `type ${effect.type}`,
    ...(effect.oncePerTurn ? ["limit once per turn"] : []),
    ...(effect.hardOncePerTurn ? ["limit hard once per turn"] : []),
    ...(hasTrigger(effect) ? [effect.optional ? "trigger optional" : "trigger mandatory"] : []),
    ...(trigger ? [`trigger ${trigger.on}`, ...filterWords(trigger.filter)] : []),
    ...(trigger?.card ? [`trigger card ${trigger.card}`] : []),
    ...(trigger?.by ? [`trigger by ${trigger.by}`] : []),
    ...(trigger?.summonKinds ?? []).map((how) => `summon ${how}`),
    ...(condition ? conditionWords(condition) : []),
    ...costs.flatMap((cost) => [
      `cost ${cost.kind}`,
      ...("filter" in cost ? filterWords(cost.filter) : []),
      ...("from" in cost ? [`cost banish ${cost.from}`] : []),
    ]),
    ...targets.flatMap(({ zone, filter }) => [`zone ${zone}`, ...filterWords(filter)]),
    ...actions.flatMap((action) => actionWords(action, effect)),
  ];
}

const hasTrigger = ({ type }: Effect): boolean =>
  type === "trigger" || type === "on_summon" || type === "flip" || type === "breakdown";

function actionWords(action: Action, effect: Effect): string[] {
  const { kind } = action;
  const words = [`action ${kind}`];
  const whose = seatOf(action) ?? sideOf(action, effect);
  if (whose !== undefined) words.push(`action ${kind} ${whose}`);
  if ("duration" in action && action.duration !== undefined) {
    const { duration } = action;
    words.push(`duration ${typeof duration === "number" ? "number" : duration}`);
  }
  for (const name of ["protection", "restriction", "keyword", "operation", "from", "to"] as const) {
    const word = (action as Readonly<Record<string, unknown>>)[name];
    if (typeof word === "string") words.push(`action ${kind} ${word}`);
  }
  if (kind === "modify_cost" && action.operation === "add") {
    words.push(`action modify_cost ${action.who ?? "self"} ${action.amount > 0 ? "up" : "down"}`);
  }
  if ("filter" in action) words.push(...filterWords(action.filter));
  if (kind === "discard" && action.random) words.push("action discard random");
  for (const selection of selectionsOf(action)) words.push(...selectionWords(selection));
  for (const value of valuesOf(action)) words.push(...valueWords(value, kind));
  return words;
}

function selectionsOf(action: Action): Selection[] {
  if (action.kind === "move_vice") return [action.from, action.to];
  return "what" in action && action.what ? [action.what] : [];
}

function valuesOf(action: Action): Value[] {
  if (action.kind === "modify_cost") return [];
  const amount = "amount" in action ? action.amount : undefined;
  const count = "count" in action ? action.count : undefined;
  return [amount, count].filter((value) => value !== undefined);
}

/** Whom an action is about that names a seat, or need not. */
function seatOf(action: Action): Recipient | undefined {
  switch (action.kind) {
    case "draw":
    case "heal":
    case "gain_clout":
    case "modify_cost":
    case "view_top_cards":
    case "rearrange_top_cards":
      return action.who ?? "self";
    case "damage":
    case "discard":
    case "mill":
    case "reveal_hand":
      return action.who ?? "opponent";
    case "apply_restriction":
      return action.who;
    default:
      return undefined;
  }
}

/** Whose cards an action is about, where that is sure. */
function sideOf(action: Action, { targets = [], trigger }: Effect): Side | undefined {
  if (action.kind === "move_vice") return undefined;
  const what = "what" in action ? action.what : undefined;
  switch (what?.kind) {
    case "self":
      return "self";
    case "target":
      return targets[what.index ?? 0]?.side;
    case "all":
    case "random":
      return what.side;
    case "event_card":
      return trigger?.card === "this" ? "self" : trigger?.side;
    default:
      return undefined;
  }
}

function selectionWords(selection: Selection): string[] {
  const words = [`selection ${selection.kind}`];
  if (selection.kind !== "all" && selection.kind !== "random") return words;
  return [...words, `zone ${selection.zone}`, ...filterWords(selection.filter)];
}

function valueWords(value: Value, of: Action["kind"]): string[] {
  if (typeof value === "number") return [];
  const words = [`value ${value.count}`, `action ${of} per ${value.count}`];
  if (value.count !== "cards") return words;
  return [...words, `value cards ${value.zone}`, ...filterWords(value.filter)];
}

function conditionWords(condition: Condition): string[] {
  const word = `condition ${condition.kind}`;
  switch (condition.kind) {
    case "and":
    case "or":
      return [word, ...condition.all.flatMap(conditionWords)];
    case "not":
      return [word, ...conditionWords(condition.of)];
    case "count":
      return [word, `comparison ${condition.is}`, ...filterWords(condition.filter)];
    case "source":
      return [word, ...filterWords(condition.filter)];
    case "life":
    case "clout":
    case "breakdowns":
    case "chain_length":
      return [word, `comparison ${condition.is}`];
    case "summoned_how":
      return [word, ...condition.in.map((how) => `summon ${how}`)];
    default:
      return [word];
  }
}

const filterWords = (filter: Filter = {}): string[] =>
  Object.keys(filter).map((field) => `filter ${field}`);
