/**
 * A table at which a card might be used: it lies where it is used from, and around it are cards
 * that fit what it asks for. What is left open is left to chance; many stages are tried.
 */
import type { Stream } from "@tcg/core";
import { type Setup, scenario } from "@tcg/core/testkit";
import { freshData } from "../../card-data.ts";
import type { LunchTableGame } from "../../game.ts";
import type { Config } from "../../start/config.ts";
import type { CardData, LunchTable, State } from "../../types.ts";
import { PHASES, type Phase, SUMMON_KINDS } from "../../vocabulary.ts";
import { activationEffect, staysOnTable } from "../activation-effect.ts";
import type { CardDefinition, Effect } from "../card.ts";
import type { DefinedCards } from "../complete-cards.ts";
import { triggerOf } from "../trigger-of.ts";
import { Needs } from "../using/needs.ts";
import { isToken } from "../using/tokens.ts";
import { type Helpers, helperFor } from "./helpers.ts";

export interface Casting {
  readonly game: LunchTableGame;
  readonly cards: DefinedCards;
  readonly helpers: Helpers;
  readonly config: Partial<Config>;
  readonly card: CardDefinition;
  /** Null: the card itself is played, whatever it does. */
  readonly effect: Effect | null;
}

type Seats = NonNullable<Setup<LunchTable>["seats"]>;
type SeatSetup = NonNullable<Seats["host"]>;
type Placed = NonNullable<SeatSetup["board"]>[number];

/** The seat that tries the card is host. */
export function stageOf(casting: Casting, random: Stream): State {
  const { game, config } = casting;
  const extras = new Extras(casting, random);
  const isOwnTurn = random.int(5) > 1;
  const host = withCard(casting, random, seatOf(casting, random, extras, true));
  const away = seatOf(casting, random, extras, false);
  // Dealt and taken away again: the stage says what lies where.
  const deck = Array<string>(10).fill(casting.helpers.pupil);
  return scenario<LunchTable>(
    game,
    {
      hostDeck: deck,
      awayDeck: deck,
      seed: random.int(2 ** 32),
      firstSeat: "host",
      config: { ...config, minDeck: 1, maxDeck: 60, maxCopies: 60, responses: "full" },
    },
    {
      phase: phaseFor(casting, random),
      shared: { turnSeat: isOwnTurn ? "host" : "away", turnNumber: 5 },
      seats: { host, away },
    },
    // How the others lie is said with them.
    (_def, zone) => (zone === "field" ? lying() : undefined),
  );
}

const lying = (given: Partial<CardData> = {}): CardData => freshData(1, given);

/** Mostly the main phase, where most things begin. */
function phaseFor({ effect }: Casting, random: Stream): Phase {
  const usual: readonly Phase[] = ["main", "main", "main", "combat", "main2", "draw"];
  const isOfPhase = effect?.condition !== undefined && random.int(3) === 0;
  return random.pick(isOfPhase ? PHASES.filter((phase) => phase !== "end") : usual);
}

/** Cards to fill a table with: half of them are what the effect that is tried needs. */
class Extras {
  readonly #random: Stream;
  readonly #helpers: Helpers;
  readonly #pool: readonly CardDefinition[];
  readonly #wanted: readonly CardDefinition[];
  readonly #apt: string | undefined;

  constructor({ cards, helpers, card, effect }: Casting, random: Stream) {
    this.#apt = effect === null ? undefined : helperFor(triggerOf(effect));
    this.#random = random;
    this.#helpers = helpers;
    const all = Object.values(cards);
    this.#pool = all.filter(({ id }) => !id.startsWith("helper-") && id !== card.id);
    const needs = effect === null ? null : new Needs({ card, effect });
    this.#wanted = this.#pool.filter((other) => needs?.isWanted(other));
  }

  some(count: number, fits: (card: CardDefinition) => boolean): string[] {
    const wanted = this.#wanted.filter(fits);
    const pool = this.#pool.filter(fits);
    return Array.from({ length: count }, () => {
      const isWanted = wanted.length > 0 && this.#random.int(2) === 0;
      const from = isWanted ? wanted : pool;
      return from.length === 0 ? "" : this.#random.pick(from).id;
    }).filter((id) => id !== "");
  }

  /** The first of them does what the effect waits for, if it waits for something. */
  helping(count: number): string[] {
    return Array.from({ length: count }, (_, i) => {
      const any = this.#random.pick(this.#helpers.spells);
      return i === 0 ? (this.#apt ?? any) : any;
    });
  }
}

/** Numbers that its conditions and its trigger speak of, to have life, clout and counts around them. */
function numbersIn(node: unknown, names: readonly string[]): number[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([name, part]) =>
    typeof part === "number" && names.includes(name) ? [part] : numbersIn(part, names),
  );
}

const inDeck = (card: CardDefinition): boolean => !isToken(card);
const isStereotype = ({ type }: CardDefinition): boolean => type === "stereotype";
const isField = (card: CardDefinition): boolean =>
  card.type === "spell" && card.spellType === "field";
const goesToSetZone = (card: CardDefinition): boolean =>
  card.type === "trap" || (card.type === "spell" && card.spellType !== "field");

