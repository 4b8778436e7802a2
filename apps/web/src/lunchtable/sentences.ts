/** LunchTable's events as sentences. */
import { capital, type Eyes, faceName, plain, whoseText, whoText } from "../match/names.ts";
import type { Ended } from "../match/table-game.ts";
import type { LogLine, Sentence } from "../match/tell.ts";

interface Side {
  readonly seat: string;
  readonly zone: string;
}

/** The fields of events that sentences need; which event has which is in the engine's events.ts. */
interface Fields {
  readonly seat?: string;
  readonly amount?: number;
  readonly lifePoints?: number;
  readonly clout?: number;
  readonly vice?: number;
  readonly turn?: number;
  readonly phase?: string;
  readonly count?: number;
  readonly links?: number;
  readonly breakdownsCaused?: number;
  readonly card?: string;
  readonly to?: string;
  readonly position?: string;
  readonly reason?: string;
  readonly why?: string;
  readonly by?: string;
  readonly cost?: string;
  readonly winners?: readonly string[];
  readonly was?: { readonly card: string; readonly def?: string | null } | null;
  readonly source?: { readonly card: string; readonly def?: string | null } | null;
  readonly cards?: readonly { readonly card: string; readonly def?: string | null }[];
  readonly attack?: { readonly attacker: string; readonly target: string | null };
  readonly link?: { readonly source: { readonly card: string; readonly def: string } };
  readonly change?: {
    readonly card?: string;
    readonly as?: string;
    readonly def?: string;
    readonly data?: { readonly position?: string | null } | null;
    readonly from?: Side;
    readonly to?: Side;
    readonly cards?: readonly { readonly card: string; readonly def?: string }[];
  };
}

type Line = Omit<LogLine, "key">;

