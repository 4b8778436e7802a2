/**
 * A card in a phone's hand, seen from its edge like a ticket in a rack: level or cost, and the name down the side.
 * The last one of a rack shows its picture too.
 */
import { memo } from "react";
import { Picture } from "../picture.tsx";
import { setInLines } from "../type/fit.ts";
import { CardFrame, type SmallCardProps } from "./card-frame.tsx";
import { atRest } from "./card-state.ts";
import { Stamp } from "./stamp.tsx";
import { Stats } from "./stats.tsx";

/** Along the edge, on a rack that is 150 high; it is never set smaller than the rest of the text. */
const NAME_LENGTH = 88;
const LARGEST = 14.5;
const SMALLEST = 12;

interface SpineProps extends SmallCardProps {
  /** Whether its side is seen: of the last card of a rack. */
  readonly open?: boolean;
}

export const SpineCard = memo(function SpineCard(props: SpineProps) {
  const { face, state = atRest, open = false } = props;
  return (
    <CardFrame face={face} state={state} size={`spine-card ${open ? "open" : ""}`}>
      <span className="rail">
        <Stamp face={face} />
        <EdgeName name={face.name} />
      </span>
      {open && (
        <span className="side">
          <Picture card={face} />
          {face.stats.length === 0 ? (
            <span className="foot">{face.typeLine.split(" ")[0]}</span>
          ) : (
            <Stats stats={face.stats.slice(0, 1)} state={state} />
          )}
        </span>
      )}
    </CardFrame>
  );
});

function EdgeName({ name }: { readonly name: string }) {
  const { lines, size } = setInLines(name, NAME_LENGTH, LARGEST, SMALLEST);
  return (
    <span className="name" style={{ fontSize: size }}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}
