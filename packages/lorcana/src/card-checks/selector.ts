/** Which cards an effect is about, and which player. */
import {
  checkFields,
  type Fields,
  fault,
  inField,
  integer,
  isObject,
  isOneOf,
  keysOf,
  onlyTrue,
  own,
  type Raw,
  text,
  type Variant,
  variants,
  word,
} from "@tcg/core/shapes";
import type { PublicZone, Selector, Who } from "../cards.ts";
import type { CardType } from "../vocabulary.ts";
import { filterIn, typesOf } from "./filter.ts";
import type { At, Shape } from "./scope.ts";
import { happenings } from "./trigger.ts";

export type Pick = Selector["pick"];

export const PUBLIC_ZONES: readonly PublicZone[] = ["play", "discard"];
/** Every choice is listed whole: of more there would be thousands. */
const MAX_CHOSEN = 5;

/** The filter of a choice is judged with its zone, below. */
const unchecked: Shape = { expects: "a filter", schema: { $ref: "#/$defs/filter" }, check() {} };

const CHOOSERS = ["opponent", "each-opponent", "each"] as const;

const table: { readonly [K in Pick]: Fields<Variant<Selector, "pick", K>> } = {
  self: {},
  it: {},
  "the-other": {},
  challenger: {},
  defender: {},
  those: { as: text(40) },
  chosen: {
    where: unchecked,
    zone: { optional: word(PUBLIC_ZONES) },
    count: { optional: integer(1, MAX_CHOSEN) },
    upTo: { optional: onlyTrue },
    anyNumber: { optional: onlyTrue },
    by: { optional: word(CHOOSERS) },
    as: { optional: text(40) },
  },
  all: { where: unchecked, zone: { optional: word(PUBLIC_ZONES) } },
};

export const PICKS: readonly Pick[] = keysOf(table);

const shape = variants("a selector", "pick", table);

export interface Wanted {
  /** Where the cards can be. In play unless said. */
  readonly zones?: readonly PublicZone[];
  /** What they can be. Anything that is in play unless said. */
  readonly types?: readonly CardType[];
  /** There can be one of them only. */
  readonly isOne?: true;
  /** They are read, not asked for: nobody chooses. */
  readonly isRead?: true;
  /** Something stands about them from now on: also about a card that is being played. */
  readonly isLasting?: true;
  /** Also a card that is being played is moved. */
  readonly isLifted?: true;
}

export function selector(wanted: Wanted = {}): Shape {
  return {
    expects: 'a selector, such as { pick: "chosen", where: { type: "character" } }',
    schema: { $ref: "#/$defs/selector" },
    check(value, at) {
      shape.check(value, at);
      if (isObject(value)) checkMeaning(value, wanted, at);
    },
  };
}

function checkMeaning(value: Raw, wanted: Wanted, at: At): void {
  const pick = own(value, "pick");
  if (!isOneOf(PICKS, pick)) return;
  const here = inField(at, "pick");
  const { text: facts } = at.scope;
  switch (pick) {
    case "self":
      return checkSelf(wanted, at);
    case "it":
    case "the-other":
      return checkHappened(pick, here);
    case "challenger":
    case "defender":
      return checkChallenge(pick, here);
    case "those": {
      const name = own(value, "as");
      if (typeof name !== "string") return;
      if (!facts.names.has(name)) {
        return fault(inField(at, "as"), `nothing before this was chosen as "${name}"`);
      }
      const { isLasting, isLifted, isRead } = wanted;
      if (!facts.played.has(name) || isLasting || isLifted || isRead) return;
      return fault(
        inField(at, "as"),
        `"${name}" enters play when all of this has been read (CR 7.1.6): say it in later, or let it stand`,
      );
    }
    case "chosen":
    case "all":
      return checkFound(pick, value, wanted, at);
  }
}

function checkSelf({ types, isLifted }: Wanted, at: At): void {
  const { card, text: facts } = at.scope;
  const here = inField(at, "pick");
  if (facts.kind === "action") {
    // CR 4.3.4.8: while it resolves it lies nowhere, and may be put elsewhere than into the discard.
    if (!isLifted) fault(here, "an action is never in play: it is not about itself");
  } else if (types !== undefined && card.type !== undefined && facts.isGranted !== true) {
    if (!types.includes(card.type)) {
      fault(here, `this is about ${types.join("s and ")}s, and the card itself is ${a(card.type)}`);
    }
  }
}

