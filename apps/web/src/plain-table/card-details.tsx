import { plainFacts } from "@tcg/core/hosting";
import { useMatchContext } from "../match/match-context.ts";
import { faceName, findCard } from "../match/names.ts";

/** What is printed on the selected card. */
export function CardDetails(props: { readonly id: string; readonly def?: string }) {
  const { view, faces } = useMatchContext();
  const found = findCard(view, props.id);
  const def = found?.card.def ?? props.def;
  if (found === null && def === undefined) return null;
  const face = def === undefined ? undefined : faces[def];
  if (face === undefined) {
    return (
      <div className="details">
        <h3>A face-down card</h3>
      </div>
    );
  }
  const printed = plainFacts(face).filter(({ name }) => name !== "name" && name !== "id");
  return (
    <div className="details">
      <h3>{faceName(faces, def)}</h3>
      <dl className="printed">
        {printed.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
