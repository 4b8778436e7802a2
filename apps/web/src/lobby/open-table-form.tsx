import type { GamesReply } from "@ltcg/server/protocol";
import { useEffect, useState } from "react";
import { type Choice, fitting, keptChoice } from "../home/choice.ts";
import { DeckChoice } from "../home/deck-choice.tsx";
import { Select } from "../home/select.tsx";
import { clocks, isClock } from "../home/time-controls.ts";
import { usePlay } from "../home/use-play.ts";

/** Lays a table: for a friend who is sent a link, or for anybody in the room. */
export function OpenTableForm({ offer }: { readonly offer: GamesReply }) {
  const [wanted, setWanted] = useState<Partial<Choice>>({});
  const [isReady, setIsReady] = useState(false);
  // As in the form of the home page: what this browser remembers is read before anything can be chosen.
  useEffect(() => {
    setWanted(keptChoice());
    setIsReady(true);
  }, []);
  const { layTable, isStarting, problem } = usePlay();
  const choice = fitting(offer, wanted);
  if (choice === null) return <p role="alert">The server cannot be reached. Try again shortly.</p>;
  const change = (part: Partial<Choice>): void => setWanted({ ...choice, ...part });
  const decks = offer.games.find(({ game }) => game === choice.game)?.decks ?? [];
  return (
    <form
      className="lay-table"
      onSubmit={(event) => {
        event.preventDefault();
        layTable(choice);
      }}
    >
      <fieldset disabled={!isReady || isStarting}>
        <legend className="unseen">A new table</legend>
        <Select
          label="Game"
          value={choice.game}
          options={offer.games.map(({ game, title }) => ({ value: game, text: title }))}
          onChange={(game) => change({ game })}
        />
        <DeckChoice
          label="Your deck"
          value={choice.deck}
          decks={decks}
          onChange={(deck) => change({ deck })}
        />
        <Select
          label="Clock"
          value={choice.clock}
          options={Object.entries(clocks).map(([value, { title }]) => ({ value, text: title }))}
          onChange={(clock) => isClock(clock) && change({ clock })}
        >
          <p>{clocks[choice.clock].about}</p>
        </Select>
        <div className="lay-ways">
          <button type="submit" className="button go">
            Invite a friend
          </button>
          <button type="button" className="button" onClick={() => layTable(choice, true)}>
            Open to everybody
          </button>
        </div>
        {problem !== null && <p role="alert">{problem}</p>}
      </fieldset>
    </form>
  );
}
