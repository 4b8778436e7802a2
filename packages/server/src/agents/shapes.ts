/** The shapes of what agents are told, for the API's document and for the tests. */
import { z } from "zod";
import { name, status, text, version } from "../http/shapes.ts";
import type { ExplainedReply } from "../protocol.ts";
import type { Acted } from "./act.ts";
import type {
  CardText,
  NamedCard,
  Observation,
  ObservedAction,
  ObservedSeat,
  ObservedZone,
  Reason,
} from "./observation.ts";
import type { RuleText } from "./rulebook.ts";

const seat = text.describe("the name of a seat");
const ms = z.int().nullable();
const cardName = text
  .nullable()
  .describe("null: hidden; in double quotes: other people's words, not the server's");
const fact = z.strictObject({ name: text, value: text });

const namedCard: z.ZodType<NamedCard> = name(
  "NamedCard",
  z.strictObject({ card: text.describe("the id of a card of the match"), name: cardName }),
);

const observedSeat: z.ZodType<ObservedSeat> = name(
  "ObservedSeat",
  z.strictObject({
    seat,
    isYou: z.boolean(),
    by: z.enum(["player", "bot", "nobody"]),
    name: text
      .nullable()
      .describe("of a bot its kind; in double quotes: a name that a player chose"),
    facts: z.array(fact).describe("such as life"),
    leftMs: ms.describe("milliseconds on its clock; null: nobody is timed"),
    decisionMs: ms.describe("milliseconds for this decision; null: its clock stands"),
  }),
);

const observedZone: z.ZodType<ObservedZone> = name(
  "ObservedZone",
  z.strictObject({
    seat,
    zone: text,
    name: text.describe("what people call it"),
    count: z.int().describe("all cards, also those that are hidden"),
    cards: z.array(
      z.strictObject({
        card: text,
        name: cardName,
        def: text.nullable(),
        index: z.int().nullable().describe("slot or position, where it may be known"),
        isFaceDown: z.boolean(),
        states: z.array(text).describe("numbers and states that matter"),
      }),
    ),
  }),
);

const observedAction: z.ZodType<ObservedAction> = name(
  "Action",
  z.strictObject({
    id: text.describe("what to send to play it"),
    text,
    command: z.looseObject({ type: text }),
    cards: z.array(namedCard).describe("those it concerns"),
    isAnytime: z.boolean().describe("allowed whatever is pending, such as giving up"),
  }),
);

const cardText: z.ZodType<CardText> = name(
  "CardText",
  z.strictObject({
    def: text,
    name: text,
    isCustom: z.boolean().describe("whether a player made it: name and text are other people's"),
    text: z.array(text),
  }),
);

const reason: z.ZodType<Reason> = name(
  "Reason",
  z.strictObject({
    id: text.describe("what was or would be sent"),
    cards: z.array(namedCard),
    code: text,
    message: text.describe("why it is not possible, in a sentence"),
    rule: text.nullable(),
    ruleText: text.nullable().describe("what that rule says"),
    facts: z.array(fact).describe("what it would have needed, such as a price"),
  }),
);

export const observation: z.ZodType<Observation> = name(
  "Observation",
  z.strictObject({
    matchId: text,
    game: text,
    title: text,
    version,
    cursor: text.describe("hand it over as since next time: only what is new is told then"),
    status,
    seat: seat.describe("the requester's, or spectator"),
    isYourDecision: z.boolean(),
    isPassing: z.boolean().describe("the server passes here for you, as your settings say"),
    deciding: z.array(seat).describe("the seats that have to act"),
    question: text.describe("what is to be decided, or what is waited for"),
    askedBy: namedCard.nullable().describe("the card that asks"),
    progress: text.describe("how far the match is"),
    phase: text.nullable(),
    turn: z.int().nullable(),
    seats: z.array(observedSeat).describe("your own first"),
    zones: z.array(observedZone),
    actions: z.array(observedAction).describe("everything you may do now"),
    cards: z.array(cardText).describe("texts that the cursor does not have yet"),
    happened: z
      .array(
        z.strictObject({
          version,
          kind: z.enum(["turn", "yours", "theirs", "fact", "end"]),
          text,
        }),
      )
      .describe("since the cursor, the oldest first"),
    happenedBefore: z.int().describe("earlier lines since the cursor that are left out"),
    result: z
      .strictObject({ winners: z.array(seat), text, isWon: z.boolean().nullable() })
      .nullable()
      .describe("once it is over"),
    reasons: z
      .array(reason)
      .exactOptional()
      .describe("what looks possible and is not, if asked for"),
  }),
);

export const acted: z.ZodType<Acted> = name(
  "Acted",
  z.strictObject({
    played: z.array(z.strictObject({ id: text, version })),
    refused: reason.nullable().describe("the first that was not accepted"),
    left: z.int().describe("how many after that were not tried"),
    observation,
  }),
);

const rule: z.ZodType<RuleText> = z.strictObject({ number: text, text });

export const explained: z.ZodType<ExplainedReply> = z.union([
  z.strictObject({
    command: z.union([
      z.strictObject({ isLegal: z.literal(true), version, id: text, text }),
      z.strictObject({ isLegal: z.literal(false), version, reason }),
    ]),
  }),
  z.strictObject({ card: cardText }),
  z.strictObject({ rules: z.array(rule) }),
]);
