import { memo, useContext } from "react";
import { Terms } from "../rules/terms.tsx";
import { useMatchContext } from "./match-context.ts";
import { splitAtNames } from "./split-names.ts";
import { LookContext } from "./use-look.ts";

/** A line of the log, in which each name of a card shows the card. */
export const LogText = memo(function LogText({ text }: { readonly text: string }) {
  const { faces } = useMatchContext();
  const look = useContext(LookContext);
  return splitAtNames(faces, text).map(({ part, def }, place) =>
    def === null ? (
      <Terms key={place} text={part} isAside />
    ) : (
      <button
        key={place}
        type="button"
        className="card-link"
        tabIndex={-1}
        onClick={() => look({ id: "", def, how: "held", from: "right" })}
      >
        {part}
      </button>
    ),
  );
});
