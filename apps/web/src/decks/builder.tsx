/** A deck being built: the cards to choose from, and beside them the deck. */
import { useBlocker } from "@tanstack/react-router";
import { useCallback, useMemo, useState } from "react";
import type { GalleryCard } from "../gallery/printers.ts";
import { DeckPanel } from "./deck-panel.tsx";
import { faultsOf } from "./faults.ts";
import { deckSize, mostCopies } from "./limits.ts";
import { countsOf, type Deck, withOneLess, withOneMore } from "./own-deck.ts";
import { Pool } from "./pool.tsx";
import { useRules } from "./use-rules.ts";

export function Builder(props: {
  /** What there was when the page was opened. */
  readonly start: Deck;
  /** What is kept, if it is kept. */
  readonly kept: Deck | null;
  readonly faces: readonly GalleryCard[];
  readonly onKeep: (deck: Deck) => void;
}) {
  const { start, kept, faces, onKeep } = props;
  const [deck, setDeck] = useState(start);
  const rules = useRules(start.game);
  const isChanged = !isSame(deck, kept ?? start);
  useBlocker({
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && !confirm("Leave the deck without saving it?"),
    enableBeforeUnload: isChanged,
    disabled: !isChanged,
  });
  const counts = useMemo(() => countsOf(deck.cards), [deck.cards]);
  const faults = useMemo(
    () => (rules === null ? null : faultsOf(rules, deck.cards)),
    [rules, deck.cards],
  );
  const pool = useMemo(() => faces.filter(({ isToken }) => !isToken), [faces]);
  const limits = useMemo(() => {
    if (rules === null) return null;
    const most = new Map(pool.map(({ id }) => [id, mostCopies(rules, id)]));
    return { size: deckSize(rules, pool[0]?.id ?? ""), most };
  }, [rules, pool]);
  const onMore = useCallback(
    (card: string) => setDeck((was) => ({ ...was, cards: withOneMore(was.cards, card) })),
    [],
  );
  const onLess = useCallback(
    (card: string) => setDeck((was) => ({ ...was, cards: withOneLess(was.cards, card) })),
    [],
  );
  return (
    <main className="build">
      <Pool
        faces={pool}
        counts={counts}
        mostOf={(card) => limits?.most.get(card) ?? null}
        onMore={onMore}
        onLess={onLess}
      />
      <DeckPanel
        deck={deck}
        counts={counts}
        faces={faces}
        size={limits?.size ?? null}
        faults={faults}
        isKept={kept !== null && !isChanged}
        onName={(name) => setDeck({ ...deck, name })}
        onLess={onLess}
        onKeep={() => onKeep(deck)}
      />
    </main>
  );
}

const isSame = (one: Deck, other: Deck): boolean =>
  one.name === other.name &&
  one.cards.length === other.cards.length &&
  one.cards.toSorted().join() === other.cards.toSorted().join();