function seatOf(casting: Casting, random: Stream, extras: Extras, isOwn: boolean): SeatSetup {
  const { effect, helpers, config } = casting;
  const slots = config.boardSlots ?? 3;
  const waitsFor = effect === null ? undefined : triggerOf(effect)?.on;
  const onBoard = [
    ...extras.some(random.int(slots + 1), isStereotype),
    ...random.pick([[], [helpers.pupil]]),
  ];
  const amounts = numbersIn({ condition: effect?.condition, trigger: effect?.trigger }, [
    "amount",
    "below",
  ]);
  const set = extras
    .some(random.int(3), goesToSetZone)
    .map((def): Placed => ({ def, data: lying(), faceDown: true }));
  const trap: Placed = { def: helpers.trap, data: lying(), faceDown: true };
  return {
    deck: [...extras.some(10, inDeck), ...extras.helping(2)].slice(0, random.pick([12, 12, 12, 1])),
    hand: [...extras.some(random.int(5), inDeck), ...extras.helping(random.int(3))],
    // Who waits for a summon leaves a slot for it.
    board: onBoard
      .slice(0, waitsFor === "summoned" ? slots - 1 : slots)
      .map((def) => unitOnBoard(casting, def, random)),
    setZone: (isOwn ? set : [...set, trap]).slice(0, config.setSlots ?? 3),
    field: extras.some(random.int(2), isField),
    graveyard: extras.some(random.int(7), inDeck),
    banished: extras.some(random.int(4), inDeck),
    has: {
      lifePoints: random.pick(
        [8000, 8000, 4000, 2000, ...amounts.flatMap((n) => [n, n + 200, n - 1])].filter(
          (n) => n > 0,
        ),
      ),
      clout: Math.min(config.maxClout ?? 10, random.pick([10, 10, 10, 5, 3, 1, 0])),
      breakdownsCaused: Math.min((config.breakdownsToWin ?? 3) - 1, random.pick([0, 0, 0, 1, 2])),
    },
  };
}

function unitOnBoard({ effect, config }: Casting, def: string, random: Stream): Placed {
  const faceDown = random.int(6) === 0;
  const position = faceDown || random.int(3) === 0 ? "defense" : "attack";
  const breaks = effect?.trigger?.on === "breakdown" ? [config.breakdownThreshold ?? 3] : [];
  const vice = random.pick([0, 0, 0, 1, 2, ...breaks]);
  const summoned = faceDown ? null : random.pick(SUMMON_KINDS);
  return { def, faceDown, data: lying({ position, vice, summoned }) };
}

/** Where a card is used from: its hand, its slot, or face-down before it is turned. */
function withCard(casting: Casting, random: Stream, seat: SeatSetup): SeatSetup {
  const { card, effect } = casting;
  const put = (zone: "board" | "setZone" | "field", placed: Placed, slots: number): SeatSetup => {
    const others = (seat[zone] ?? []).slice(0, slots - 1);
    return { ...seat, [zone]: [placed, ...others] };
  };
  const { boardSlots = 3, setSlots = 3, breakdownThreshold = 3 } = casting.config;
  const inHand: SeatSetup = { ...seat, hand: [card.id, ...(seat.hand ?? [])] };
  const { id: def } = card;
  if (card.type === "stereotype") {
    const onBoard = (given: Partial<CardData>, faceDown = false): SeatSetup =>
      put(
        "board",
        { def, faceDown, data: lying({ position: "attack", summoned: "normal", ...given }) },
        boardSlots,
      );
    if (card.token) return onBoard({ isToken: true, summoned: "special" });
    const trigger = effect === null ? null : triggerOf(effect);
    const answersOwn = (on: "summoned" | "flipped"): boolean =>
      trigger?.on === on && trigger.card === "this";
    const isPlayed =
      effect === null ||
      (answersOwn("summoned") && random.int(3) > 0) ||
      (effect.type === "continuous" && random.int(2) === 0);
    if (isPlayed) {
      // A free slot to come to, or a tribute to give.
      return { ...inHand, board: (seat.board ?? []).slice(0, Math.max(1, boardSlots - 1)) };
    }
    if (answersOwn("flipped") || answersOwn("summoned"))
      return onBoard({ position: "defense", summoned: null }, true);
    if (effect.type === "breakdown") return onBoard({ vice: breakdownThreshold });
    const position = random.pick(["attack", "attack", "defense"] as const);
    return onBoard({
      position,
      summoned: random.pick(SUMMON_KINDS),
      vice: random.pick([0, 0, 1, 2]),
    });
  }
  const isActivation =
    effect === null || effect === activationEffect(card) || effect.type === "continuous";
  const isEquip = card.type === "spell" && card.spellType === "equip";
  const toField = isField(card);
  const free = { ...seat, setZone: (seat.setZone ?? []).slice(0, setSlots - 1) };
  if (card.type === "spell" && (isEquip || (isActivation && (toField || random.int(4) > 0)))) {
    return { ...free, hand: inHand.hand ?? [] };
  }
  const isUp = !isActivation && staysOnTable(card);
  return put(
    toField ? "field" : "setZone",
    { def, faceDown: !isUp, data: lying() },
    toField ? 1 : setSlots,
  );
}