/** "It" needs something that has happened to a card. */
export function checkHappened(pick: "it" | "the-other", at: At): void {
  const on = at.scope.text.trigger;
  if (on === undefined) return;
  if (on === "none") return fault(at, `${pick} needs a trigger: here nothing has happened`);
  if (happenings[on][pick === "it" ? "card" : "other"]) return;
  fault(at, `there is no ${pick === "it" ? "card that all can see" : "other card"} in ${on}`);
}

/** Whether a challenge goes on the trigger alone can say. */
function checkChallenge(pick: "challenger" | "defender", at: At): void {
  if (at.scope.text.trigger === "none") {
    fault(at, `${pick} needs a trigger: here nobody is challenging`);
  }
}

function checkFound(pick: "chosen" | "all", value: Raw, wanted: Wanted, at: At): void {
  const { zones = ["play"], types, isOne, isRead } = wanted;
  const { text: facts } = at.scope;
  // What is chosen to be read is one; all together are read as a sum.
  if (isRead && pick === "chosen" && !isOne) {
    return fault(inField(at, "pick"), `nobody is asked here: say self, it, the-other or those`);
  }
  const zone = own(value, "zone") ?? "play";
  if (isOneOf(PUBLIC_ZONES, zone)) {
    if (!zones.includes(zone)) fault(inField(at, "zone"), `must be ${zones.join(" or ")} here`);
    const where = own(value, "where");
    if (where !== undefined) {
      filterIn(zone).check(where, inField(at, "where"));
      const found = typesOf(where, zone);
      if (types !== undefined && found.length > 0 && !found.some((type) => types.includes(type))) {
        const which = `${found.join("s and ")}s`;
        fault(inField(at, "where"), `finds ${which}; this is about ${types.join("s and ")}s`);
      }
    }
  }
  const by = own(value, "by");
  const isByEach = by === "each-opponent" || by === "each";
  const isMany =
    (own(value, "count") ?? 1) !== 1 || own(value, "anyNumber") !== undefined || isByEach;
  if (isOne && !(isRead && pick === "all") && (pick === "all" || isMany)) {
    fault(at, "must be one card: it has a place for one only");
  }
  if (own(value, "anyNumber") !== undefined) {
    for (const other of ["count", "upTo"]) {
      if (own(value, other) !== undefined) {
        fault(inField(at, other), "must be left out: any number may be chosen");
      }
    }
  }
  if (isByEach) checkByEach(by, value, at);
  const name = own(value, "as");
  if (typeof name === "string") facts.names.add(name);
}

/** Each chooses among their own, so the words must be about opponents' cards. */
function checkByEach(by: "each-opponent" | "each", value: Raw, at: At): void {
  const where = own(value, "where");
  const side = isObject(where) ? own(where, "side") : undefined;
  if (by === "each") {
    if (side !== undefined) {
      fault(inField(at, "where"), "must leave out side: each player chooses their own");
    }
  } else if (isObject(where) && side !== "opposing") {
    fault(inField(at, "where"), `must say side: "opposing": each opponent chooses their own`);
  }
  if (own(value, "anyNumber") !== undefined) {
    fault(inField(at, "anyNumber"), "must be left out: each opponent is asked once");
  }
}

export const WORDS_FOR_WHO: readonly (Who & string)[] = [
  "you",
  "opponent",
  "each",
  "each-opponent",
  "chosen-player",
  "its-player",
  "the-others-player",
];

const words = word(WORDS_FOR_WHO);

const playerOf: Fields<{ readonly playerOf: string }> = { playerOf: text(40) };

export const who: Shape = {
  expects: `${words.expects}, or { playerOf: … }`,
  schema: {
    anyOf: [
      words.schema,
      { type: "object", properties: { playerOf: { type: "string" } }, required: ["playerOf"] },
    ],
  },
  check(value, at) {
    if (isObject(value) && own(value, "playerOf") !== undefined) {
      checkFields("the player of a card", playerOf, value, at);
      const name = own(value, "playerOf");
      if (typeof name === "string" && !at.scope.text.names.has(name)) {
        fault(inField(at, "playerOf"), `nothing before this was chosen as "${name}"`);
      }
      return;
    }
    words.check(value, at);
    if (value === "its-player") checkHappened("it", at);
    if (value === "the-others-player") checkHappened("the-other", at);
  },
};

export function a(type: CardType): string {
  return `${type === "action" || type === "item" ? "an" : "a"} ${type}`;
}
