import { type MouseEvent, memo, useContext } from "react";
import { Terms } from "../rules/terms.tsx";
import type { Faces } from "./shown.ts";
import { splitAtNames } from "./split-names.ts";
import { LookContext } from "./use-look.ts";

interface Known {
  readonly faces: Faces;
  readonly gameId: string | null;
}

/**
 * A line of the log, in which each name of a card shows the card. There are hundreds of them in a long match, so it
 * takes only what it needs: it stays as it is while cards are chosen and moves are made.
 */
export const LogText = memo(function LogText(props: Known & { readonly text: string }) {
  const { text, faces, gameId } = props;
  return splitAtNames(faces, text).map(({ part, def }, place) =>
    def === null ? (
      <Terms key={place} text={part} isAside />
    ) : (
      <CardLink key={place} def={def} name={part} faces={faces} gameId={gameId} />
    ),
  );
});

/** A link and not a button, so that a long name is broken where the line ends, as the words around it are. */
function CardLink(props: Known & { readonly def: string; readonly name: string }) {
  const { def, name, faces, gameId } = props;
  const look = useContext(LookContext);
  const onClick = (click: MouseEvent): void => {
    // Whoever wants another page gets the card's own.
    if (click.ctrlKey || click.metaKey || click.shiftKey) return;
    click.preventDefault();
    look({ id: "", def, how: "held", from: "right" });
  };
  const version = versionOf(faces, def, name);
  return (
    <a
      href={gameId === null ? undefined : `/cards/${gameId}/${def}`}
      className="card-link"
      tabIndex={-1}
      title={version === "" ? undefined : name}
      onClick={onClick}
    >
      {name.slice(0, name.length - version.length)}
      {version !== "" && <span className="unseen">{version}</span>}
    </a>
  );
}

/** What a name ends in to tell cards of the same name apart: " - Ferry Brawler". The link tells them apart by itself. */
function versionOf(faces: Faces, def: string, name: string): string {
  const face: object = faces[def] ?? {};
  const end = "version" in face && typeof face.version === "string" ? ` - ${face.version}` : "";
  return name.endsWith(end) ? end : "";
}
