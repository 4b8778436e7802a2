/** What applies to a card now, and why: its state, keywords, effects that last, and the cards they come from. */
import { capital } from "@tcg/core/hosting";
import { activeEffectText, changeText } from "@tcg/lorcana-engine/words";
import { useMatchContext } from "../match/match-context.ts";
import { faceName } from "../match/names.ts";
import { type SeenCard, useLorcana } from "./use-lorcana.ts";

export function Standing({ card }: { readonly card: SeenCard }) {
  const { view, say, touch, faces: printed } = useLorcana();
  const { faces } = useMatchContext();
  const facts = view.game.cards[card.card];
  const effects = view.game.shared.effects.filter(
    ({ on }) => "card" in on && on.card === card.card,
  );
  const listed = new Set(effects.map(({ id }) => id));
  // What an effect that is listed does is said there.
  const others = (facts?.changes ?? []).filter(
    ({ effect }) => effect === null || !listed.has(effect),
  );
  const under = Object.values(view.zones)
    .flatMap((zones) => zones.under.cards)
    .filter(({ data }) => data?.beneath === card.card);
  const type = card.def === null ? undefined : printed[card.def]?.type;
  const where = card.data?.at ?? null;
  const lines = [
    ...(card.data?.exerted === true ? ["Exerted: it cannot quest, challenge or sing."] : []),
    ...(card.data?.drying === true && type === "character"
      ? ["Drying: from your next turn on it can quest, challenge and sing."]
      : []),
    ...(where === null ? [] : [`At ${nameAt(where)}.`]),
  ];
  function nameAt(id: string): string {
    const there = view.seating
      .flatMap((seat) => view.zones[seat].play.cards)
      .find((seen) => seen.card === id);
    return faceName(faces, there?.def);
  }
  if (lines.length + effects.length + others.length + under.length === 0) return null;
  return (
    <ul className="standing-facts" aria-label="What applies to it now">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {effects.map((effect) => (
        <li key={effect.id}>
          {activeEffectText(effect, say)} <small>from {faceName(faces, effect.source.def)}</small>
        </li>
      ))}
      {others.map((change, place) => {
        const { card: id, def } = change.source;
        return (
          <li key={place}>
            {capital(changeText(change))}{" "}
            {id === card.card ? (
              <small>by its own ability</small>
            ) : (
              <small>
                from{" "}
                <button type="button" onClick={() => touch(id)}>
                  {faceName(faces, def)}
                </button>
              </small>
            )}
          </li>
        );
      })}
      {under.map(({ card: id, def }) => (
        <li key={id}>
          Under it:{" "}
          {def === null ? (
            "a face-down card"
          ) : (
            <button type="button" onClick={() => touch(id)}>
              {faceName(faces, def)}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
