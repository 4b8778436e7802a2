import type { AbandonReply, MetaReply } from "@ltcg/server/protocol";
import { Link, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { callApi, pathOf } from "../call-api.ts";
import { SiteHeader } from "../site/site-header.tsx";
import { EmptyChair } from "./empty-chair.tsx";
import { Face } from "./face.tsx";
import { InvitationTicket } from "./invitation.tsx";
import { clockText, sitterName } from "./table-words.ts";

/** A table laid for two, at which one waits: the ticket, and who is here. */
export function LaidTable(props: {
  readonly meta: MetaReply;
  /** Of the game. */
  readonly title: string;
  /** What the match waits for, in a sentence. */
  readonly waiting: string;
}) {
  const { meta, title, waiting } = props;
  const { matchId, seats, names, seat: own, timeControl, inviteCode, isByInvitation } = meta;
  const isFree = seats.some(({ by }) => by === "nobody");
  return (
    <>
      <SiteHeader />
      <main className="join-page">
        <section className="laminate">
          <h1 className="display">{isFree ? "Keep me a seat" : "About to begin"}</h1>
          <p>
            {title} · {clockText(timeControl)}
          </p>
          <div className={isFree ? "their-tray free" : "their-tray"}>
            {isFree && <EmptyChair />}
            <div>
              <b className="display">{isFree ? "Waiting for a friend" : "Your friend is here"}</b>
              <p role="status">{waiting}</p>
            </div>
            {isFree && (
              <span className="places" aria-hidden="true">
                <i />
                <i />
                <i />
              </span>
            )}
          </div>
          {isFree && own !== "spectator" && (
            <InvitationTicket matchId={matchId} code={isByInvitation ? inviteCode : null} />
          )}
          <h2 className="display">Who is here</h2>
          <ul className="sitters">
            {seats.map((held) => {
              const name = sitterName(held, names);
              return (
                <li key={held.seat}>
                  {held.by === "nobody" ? (
                    <span className="face none" />
                  ) : (
                    <Face name={name} isBot={held.by === "bot"} />
                  )}
                  <span>
                    <b>{held.seat === own ? `You (${name})` : name}</b>
                    <small>{held.by === "nobody" ? "a free chair" : "✓ ready"}</small>
                  </span>
                </li>
              );
            })}
          </ul>
          <footer className="table-foot">
            <Link to="/lobby" className="button">
              Look around meanwhile
            </Link>
            {own !== "spectator" && <ClearTable matchId={matchId} />}
          </footer>
        </section>
      </main>
    </>
  );
}

/** Calls the match off, for both. */
function ClearTable({ matchId }: { readonly matchId: string }) {
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const clear = async (): Promise<void> => {
    const answer = await callApi<AbandonReply>(pathOf(matchId, "abandon"), {});
    if (answer.ok) await router.navigate({ to: "/lobby" });
    else setProblem(answer.error.message);
  };
  return (
    <>
      <button type="button" className="button still" onClick={() => void clear()}>
        Clear the table
      </button>
      {problem !== null && <p role="alert">{problem}</p>}
    </>
  );
}
