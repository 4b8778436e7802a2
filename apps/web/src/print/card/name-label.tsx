/** The name on its paper label, in at most two lines, as large as it fits. */
import { fitTwoLines } from "../type/fit.ts";

export function NameLabel(props: {
  readonly name: string;
  /** The room for a line, of a card of the width it was drawn at. */
  readonly width: number;
  readonly largest: number;
  readonly smallest: number;
}) {
  const { name, width, largest, smallest } = props;
  const size = fitTwoLines(name, width, largest, smallest);
  return (
    <span className="name" style={{ ["--fit" as string]: size }}>
      {name}
    </span>
  );
}
