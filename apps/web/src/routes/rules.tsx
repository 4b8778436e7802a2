import type { GamesReply, RulesReply } from "@ltcg/server/protocol";
import { createFileRoute, Link, notFound } from "@tanstack/react-router";
import { callApi } from "../call-api.ts";
import { readMarkdown } from "../rules/markdown.ts";
import { Rulebook } from "../rules/rulebook.tsx";

export const Route = createFileRoute("/rules")({
  validateSearch: ({ game }: Record<string, unknown>): { readonly game?: string } =>
    typeof game === "string" ? { game } : {},
  loaderDeps: ({ search }) => ({ game: search.game }),
  loader: async ({ deps }): Promise<RulesReply> => {
    const game = deps.game ?? (await firstWithRules());
    const path = `/api/games/${encodeURIComponent(game)}/rules`;
    const answer = await callApi<RulesReply>(path);
    if (answer.ok) return answer.body;
    if (answer.status === 404) throw notFound();
    throw new Error(answer.error.message);
  },
  head: ({ loaderData }) => ({
    meta: [{ title: `The rules of ${loaderData?.title ?? "the game"} · LunchTable` }],
  }),
  component: RulesPage,
});

async function firstWithRules(): Promise<string> {
  const answer = await callApi<GamesReply>("/api/games");
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.body.games.find(({ hasRules }) => hasRules)?.game ?? "";
}

function RulesPage() {
  const blocks = readMarkdown(Route.useLoaderData().markdown);
  const sections = blocks.flatMap((block) =>
    block.kind === "heading" && block.level === 2 && block.number !== null
      ? [{ number: block.number, title: block.inlines.map(({ text }) => text).join("") }]
      : [],
  );
  return (
    <div className="rules">
      <header className="bar">
        <Link to="/" className="brand">
          LunchTable
        </Link>
      </header>
      <nav aria-label="Sections">
        <ol>
          {sections.map(({ number, title }) => (
            <li key={number}>
              <a href={`#${number}`}>
                <span className="rule-number">{number}</span> {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <main>
        <Rulebook blocks={blocks} />
      </main>
    </div>
  );
}
