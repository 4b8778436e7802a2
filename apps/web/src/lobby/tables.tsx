/** The lists of the room: a row a table, a button a row. */
import type { PublicMatch } from "@ltcg/server/protocol";
import { Link } from "@tanstack/react-router";
import { Face } from "./face.tsx";
import { clockText, sitterName } from "./table-words.ts";

interface RowProps {
  readonly table: PublicMatch;
  readonly title: string;
  readonly isOwn: boolean;
}

export function OpenTable({ table, title, isOwn }: RowProps) {
  const { matchId, seats, names, timeControl, mode } = table;
  const sitter = seats.find(({ by }) => by !== "nobody");
  const name = sitter === undefined ? "An empty table" : sitterName(sitter, names);
  return (
    <li className="table-row">
      <Face name={name} isBot={sitter?.by === "bot"} />
      <div>
        <b className="display">{isOwn ? "Your own table" : name}</b>
        <small>
          {title} · {clockText(timeControl)}
          {mode === "ranked" && " · ranked"}
        </small>
      </div>
      {isOwn ? (
        <Link to="/matches/$matchId" params={{ matchId }} className="button">
          Go there
        </Link>
      ) : (
        <Link to="/join/$matchId" params={{ matchId }} className="button">
          Sit down
        </Link>
      )}
    </li>
  );
}

export function PlayedTable({ table, title, isOwn }: RowProps) {
  const { matchId, seats, names, turn } = table;
  return (
    <li className="table-row">
      <span className="pair">
        {seats.map((held) => (
          <Face key={held.seat} name={sitterName(held, names)} isBot={held.by === "bot"} />
        ))}
      </span>
      <div>
        <b className="display">{seats.map((held) => sitterName(held, names)).join(" and ")}</b>
        <small>
          {title}
          {turn !== null && ` · ${turn === 0 ? "just beginning" : `turn ${turn}`}`}
        </small>
      </div>
      <Link to="/matches/$matchId" params={{ matchId }} className="button">
        {isOwn ? "Play on" : "Watch"}
      </Link>
    </li>
  );
}
