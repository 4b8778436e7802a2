/** The old address of a replay. */
import { createFileRoute, redirect } from "@tanstack/react-router";
import { replaySearch } from "../replay/search.ts";

export const Route = createFileRoute("/matches/$matchId_/replay")({
  validateSearch: replaySearch,
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: "/replays/$matchId", params, search, replace: true });
  },
});
