import { useRef } from "react";
import type { TableParts } from "../match/game-display.ts";
import { Chain } from "./chain.tsx";
import { useLunchTable } from "./use-lunch-table.ts";
import { useNotePlace } from "./use-note-place.ts";

/** Between the trays: what is happening, and the question as what comes next. */
export function Band({ parts }: { readonly parts: Pick<TableParts, "question" | "notice"> }) {
  const { chain } = useLunchTable().view.game.shared;
  const band = useRef<HTMLDivElement>(null);
  useNotePlace(band);
  return (
    <div className="band" ref={band} data-next={chain.length > 0 ? chain.length + 1 : undefined}>
      <Chain />
      {parts.question}
      {parts.notice}
    </div>
  );
}
