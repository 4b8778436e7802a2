import type { GamesReply } from "@ltcg/server/protocol";
import { createFileRoute } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { titleOf } from "../game-titles.ts";
import { EmptyChair } from "../lobby/empty-chair.tsx";
import { loadOffer, loadOwnName, loadRoom, type Room } from "../lobby/load-room.ts";
import { NameForm } from "../lobby/name-form.tsx";
import { OpenTableForm } from "../lobby/open-table-form.tsx";
import { OpenTable, PlayedTable } from "../lobby/tables.tsx";
import { SiteHeader } from "../site/site-header.tsx";

interface Loaded {
  readonly room: Room;
  readonly offer: GamesReply;
  readonly name: string | null;
}

const LOOK_AGAIN_MS = 4000;

export const Route = createFileRoute("/lobby")({
  loader: async (): Promise<Loaded> => {
    const [room, offer, name] = await Promise.all([loadRoom(), loadOffer(), loadOwnName()]);
    return { room, offer, name };
  },
  head: () => ({
    meta: [{ title: "The lobby · LunchTable" }],
  }),
  component: LobbyPage,
});

function LobbyPage() {
  const { room: initial, offer, name } = Route.useLoaderData();
  const room = useRoom(initial);
  const titles = Object.fromEntries(offer.games.map(({ game, title }) => [game, title]));
  const isOwn = (matchId: string): boolean => room.own.includes(matchId);
  const open = room.open.map((table) => (
    <OpenTable
      key={table.matchId}
      table={table}
      title={titleOf(titles, table.game)}
      isOwn={isOwn(table.matchId)}
    />
  ));
  const played = room.played.map((table) => (
    <PlayedTable
      key={table.matchId}
      table={table}
      title={titleOf(titles, table.game)}
      isOwn={isOwn(table.matchId)}
    />
  ));
  return (
    <>
      <SiteHeader />
      <main className="lobby">
        <section className="laminate" aria-label="A table of your own">
          <h1 className="display">Keep me a seat</h1>
          <p>Lay a table and send its link to a friend, or let anybody sit down.</p>
          <div className="their-tray free">
            <EmptyChair />
            <div>
              <b className="display">A free chair</b>
              <p>For a friend with your link, or for whoever comes along.</p>
            </div>
            <span className="places" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
          </div>
          <OpenTableForm offer={offer} />
          <NameForm initial={name} />
        </section>
        <div className="hall">
          <section>
            <h2 className="display">
              Open tables <i>{open.length}</i>
            </h2>
            <ul>{open}</ul>
            {open.length === 0 && (
              <p className="no-table">Nobody waits for an opponent now. Lay the first table.</p>
            )}
          </section>
          <section>
            <h2 className="display">
              Tables to watch <i>{played.length}</i>
            </h2>
            <ul>{played}</ul>
            {played.length === 0 && <p className="no-table">Nobody plays in public now.</p>}
          </section>
          {room.problem !== null && <p role="alert">{room.problem}</p>}
        </div>
      </main>
    </>
  );
}

/** The room as it is, looked at again and again while the page is in sight. */
function useRoom(initial: Room): Room {
  const [room, setRoom] = useState(initial);
  useEffect(() => {
    let isLeft = false;
    const timer = setInterval(() => {
      if (document.hidden) return;
      void loadRoom().then((now) => !isLeft && setRoom(now));
    }, LOOK_AGAIN_MS);
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, []);
  return room;
}
