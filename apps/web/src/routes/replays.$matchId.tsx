import type { MatchReply, MetaReply, RecordedMatch } from "@ltcg/server/protocol";
import { createFileRoute, Link, notFound, useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { callApi, pathOf } from "../call-api.ts";
import { loadTitles, titleOf } from "../game-titles.ts";
import { nobodyKnown, type People, peopleOf } from "../replay/people.ts";
import { MomentActions, RecordActions } from "../replay/replay-actions.tsx";
import { ReplayTable } from "../replay/replay-table.tsx";
import { replaySearch } from "../replay/search.ts";

interface Loaded {
  readonly record: RecordedMatch;
  readonly title: string;
  readonly people: People;
}

const LOOK_AGAIN_MS = 700;

/** The recorded match, from its beginning or at the moment the address names. */
export const Route = createFileRoute("/replays/$matchId")({
  head: () => ({ meta: [{ title: "A recorded match · LunchTable" }] }),
  validateSearch: replaySearch,
  // Null: the match is not over.
  loader: async ({ params }): Promise<Loaded | null> => {
    const [answer, meta, titles] = await Promise.all([
      callApi<RecordedMatch>(pathOf(params.matchId, "record")),
      callApi<MetaReply>(pathOf(params.matchId, "meta")),
      loadTitles(),
    ]);
    if (answer.ok) {
      const people = meta.ok ? peopleOf(meta.body) : nobodyKnown;
      return { record: answer.body, title: titleOf(titles, answer.body.game), people };
    }
    if (answer.error.code === "not-over") return null;
    if (answer.status === 404) throw notFound();
    throw new Error(answer.error.message);
  },
  component: ReplayPage,
});

function ReplayPage() {
  const loaded = Route.useLoaderData();
  const { matchId } = Route.useParams();
  const { at = 0, viewer = "referee", play } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  if (loaded === null) return <StillPlayed matchId={matchId} />;
  return (
    <ReplayTable
      {...loaded}
      where={{ at, viewer }}
      startsPlaying={play === true}
      goTo={(search) => void navigate({ search, replace: true, resetScroll: false })}
      actions={(moment) => ({
        now: (
          <MomentActions
            matchId={matchId}
            moment={moment}
            seat={moment.view.seating.includes(viewer) ? viewer : loaded.people.own}
          />
        ),
        kept: <RecordActions matchId={matchId} record={loaded.record} moment={moment} />,
      })}
    />
  );
}

/** Looks again until the match is over: a moment for two bots, longer for people. */
function StillPlayed({ matchId }: { readonly matchId: string }) {
  const router = useRouter();
  const [version, setVersion] = useState<number | null>(null);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const answer = await callApi<MatchReply>(pathOf(matchId));
      if (!answer.ok) return;
      setVersion(answer.body.version);
      if (answer.body.status === "completed") await router.invalidate();
    };
    const timer = setInterval(() => void look(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [router, matchId]);
  return (
    <main className="home">
      <h1>Still being played</h1>
      <p>
        A match can be replayed when it is over; until then some of it is hidden. The replay opens
        here by itself.
      </p>
      <p role="status">{version === null ? "" : `${version} steps so far.`}</p>
      <p>
        <Link to="/matches/$matchId" params={{ matchId }} className="button">
          Watch it live
        </Link>
      </p>
    </main>
  );
}
