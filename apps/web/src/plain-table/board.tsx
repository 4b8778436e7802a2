import { capital, plain } from "@tcg/core/hosting";
import { useMatchContext } from "../match/match-context.ts";
import { isPlayer } from "../match/names.ts";
import { Card } from "./card.tsx";

/** By custom the zone of the cards a player holds. The viewer's own stays in reach. */
const HAND = "hand";

/** Every seat with its numbers and a list for each of its zones; the viewer's own seat comes last. */
export function Board() {
  const { view, game, say } = useMatchContext();
  const { seating, viewer, phase } = view;
  const ordered = [
    ...seating.filter((seat) => seat !== viewer),
    ...seating.filter((s) => s === viewer),
  ];
  const facts = game.words.board.match(view, say);
  return (
    <div className="board">
      <div className="sides">
        <section className="middle" aria-label="Progress">
          {phase !== null && (
            <p>
              <strong>{capital(game.words.phase(phase) ?? plain(phase))}</strong>
            </p>
          )}
          {facts.map(({ name, value }) => (
            <p key={name}>
              {name} <b>{value}</b>
            </p>
          ))}
        </section>
        {ordered.map((seat) => (
          <Seat key={seat} of={seat} />
        ))}
      </div>
      {isPlayer(view) && view.zones[viewer]?.[HAND] !== undefined && (
        <section
          className="hand plain-hand"
          aria-label={capital(say.place({ seat: viewer, zone: HAND }))}
        >
          <ul>
            {view.zones[viewer][HAND].cards.map((card) => (
              <li key={card.card}>
                <Card card={card} at={say.place({ seat: viewer, zone: HAND })} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Seat({ of }: { readonly of: string }) {
  const { view, game, say, isPassing } = useMatchContext();
  const isOwn = of === view.viewer;
  const isAsked = view.actors.includes(of) && !(isOwn && isPassing);
  const isActing = isAsked && view.outcome.status === "running";
  const zones = Object.entries(view.zones[of] ?? {}).filter(([zone]) => !isOwn || zone !== HAND);
  const empty = zones.flatMap(([zone, { count }]) => (count === 0 ? [say.zone(zone)] : []));
  return (
    <section
      className={isOwn ? "plain-side own" : "plain-side"}
      aria-label={capital(`${say.whose(of)} side`)}
    >
      <div className={isActing ? "standing acting" : "standing"}>
        <div className="who">
          <strong>{isOwn ? `You (${say.seat(of)})` : capital(say.seat(of))}</strong>
          {isActing && <span className="deciding">{isOwn ? "your decision" : "is deciding"}</span>}
        </div>
        <ul className="numbers">
          {game.words.board.seat(view, of).map(({ name, value }) => (
            <li key={name}>
              <b>{value}</b> {name}
            </li>
          ))}
        </ul>
      </div>
      {zones
        .filter(([, { count }]) => count > 0)
        .map(([zone, { count, cards }]) => (
          <div key={zone} className="plain-zone">
            <h3>
              {capital(say.zone(zone))} <span className="quiet">{count}</span>
            </h3>
            <ul aria-label={say.place({ seat: of, zone })}>
              {cards.map((card) => (
                <li key={card.card}>
                  <Card card={card} at={say.place({ seat: of, zone })} />
                </li>
              ))}
              {count > cards.length && (
                <li className="quiet">
                  {count - cards.length} {cards.length === 0 ? "hidden" : "more, hidden"}
                </li>
              )}
            </ul>
          </div>
        ))}
      {empty.length > 0 && <p className="quiet">Empty: {empty.join(", ")}</p>}
    </section>
  );
}
