/** Lessons: which there are, a match that begins with one, and how far its learner has come. */
import { idOfRequest } from "@lunchtable-tcg/match";
import { z } from "zod";
import type { AppParts } from "../app.ts";
import { HttpError } from "../http/http-error.ts";
import { malformed, matchIdOf } from "../http/read-request.ts";
import { defineRoute } from "../http/route.ts";
import { requestIdSchema, seated, text, version } from "../http/shapes.ts";
import { lessonFrom, lessons, originOf } from "../lessons/all.ts";
import type { Lesson } from "../lessons/lesson.ts";
import { decksOf, moveOf, positionOf } from "../lessons/position.ts";
import { cardsIn, stepsDone } from "../lessons/progress.ts";
import { checkRunning } from "../limits/running-matches.ts";
import type { LessonMatch, LessonReply, LessonsReply, OfferedLesson } from "../protocol.ts";

/** Answers at once, as its learner would like. */
const BOT = "greedy";

const offered = { lesson: text, game: text, title: text, about: text };

const offer = ({ id, game, title, about }: Lesson): OfferedLesson => ({
  lesson: id,
  game,
  title,
  about,
});

/** Those of the games that are here. */
const taught = ({ games, bots }: AppParts): readonly Lesson[] =>
  lessons.filter(({ game }) => Object.hasOwn(games, game) && Object.hasOwn(bots, BOT));

const lessonsReply: z.ZodType<LessonsReply> = z.strictObject({
  lessons: z.array(z.strictObject(offered)),
});

export const listLessons = defineRoute({
  method: "get",
  path: "/api/lessons",
  group: "Games",
  about: "The lessons that can be taken here, in their order.",
  reply: lessonsReply,
  answer: (parts) => ({ lessons: taught(parts).map(offer) }),
});

const body = z.strictObject({
  lesson: z.string().describe("the name of a lesson"),
  requestId: requestIdSchema,
});

export const takeLesson = defineRoute<LessonMatch, typeof body>({
  method: "post",
  path: "/api/lessons",
  group: "Matches",
  about: "A new casual match against a bot that begins with the position of a lesson.",
  body,
  reply: seated,
  status: 201,
  refusals: [409, 410, 422, 503],
  async answer(parts, { c, who, body: { lesson: id, requestId } }) {
    const { service, identities, limiter, games } = parts;
    const lesson = taught(parts).find((each) => each.id === id);
    const hosted = games[lesson?.game ?? ""];
    if (lesson === undefined || hosted === undefined) {
      const known = taught(parts).map((each) => each.id);
      throw malformed([{ at: "lesson", message: `is one of ${known.join(", ")}.` }]);
    }
    limiter.count("matches", who);
    const player = identities.playerOf(who, c);
    const knownAs = requestId === undefined ? null : idOfRequest(player, requestId);
    await checkRunning(parts, { who, isBotsOnly: false, knownAs });
    const { options, commands } = positionOf(hosted, lesson);
    const [seat = "", ...others] = hosted.seats;
    const decks = decksOf(hosted, lesson);
    return service.createMatch({
      game: lesson.game,
      player,
      seat,
      deck: decks[seat] ?? [],
      opponents: others.map((other) => ({ seat: other, bot: BOT, deck: decks[other] ?? [] })),
      ...(lesson.config !== undefined && { config: lesson.config }),
      ...(requestId !== undefined && { requestId }),
      isPublic: false,
      isByInvitation: true,
      // The same cards for every learner: what a lesson says has to be true.
      seed: lesson.seed,
      from: { matchId: originOf(lesson), version: commands.length, seat, options, commands },
    });
  },
});

const lessonReply: z.ZodType<LessonReply> = z.strictObject({
  ...offered,
  version,
  done: z.int().describe("how many steps are done"),
  steps: z.int(),
  now: z
    .strictObject({
      say: text,
      why: text,
      rule: text.describe("the number of a rule"),
      move: text.nullable().describe("the id of the legal move that does it, if it is legal now"),
      cards: z.array(text).describe("the cards it is about"),
    })
    .nullable()
    .describe("null: the lesson is over"),
  end: text.describe("what is said then"),
  next: text.nullable().describe("the lesson that follows"),
});

export const showLesson = defineRoute({
  method: "get",
  path: "/api/matches/:id/lesson",
  group: "Playing",
  about: "Of a match that began as a lesson: what to do now, and how much is done.",
  reply: lessonReply,
  refusals: [404],
  async answer(parts, { c, who }) {
    const { service } = parts;
    const [matchId, player] = [matchIdOf(c), who.identity];
    const { playedFrom } = await service.getMatchMeta(matchId, player);
    const lesson = lessonFrom(playedFrom?.matchId);
    if (lesson === null) throw new HttpError(404, "no-lesson", "This match is not a lesson.");
    const seen = await service.getPlayerView(matchId, player);
    const { updates } = await service.getRecentEvents({ matchId, player, since: 0 });
    const events = updates
      .filter((update) => update.version <= seen.version)
      .flatMap((update) => update.events);
    const done = stepsDone(lesson, events);
    const step = lesson.steps[done];
    const move = step === undefined ? null : moveOf(seen.legalMoves, step.move);
    const all = taught(parts);
    return {
      ...offer(lesson),
      version: seen.version,
      done,
      steps: lesson.steps.length,
      now:
        step === undefined
          ? null
          : {
              say: step.say,
              why: step.why,
              rule: step.rule,
              move: move?.id ?? null,
              cards: move === null ? [] : cardsIn(move.command),
            },
      end: lesson.end,
      next: all[all.findIndex(({ id }) => id === lesson.id) + 1]?.id ?? null,
    };
  },
});
