import type { GamesReply, RulesReply } from "@ltcg/server/protocol";
import { createFileRoute, Link, notFound } from "@tanstack/react-router";
import { useMemo } from "react";
import { askStatic } from "../ask-static.ts";
import { rulesOf } from "../rules/find-rules.ts";
import { glossaryOf } from "../rules/glossary.ts";
import { HowToPlay } from "../rules/how-to-play.tsx";
import { readMarkdown } from "../rules/markdown.ts";
import { Rulebook } from "../rules/rulebook.tsx";
import { RuleSearch } from "../rules/search.tsx";
import { GlossaryContext } from "../rules/terms.tsx";
import { SiteHeader } from "../site/site-header.tsx";

interface Loaded extends RulesReply {
  /** Those that have a rulebook. */
  readonly games: readonly { readonly game: string; readonly title: string }[];
}

export const Route = createFileRoute("/rules")({
  validateSearch: ({ game }: Record<string, unknown>): { readonly game?: string } =>
    typeof game === "string" ? { game } : {},
  loaderDeps: ({ search }) => ({ game: search.game }),
  loader: async ({ deps }): Promise<Loaded> => {
    const offer = await askStatic<GamesReply>("/api/games");
    if (!offer.ok) throw new Error(offer.error.message);
    const games = offer.body.games.filter(({ hasRules }) => hasRules);
    const game = deps.game ?? games[0]?.game ?? "";
    const answer = await askStatic<RulesReply>(`/api/games/${encodeURIComponent(game)}/rules`);
    if (answer.ok) {
      return {
        ...answer.body,
        games: games.map((each) => ({ game: each.game, title: each.title })),
      };
    }
    if (answer.status === 404) throw notFound();
    throw new Error(answer.error.message);
  },
  head: ({ loaderData }) => ({
    meta: [{ title: `The rules of ${loaderData?.title ?? "the game"} · LunchTable` }],
  }),
  component: RulesPage,
});

function RulesPage() {
  const { game, title, games, markdown } = Route.useLoaderData();
  const { blocks, rules } = useMemo(() => {
    const read = readMarkdown(markdown);
    return { blocks: read, rules: rulesOf(read) };
  }, [markdown]);
  const sections = blocks.flatMap((block) =>
    block.kind === "heading" && block.level === 2 && block.number !== null
      ? [{ number: block.number, title: block.inlines.map(({ text }) => text).join("") }]
      : [],
  );
  return (
    <>
      <SiteHeader />
      <div className="rules">
        <header className="rules-head">
          <h1 className="display">How to play {title}</h1>
          {games.length > 1 && (
            <nav aria-label="Games">
              {games.map((each) => (
                <Link
                  key={each.game}
                  to="/rules"
                  search={{ game: each.game }}
                  className="chip"
                  aria-current={each.game === game ? "page" : undefined}
                >
                  {each.title}
                </Link>
              ))}
            </nav>
          )}
          <HowToPlay game={game} />
          <RuleSearch key={game} rules={rules} />
        </header>
        <nav aria-label="Sections" className="rules-sections">
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
          <GlossaryContext value={glossaryOf(game)}>
            <Rulebook blocks={blocks} />
          </GlossaryContext>
        </main>
      </div>
    </>
  );
}
