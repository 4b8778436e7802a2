import type { OfferedDeck } from "@ltcg/server/protocol";
import { useEffect, useRef, useState } from "react";
import { printerOf } from "../gallery/printers.ts";
import { knownGame } from "../games.ts";
import { FullCard } from "../print/card/full-card.tsx";
import type { PrintedFace } from "../print/card/printed-face.ts";

interface Copies {
  readonly face: PrintedFace;
  readonly count: number;
}

/** A button that lays out every card of a deck, to look at before it is chosen. */
export function DeckCards({ game, deck }: { readonly game: string; readonly deck: OfferedDeck }) {
  const [isOpen, setIsOpen] = useState(false);
  if (printerOf(game) === null) return null;
  return (
    <>
      <button type="button" className="look-at" onClick={() => setIsOpen(true)}>
        Look at its {deck.size} cards
      </button>
      {isOpen && <Laid game={game} deck={deck} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Laid(props: {
  readonly game: string;
  readonly deck: OfferedDeck;
  readonly onClose: () => void;
}) {
  const { game, deck, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [cards, setCards] = useState<readonly Copies[] | null>(null);
  const [isLost, setIsLost] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    let isLeft = false;
    cardsOf(game, deck.name).then(
      (found) => !isLeft && setCards(found),
      () => !isLeft && setIsLost(true),
    );
    return () => {
      isLeft = true;
    };
  }, [game, deck.name]);
  return (
    <dialog ref={dialog} className="laid-deck" aria-label={deck.title} onClose={onClose}>
      <header>
        <h2 className="display">{deck.title}</h2>
        <form method="dialog">
          <button type="submit" className="button">
            Close
          </button>
        </form>
      </header>
      {deck.about !== null && <p>{deck.about}</p>}
      {cards === null && (
        <p role="status">{isLost ? "The cards cannot be loaded now." : "Laying them out…"}</p>
      )}
      <ul className="laid-cards">
        {cards?.map(({ face, count }) => (
          <li key={face.id}>
            <FullCard face={face} />
            <span className="count display">{count} ×</span>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

/** From the game's own value, which is loaded when somebody looks. */
async function cardsOf(game: string, name: string): Promise<readonly Copies[]> {
  const hosted = await knownGame(game)?.load();
  const print = printerOf(game);
  const list = hosted?.decks[name]?.cards ?? [];
  if (hosted === undefined || print === null) return [];
  const counts = Map.groupBy(list, (id) => id);
  const printed = hosted.cardIds.flatMap((id) => {
    const face = hosted.describeCard(id);
    return face === null ? [] : [{ id, name: id, face, printed: [] }];
  });
  return print(printed).flatMap((face) => {
    const count = counts.get(face.id)?.length ?? 0;
    return count === 0 ? [] : [{ face, count }];
  });
}
