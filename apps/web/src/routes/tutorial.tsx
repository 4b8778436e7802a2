import type { GamesReply, LessonsReply } from "@ltcg/server/protocol";
import { createFileRoute, Link } from "@tanstack/react-router";
import { callApi } from "../call-api.ts";
import { titleOf } from "../game-titles.ts";
import { LessonTickets } from "../lessons/lesson-tickets.tsx";
import { loadOffer } from "../lobby/load-room.ts";
import { SiteHeader } from "../site/site-header.tsx";

interface Loaded extends LessonsReply {
  readonly offer: GamesReply;
}

export const Route = createFileRoute("/tutorial")({
  loader: async (): Promise<Loaded> => {
    const [lessons, offer] = await Promise.all([
      callApi<LessonsReply>("/api/lessons"),
      loadOffer(),
    ]);
    if (!lessons.ok) throw new Error(lessons.error.message);
    return { ...lessons.body, offer };
  },
  head: () => ({
    meta: [{ title: "First lunch · LunchTable" }],
  }),
  component: TutorialPage,
});

function TutorialPage() {
  const { lessons, offer } = Route.useLoaderData();
  const titles = Object.fromEntries(offer.games.map(({ game, title }) => [game, title]));
  const byGame = [...Map.groupBy(lessons, ({ game }) => game)];
  return (
    <>
      <SiteHeader />
      <main className="tutorial">
        <h1 className="display">First lunch</h1>
        <p className="lead">
          Short lessons at the real table, a minute each. Do what the note says, or something else:
          it waits.
        </p>
        {byGame.map(([game, taken]) => (
          <section key={game} aria-label={titleOf(titles, game)}>
            <h2 className="display">{titleOf(titles, game)}</h2>
            <LessonTickets lessons={taken} />
          </section>
        ))}
        <p>
          <Link to="/">Play a whole match</Link> or <Link to="/rules">look a rule up</Link>.
        </p>
      </main>
    </>
  );
}
