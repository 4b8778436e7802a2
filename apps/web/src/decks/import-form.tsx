/** A deck from text: typed, pasted or from a file, as the builder and the terminal write it. */
import { useHydrated, useNavigate } from "@tanstack/react-router";
import { type SubmitEvent, useId, useState } from "react";
import { readDeck, searchFor } from "./deck-address.ts";

export function ImportForm(props: {
  readonly game: string;
  readonly has: (card: string) => boolean;
}) {
  const { game, has } = props;
  const id = useId();
  const navigate = useNavigate();
  // What is typed before the page has its script would be lost.
  const isReady = useHydrated();
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const read = readDeck(game, "A deck from text", text, has);
    setFault(read.ok ? null : read.fault);
    if (read.ok) void navigate({ to: "/decks/build", search: searchFor(read.deck) });
  };
  return (
    <form className="import-form" onSubmit={submit}>
      <label htmlFor={id}>A line for each card, such as “3 candy-courier”</label>
      <textarea
        id={id}
        rows={5}
        value={text}
        disabled={!isReady}
        spellCheck={false}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-fault`}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={`${id}-fault`} className="fault" role="alert">
        {fault}
      </p>
      <div className="line">
        <button type="submit" className="button" disabled={!isReady}>
          Open it
        </button>
        <label className="button still pick-file">
          From a file
          <input
            type="file"
            accept=".txt,.json,text/plain,application/json"
            className="unseen"
            disabled={!isReady}
            onChange={({ target }) => {
              void target.files?.[0]?.text().then(setText);
            }}
          />
        </label>
      </div>
    </form>
  );
}
