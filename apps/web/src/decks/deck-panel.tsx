/** The deck itself: its name, whether it is legal, what it is made of, and what can be done with it. */
import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import type { GalleryCard } from "../gallery/printers.ts";
import { fitLine } from "../print/type/fit.ts";
import { Curve, FamilyBar, KindBar } from "./charts.tsx";
import { DeckList } from "./deck-list.tsx";
import { DeckSum } from "./deck-sum.tsx";
import type { DeckFault } from "./faults.ts";
import type { DeckSize } from "./limits.ts";
import { type Deck, LONGEST_NAME } from "./own-deck.ts";
import { ShareDialog } from "./share-dialog.tsx";
import { usePlayDeck } from "./use-play-deck.ts";

/** The room for the name of the deck where there is least of it. */
const NAME_WIDTH = 270;

export function DeckPanel(props: {
  readonly deck: Deck;
  readonly counts: ReadonlyMap<string, number>;
  readonly faces: readonly GalleryCard[];
  readonly size: DeckSize | null;
  readonly faults: readonly DeckFault[] | null;
  /** As it is now. */
  readonly isKept: boolean;
  readonly onName: (name: string) => void;
  readonly onLess: (card: string) => void;
  readonly onKeep: () => void;
}) {
  const { deck, counts, faces, size, faults, isKept, onName, onLess, onKeep } = props;
  // On a phone the deck lies under the cards until it is pulled up.
  const [isUp, setIsUp] = useState(false);
  // What is typed before the page has its script would be lost.
  const isReady = useHydrated();
  const [isShared, setIsShared] = useState(false);
  const { play, isStarting, problem } = usePlayDeck();
  const byId = new Map(faces.map((face) => [face.id, face]));
  const cards = deck.cards.flatMap((id) => byId.get(id) ?? []);
  const wrong = new Set(faults?.flatMap((fault) => fault.cards));
  return (
    <section className={isUp ? "deck-panel up" : "deck-panel"} aria-label="The deck">
      <h1 className="unseen">{deck.name}</h1>
      <label className="deck-name">
        <span className="unseen">Name of the deck</span>
        <input
          value={deck.name}
          disabled={!isReady}
          maxLength={LONGEST_NAME}
          style={{ ["--size" as string]: `${fitLine(deck.name, NAME_WIDTH, 30, 16)}px` }}
          onChange={({ target }) => onName(target.value)}
        />
      </label>
      <DeckSum count={deck.cards.length} size={size} faults={faults} />
      {/* Scrolls by itself, so the keyboard has to get there. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached */}
      <section className="in-deck" tabIndex={0} aria-label="Cards of the deck">
        <div className="charts">
          <Curve cards={cards} />
          <div>
            <FamilyBar cards={cards} />
            <KindBar cards={cards} />
          </div>
        </div>
        <DeckList faces={faces} counts={counts} wrong={wrong} onLess={onLess} />
      </section>
      <footer>
        {problem !== null && <p role="alert">{problem}</p>}
        <button
          type="button"
          className="button pull"
          aria-expanded={isUp}
          onClick={() => setIsUp(!isUp)}
        >
          {isUp ? "Cards" : "Deck"}
        </button>
        <button
          type="button"
          className="button go"
          disabled={isStarting || faults === null || faults.length > 0}
          onClick={() => {
            if (!isKept) onKeep();
            void play(deck);
          }}
        >
          Play it
        </button>
        <button type="button" className="button" disabled={isKept} onClick={onKeep}>
          {isKept ? "Saved" : "Save"}
        </button>
        <button type="button" className="button still" onClick={() => setIsShared(true)}>
          Share
        </button>
      </footer>
      {isShared && <ShareDialog deck={deck} onClose={() => setIsShared(false)} />}
    </section>
  );
}
