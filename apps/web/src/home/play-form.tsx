import { useEffect, useId, useState } from "react";
import { capital, plain } from "../match/names.ts";
import { type Choice, fitting, keptChoice, type Offer } from "./choice.ts";
import { usePlay } from "./use-play.ts";

/** What to play, with which decks and against whom; then the button. */
export function PlayForm({ offer }: { readonly offer: Offer }) {
  const [wanted, setWanted] = useState<Partial<Choice>>({});
  const [isReady, setIsReady] = useState(false);
  // After the first drawing, which is the server's and knows nothing of this browser. What somebody
  // chose before would be lost: until then nothing can be chosen.
  useEffect(() => {
    setWanted(keptChoice());
    setIsReady(true);
  }, []);
  const { play, watch, isStarting, problem } = usePlay();
  const choice = fitting(offer, wanted);
  if (choice === null) return <p role="alert">The server cannot be reached. Try again soon.</p>;
  const decks = offer.games.find(({ game }) => game === choice.game)?.decks ?? [];
  const deckOptions = decks.map(({ name, size }) => ({
    value: name,
    text: `${title(name)} (${size} cards)`,
  }));
  const change = (part: Partial<Choice>): void => setWanted({ ...choice, ...part });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        play(choice);
      }}
    >
      <fieldset className="play-form" disabled={!isReady || isStarting}>
        <legend className="unseen">A new match</legend>
        {offer.games.length > 1 && (
          <Select
            label="Game"
            value={choice.game}
            options={offer.games.map((game) => ({ value: game.game, text: game.title }))}
            onChange={(game) => change({ game })}
          />
        )}
        <Select
          label="Your deck"
          value={choice.deck}
          options={deckOptions}
          onChange={(deck) => change({ deck })}
        />
        <Select
          label="Opponent's deck"
          value={choice.opponentDeck}
          options={deckOptions}
          onChange={(opponentDeck) => change({ opponentDeck })}
        />
        <Select
          label="Opponent"
          value={choice.opponent}
          options={offer.bots.map((bot) => ({ value: bot, text: `${title(bot)} bot` }))}
          hint={botHints[choice.opponent]}
          onChange={(opponent) => change({ opponent })}
        />
        <button type="submit" className="button big">
          Play
        </button>
        <button type="button" className="button quiet-big" onClick={() => watch(choice)}>
          Watch two bots play it
        </button>
        {problem !== null && <p role="alert">{problem}</p>}
      </fieldset>
    </form>
  );
}

const botHints: Readonly<Record<string, string>> = {
  random: "Plays anything that is legal.",
  greedy: "Looks one move ahead.",
};

const title = (name: string): string => capital(plain(name));

function Select(props: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly hint?: string | undefined;
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="choice">
      <label htmlFor={id}>{props.label}</label>
      <select id={id} value={props.value} onChange={({ target }) => props.onChange(target.value)}>
        {props.options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {props.hint !== undefined && (
        <p className="quiet" id={`${id}-hint`}>
          {props.hint}
        </p>
      )}
    </div>
  );
}
