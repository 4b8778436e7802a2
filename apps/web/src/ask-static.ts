/**
 * Asks the API for what stays as it is while a page is open: which games there are, their cards, their rulebooks. A
 * browser asks once and remembers it from page to page; a server asks anew for every page that it renders.
 */
import { QueryClient } from "@tanstack/react-query";
import { createIsomorphicFn } from "@tanstack/react-start";
import { type Answer, callApi } from "./call-api.ts";

/** A server that was brought up to date is noticed by who leaves a page open for longer. */
const REMEMBERED_MS = 10 * 60_000;

const asked = new QueryClient({
  defaultOptions: { queries: { staleTime: REMEMBERED_MS, gcTime: REMEMBERED_MS, retry: false } },
});

type Path = "/api/games" | `/api/games/${string}/${"cards" | "rules"}`;

export const askStatic = <T>(path: Path): Promise<Answer<T>> => ask(path) as Promise<Answer<T>>;

const ask = createIsomorphicFn()
  .server((path: Path): Promise<Answer<unknown>> => callApi(path))
  .client(async (path: Path): Promise<Answer<unknown>> => {
    const query = { queryKey: [path], queryFn: () => callApi<unknown>(path) };
    const answer = await asked.fetchQuery(query);
    // A refusal is not remembered.
    if (!answer.ok) asked.removeQueries(query);
    return answer;
  });
