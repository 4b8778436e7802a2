import { isCardId } from "@tcg/core";
import { capital } from "@tcg/core/hosting";
import type { Way } from "./follow.ts";
import { type MatchContextValue, useMatchContext } from "./match-context.ts";
import type { ReadMove } from "./moves.ts";
import { findCard } from "./names.ts";

/** The ways that are left, a button each. What lies on the table is pointed at there instead. */
export function Ways() {
  const context = useMatchContext();
  const { game, view, isBusy, pointed, targets, takeWay, touch, letGo } = context;
  const shown = waysShown(context);
  // The other answers come back with it, also for a thumb, which has no Escape.
  const isAnswering = view.prompts.length > 0 && isSelected(context);
  const cards = answering(context);
  if (shown.length + cards.length === 0) return null;
  const isPass = (move: ReadMove | null): boolean => move !== null && game.isPass?.(move) === true;
  // What does something stands before what does nothing.
  const ordered = [...shown].sort((a, b) => Number(isPass(a.done)) - Number(isPass(b.done)));
  const acting = ordered.filter(({ done }) => !isPass(done)).length + cards.length;
  // Beside cards that may be pointed at, it is not the one thing to do.
  const isOnly = acting === 1 && targets.size === 0;
  return (
    <ul className="moves">
      {cards.map(({ by, text }) => (
        <li key={by}>
          <button
            type="button"
            className="button go move"
            data-answer={by}
            aria-disabled={isBusy}
            onClick={() => by !== null && touch(by)}
          >
            {text}
          </button>
        </li>
      ))}
      {ordered.map((way) => {
        const { key, done } = way;
        const text = game.brief?.(way.moves, context) ?? way.text;
        const note = done === null ? null : game.note(context, done);
        const [what, how] = inTwo(text);
        const isGo = !isPass(done) && done !== null && (isOnly || view.prompts.length > 0);
        return (
          <li key={key}>
            <button
              type="button"
              title={text === way.text ? undefined : way.text}
              aria-label={how === null ? undefined : text}
              className={isGo ? "button go move" : "button move"}
              {...(done === null ? { "aria-pressed": pointed.way === key } : {})}
              data-move={done?.id}
              data-way={done === null ? key : undefined}
              data-pass={isPass(done) || undefined}
              aria-disabled={isBusy}
              onClick={() => !isBusy && takeWay(way)}
            >
              <span>
                {what}
                {how !== null && <small className="how">{capital(how)}</small>}
                {note !== null && <small>{note}</small>}
              </span>
              {isPass(done) && <kbd>Space</kbd>}
            </button>
          </li>
        );
      })}
      {isAnswering && (
        <li>
          <button type="button" className="button move" onClick={letGo}>
            Back
          </button>
        </li>
      )}
    </ul>
  );
}

/** What is longer than this says in small letters what it does. */
const MOST_IN_ONE = 32;

/** "First, Fizz Bomber: deal 1000 damage": what is chosen, and what that does. */
function inTwo(text: string): readonly [string, string | null] {
  const at = text.indexOf(": ");
  const isLong = at > 0 && text.length > MOST_IN_ONE;
  return isLong ? [text.slice(0, at), text.slice(at + 2)] : [text, null];
}

/** Whether a card is selected that something can be done with. */
const isSelected = ({ moves, selected }: MatchContextValue): boolean =>
  selected !== null && moves.some(({ by }) => by === selected);

/** A way on which only a card has to be pointed at needs no button, unless there is another way. */
function waysShown({ ways, targets }: MatchContextValue): readonly Way[] {
  const open = ways.filter(({ done }) => done === null);
  const isPointed = open.length === 1 && targets.size > 0;
  return isPointed ? ways.filter(({ done }) => done !== null) : ways;
}

/** While something is asked and nothing selected: the cards that can answer, or those that cannot be clicked. */
function answering(context: MatchContextValue): { by: string | null; text: string }[] {
  const { game, view, moves } = context;
  if (isSelected(context)) return [];
  const isAsked = view.prompts.some(({ seat }) => seat === view.viewer);
  const byCard = Map.groupBy(
    moves.filter(({ by, anytime }) => by !== null && anytime !== true),
    ({ by }) => by ?? "",
  );
  return [...byCard].flatMap(([by, [first]]) => {
    const zone = findCard(view, by)?.zone;
    const isOnTable = zone !== undefined && game.isOnTable(zone);
    if ((isOnTable && !isAsked) || first === undefined || !isCardId(by)) return [];
    return [{ by, text: nameIn(context, by) }];
  });
}

function nameIn({ view, faces }: MatchContextValue, id: string): string {
  const def = findCard(view, id)?.card.def;
  return def == null ? "A card" : (faces[def]?.name ?? def);
}
