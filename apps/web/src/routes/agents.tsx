import type { AgentReply, MatchesReply, MyAgentsReply } from "@ltcg/server/protocol";
import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { Code } from "../agents/code.tsx";
import { curlSnippet, typescriptSnippet } from "../agents/snippets.ts";
import { TakeKey } from "../agents/take-key.tsx";
import { seenPath, WhatItSees } from "../agents/what-it-sees.tsx";
import { callApi, readText } from "../call-api.ts";
import { SiteHeader } from "../site/site-header.tsx";

interface Loaded {
  readonly programs: readonly AgentReply[];
  /** The visitor's own match that goes on. */
  readonly matchId: string | null;
  readonly seen: string | null;
}

/** Until the browser says by which address it reached the server. */
const USUAL_ADDRESS = "http://127.0.0.1:3000";

export const Route = createFileRoute("/agents")({
  loader: async (): Promise<Loaded> => {
    const [own, matches] = await Promise.all([
      callApi<MyAgentsReply>("/api/me/agents"),
      callApi<MatchesReply>("/api/matches"),
    ]);
    const running = matches.ok
      ? matches.body.matches.find(({ status, seat }) => status === "active" && seat !== "spectator")
      : undefined;
    const matchId = running?.matchId ?? null;
    return {
      programs: own.ok ? own.body.agents : [],
      matchId,
      seen: matchId === null ? null : await readText(seenPath(matchId)),
    };
  },
  head: () => ({
    meta: [{ title: "Bring your own player · LunchTable" }],
  }),
  component: AgentsPage,
});

function AgentsPage() {
  const { programs, matchId, seen } = Route.useLoaderData();
  const [address, setAddress] = useState(USUAL_ADDRESS);
  useEffect(() => setAddress(location.origin), []);
  return (
    <>
      <SiteHeader />
      <main className="agents">
        <header className="agents-head">
          <div>
            <h1 className="display">Bring your own player</h1>
            <p>
              A program sits down like anybody else. It gets what its seat may see, and a list of
              what it may do. No browser to drive, no picture to read.
            </p>
          </div>
          <span className="minutes display" aria-hidden="true">
            <b>5</b>minutes
          </span>
        </header>
        <div className="agents-steps">
          <Step number={1} title="Take a key">
            <TakeKey initial={programs} />
          </Step>
          <Step number={2} title="Sit down">
            <p>
              Put the key into <code>LUNCH_KEY</code>: <code>export LUNCH_KEY=ltcg_…</code>
            </p>
            <Code name="curl" source={curlSnippet(address)} />
          </Step>
          <Step number={3} title="Play until the bell">
            <p>
              Save it as <code>play.ts</code> and run <code>node play.ts</code>. It needs nothing
              installed.
            </p>
            <Code name="TypeScript" source={typescriptSnippet(address)} />
          </Step>
        </div>
        <div className="agents-side">
          <WhatItSees matchId={matchId} initial={seen} />
          <Law />
          <p className="agents-more">
            <a className="button" href="/api/docs">
              Every request, in full
            </a>
            <a className="button still" href="/api/openapi.json">
              OpenAPI
            </a>
          </p>
          <p>
            A language model with tools needs no code: it speaks the Model Context Protocol with{" "}
            <code>{address}/api/mcp</code>, with the key as a bearer token, or starts{" "}
            <code>npx lunchtable mcp</code>.
          </p>
        </div>
      </main>
    </>
  );
}

function Step(props: {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="agents-step">
      <h2 className="display">
        <span className="step-number">{props.number}</span> {props.title}
      </h2>
      {props.children}
    </section>
  );
}

function Law() {
  return (
    <dl className="law">
      <div>
        <dt className="display">Same eyes</dt>
        <dd>The other hand stays face down. The view is the one a person gets.</dd>
      </div>
      <div>
        <dt className="display">Only legal moves</dt>
        <dd>Something from the list, or nothing. A stale version is refused and costs nothing.</dd>
      </div>
      <div>
        <dt className="display">Same clock</dt>
        <dd>Where a table has a clock, it runs for a program as for anybody.</dd>
      </div>
      <div>
        <dt className="display">A name of its own</dt>
        <dd>It plays under its own name, and its key opens nothing of yours.</dd>
      </div>
    </dl>
  );
}
