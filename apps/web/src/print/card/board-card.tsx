/** A card on its seat, numbers first: 96 wide, or as wide as --bw says. */
import { memo } from "react";
import { Picture } from "../picture.tsx";
import { CardFrame, type SmallCardProps } from "./card-frame.tsx";
import { atRest, type CardState } from "./card-state.ts";
import { Cracks } from "./marks.tsx";
import { NameLabel } from "./name-label.tsx";
import type { PrintedFace } from "./printed-face.ts";
import { StatNow, Stats } from "./stats.tsx";

export const BoardCard = memo(function BoardCard({ face, state = atRest }: SmallCardProps) {
  return (
    <CardFrame face={face} state={state} size="board-card">
      <Picture card={face} />
      <NameLabel name={face.name} width={78} largest={12} smallest={8} />
      <Foot face={face} state={state} />
      <Cracks state={state} />
    </CardFrame>
  );
});

function Foot({ face, state }: { readonly face: PrintedFace; readonly state: CardState }) {
  const { stats, typeLine } = face;
  if (stats.length === 0) return <span className="foot">{typeLine}</span>;
  const defense = stats.find(({ label }) => label === "defense");
  if (state.defense !== true || defense === undefined) return <Stats stats={stats} state={state} />;
  // Who defends ducks behind a tray: it shows defense, and hides the attack.
  return (
    <span className="duck">
      <StatNow stat={defense} state={state} />
    </span>
  );
}