export const lunchTableSentence: Sentence = (told, { eyes, printed, faces }) => {
  const event = told as Fields;
  const { seat, change } = event;
  const mine = seat === eyes.viewer;
  const who = seat === undefined ? "" : whoText(eyes, seat);
  const whose = (of: string | undefined): string => (of === undefined ? "a" : whoseText(eyes, of));
  const kind = seat === undefined ? "fact" : mine ? "yours" : "theirs";
  const name = (def: string | null | undefined): string => faceName(printed, def);
  const card = (id: string | null | undefined): string => name(id == null ? null : faces.get(id));
  /** `say("draw", "a card")`: You draw a card; The opponent draws a card. */
  const say = (verb: string, rest: string): Line => ({
    kind,
    text: capital(`${who} ${mine ? verb : thirdPerson(verb)} ${rest}`),
  });
  const fact = (text: string): Line => ({ kind: "fact", text: capital(text) });
  const moved = name(change?.def);
  const isKnown = change?.def !== undefined;

  switch (told.type) {
    case "FIRST_SEAT_DECIDED":
      return say("go", "first");
    case "TURN_STARTED":
      return { kind: "turn", text: `Turn ${event.turn}: ${who}` };
    case "CARD_DRAWN":
      if (event.why === "opening") return isKnown ? say("start", `with ${moved}`) : null;
      return say("draw", isKnown ? moved : "a card");
    case "NORMAL_SUMMONED":
      return say("summon", `${moved}${inPosition(change?.data?.position)}`);
    case "SPECIAL_SUMMONED":
      return say("special summon", `${moved}${inPosition(change?.data?.position)}`);
    case "FLIP_SUMMONED":
      return say("flip", `${moved} face-up`);
    case "CARD_FLIPPED":
      return fact(`${moved} is turned face-up`);
    case "CARD_TURNED_DOWN":
      return fact(`${card(change?.card)} is turned face-down`);
    case "TOKEN_CREATED":
      return say("get", `a ${name(change?.cards?.[0]?.def)} token`);
    case "TOKEN_REMOVED":
      return fact(`the ${name(event.was?.def)} token is gone`);
    case "MONSTER_SET":
      return say("set", `${isKnown ? moved : "a stereotype"} face-down`);
    case "SPELL_TRAP_SET":
      return say("set", `${isKnown ? moved : "a card"} face-down`);
    case "TRIBUTE_PAID":
      return say("tribute", name(event.was?.def));
    case "SPELL_ACTIVATED":
    case "TRAP_ACTIVATED":
      return say("activate", moved);
    case "EFFECT_ACTIVATED":
    case "TRIGGER_ACTIVATED":
      return say("use", `the effect of ${name(event.source?.def)}`);
    case "TRIGGER_DECLINED":
      return say("decline", `the effect of ${name(event.source?.def)}`);
    case "TARGETS_CHOSEN":
      return say("target", list((event.cards ?? []).map(({ def }) => name(def))));
    case "CARD_EQUIPPED":
      return fact(`${card(event.card)} is attached to ${card(event.to)}`);
    case "CHAIN_LINK_NEGATED":
      return fact("it is negated");
    case "CHAIN_RESOLVING":
      return (event.links ?? 1) > 1 ? fact(`the chain of ${event.links} resolves`) : null;
    case "RESPONSE_PASSED":
      return null;
    case "ATTACK_DECLARED": {
      const target = event.attack?.target;
      const aim = target == null ? "directly" : card(target);
      return say("attack", `${aim} with ${name(event.was?.def)}`);
    }
    case "ATTACK_REDIRECTED": {
      const target = event.attack?.target;
      return fact(`the attack goes on ${target == null ? "directly" : `to ${card(target)}`}`);
    }
    case "ATTACK_ENDED":
      return event.why === "resolved" ? null : fact(`the attack ${attackEnds[event.why ?? ""]}`);
    case "CARD_DESTROYED":
      return fact(
        `${name(event.was?.def)} is destroyed by ${event.by === "battle" ? "battle" : "an effect"}`,
      );
    case "BREAKDOWN_TRIGGERED":
      return fact(`${name(event.was?.def)} breaks down`);
    case "BREAKDOWN_CREDITED":
      return say("have", `caused ${count(event.breakdownsCaused ?? 0, "breakdown")}`);
    case "CARD_TO_GRAVEYARD":
      return event.reason === "milled" || event.reason === "effect"
        ? fact(`${moved} goes to the graveyard`)
        : null;
    case "CARD_BANISHED":
      return fact(`${moved} is banished`);
    case "CARD_TO_HAND":
      return fact(`${isKnown ? moved : "a card"} goes to ${whose(change?.to?.seat)} hand`);
    case "CARD_TO_DECK":
      return fact(`${isKnown ? moved : "a card"} goes to ${whose(change?.to?.seat)} deck`);
    case "HAND_DISCARDED":
      return say("discard", isKnown ? moved : "a card");
    case "DECK_SHUFFLED":
      return seat === undefined ? null : say("shuffle", mine ? "your deck" : "their deck");
    case "DECK_ARRANGED":
      return fact(`the top ${event.count} of ${whose(seat)} deck are rearranged`);
    case "CARDS_REVEALED":
      return say("reveal", list((change?.cards ?? []).map(({ def }) => name(def))) || "nothing");
    case "CONTROL_CHANGED":
      return say("take", `control of ${moved}`);
    case "POSITION_CHANGED":
      return fact(`${card(event.card)} turns to ${event.position} position`);
    case "VICE_COUNTER_ADDED":
      return fact(`${card(event.card)} gets ${event.count} vice and has ${event.vice}`);
    case "VICE_COUNTER_REMOVED":
      return fact(`${card(event.card)} loses ${event.count} vice and has ${event.vice}`);
    case "LP_CHANGED": {
      const amount = event.amount ?? 0;
      const verb = amount < 0 ? "lose" : "gain";
      return say(verb, `${Math.abs(amount)} life and ${mine ? "have" : "has"} ${event.lifePoints}`);
    }
    case "CLOUT_CHANGED": {
      const amount = event.amount ?? 0;
      return amount < 0 ? say("pay", `${-amount} clout`) : null;
    }
    case "GAME_ENDED": {
      const [winner] = event.winners ?? [];
      const won =
        winner === undefined
          ? "nobody wins"
          : `${whoText(eyes, winner)} ${winner === eyes.viewer ? "win" : "wins"}`;
      const ended = { reason: event.reason ?? "", winners: event.winners ?? [] };
      return { kind: "end", text: capital(`${won}: ${endingText(ended, eyes)}`) };
    }
    default:
      return null;
  }
};

const attackEnds: Record<string, string> = {
  called_off: "is called off",
  stopped: "is stopped",
  void: "comes to nothing",
};

const endings: Record<string, string> = {
  lp_zero: "no life points were left",
  deck_out: "the deck had no card left to draw",
  breakdown: "the third breakdown was caused",
  timeout: "time ran out",
  loop: "the match went round in circles",
  turn_limit: "the turn limit was reached",
};

export function endingText(
  { reason, winners }: Pick<Ended, "reason" | "winners">,
  eyes: Eyes,
): string {
  const loser = eyes.seating.find((seat) => !winners.includes(seat));
  if (reason === "surrender" && loser !== undefined) return `${whoText(eyes, loser)} gave up`;
  return endings[reason] ?? plain(reason);
}

const irregular: Record<string, string> = { have: "has", go: "goes" };

function thirdPerson(verb: string): string {
  const known = irregular[verb];
  if (known !== undefined) return known;
  return /(s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

const inPosition = (position: string | null | undefined): string =>
  position == null ? "" : ` in ${position} position`;

const count = (amount: number, noun: string): string =>
  `${amount} ${noun}${amount === 1 ? "" : "s"}`;

function list(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
