import type { GamesReply } from "@ltcg/server/protocol";
import { capital, plain } from "@tcg/core/hosting";
import { useEffect, useState } from "react";
import { type Choice, fitting, keptChoice } from "./choice.ts";
import { DeckCards } from "./deck-cards.tsx";
import { DeckChoice } from "./deck-choice.tsx";
import { DeckTickets } from "./deck-tickets.tsx";
import { Select } from "./select.tsx";
import { clocks, isClock } from "./time-controls.ts";
import { usePlay } from "./use-play.ts";

/** The order: what to play, with which decks and against whom; then the button. Beside it the decks as tickets. */
export function PlayForm({ offer }: { readonly offer: GamesReply }) {
  const [wanted, setWanted] = useState<Partial<Choice>>({});
  const [isReady, setIsReady] = useState(false);
  // The server renders the form first, without what this browser remembers. The form is disabled until
  // that is loaded, because loading it would overwrite a choice.
  useEffect(() => {
    setWanted(keptChoice());
    setIsReady(true);
  }, []);
  const { play, watch, layTable, resume, isStarting, problem } = usePlay();
  useEffect(resume, [resume]);
  const choice = fitting(offer, wanted);
  if (choice === null) return <p role="alert">The server cannot be reached. Try again shortly.</p>;
  const game = offer.games.find((offered) => offered.game === choice.game);
  const decks = game?.decks ?? [];
  const change = (part: Partial<Choice>): void => setWanted({ ...choice, ...part });
  const own = decks.find(({ name }) => name === choice.deck);
  const isDisabled = !isReady || isStarting;
  return (
    <>
      <form
        className="order"
        onSubmit={(event) => {
          event.preventDefault();
          play(choice);
        }}
      >
        <fieldset className="play-form" disabled={isDisabled}>
          <legend className="display">Your order</legend>
          {offer.games.length > 1 && (
            <Select
              label="Game"
              value={choice.game}
              options={offer.games.map((each) => ({ value: each.game, text: each.title }))}
              onChange={(wantedGame) => change({ game: wantedGame })}
            >
              {game !== undefined && <p>{capital(game.about)}.</p>}
            </Select>
          )}
          <Select
            label="Opponent"
            value={choice.opponent}
            options={offer.bots.map((bot) => ({ value: bot, text: `${title(bot)} bot` }))}
            onChange={(opponent) => change({ opponent })}
          >
            <p>{botHints[choice.opponent]}</p>
          </Select>
          <DeckChoice
            label="Your deck"
            value={choice.deck}
            decks={decks}
            onChange={(deck) => change({ deck })}
          />
          <DeckChoice
            label="Opponent's deck"
            value={choice.opponentDeck}
            decks={decks}
            onChange={(opponentDeck) => change({ opponentDeck })}
          />
          <Select
            label="Clock"
            value={choice.clock}
            options={Object.entries(clocks).map(([value, { title: text }]) => ({ value, text }))}
            onChange={(clock) => isClock(clock) && change({ clock })}
          >
            <p>{clocks[choice.clock].about}</p>
          </Select>
          <button type="submit" className="button go big">
            Play
          </button>
          <div className="other-ways">
            <button type="button" className="button" onClick={() => layTable(choice)}>
              Play a friend
            </button>
            <button type="button" className="button" onClick={() => watch(choice)}>
              Watch two bots play it
            </button>
          </div>
          {problem !== null && <p role="alert">{problem}</p>}
        </fieldset>
      </form>
      <section className="pick-deck" aria-label="Decks to choose from">
        <h2 className="display">Pick a table</h2>
        {own !== undefined && <DeckCards game={choice.game} deck={own} />}
        <DeckTickets
          decks={decks}
          value={choice.deck}
          isDisabled={isDisabled}
          onChange={(deck) => change({ deck })}
        />
      </section>
    </>
  );
}

const botHints: Readonly<Record<string, string>> = {
  random: "Plays anything that is legal.",
  greedy: "Looks one move ahead.",
  planner: "Thinks to its own next turn, which takes a moment.",
  search: "Thinks its best moves through many times, which takes a moment.",
};

const title = (name: string): string => capital(plain(name));
