/** The numbers at the foot of a card. One that is not as printed is green or red, and says what is printed. */
import { Icon } from "../picture.tsx";
import { atRest, type CardState } from "./card-state.ts";
import type { Stat } from "./printed-face.ts";

interface Numbers {
  readonly stats: readonly Stat[];
  readonly state?: CardState;
}

export function Stats({ stats, state = atRest }: Numbers) {
  return (
    <span className="stats">
      {stats.map((stat) => (
        <StatNow key={stat.label} stat={stat} state={state} />
      ))}
    </span>
  );
}

export function StatNow(props: { readonly stat: Stat; readonly state?: CardState }) {
  const { stat, state = atRest } = props;
  const { label, icon, value } = stat;
  const current = state.now?.[label] ?? value;
  const lean = current > value ? "raised" : "lowered";
  return (
    <span className={`stat ${label}`} title={current === value ? undefined : `printed: ${value}`}>
      <Icon name={icon} />
      <span className="visually-hidden">{label} </span>
      <b className={current === value ? undefined : lean}>{current}</b>
    </span>
  );
}
