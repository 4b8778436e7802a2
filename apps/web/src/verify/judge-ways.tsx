/** What can be done with a receipt that was gone over. */
import { Link } from "@tanstack/react-router";
import { pathOf } from "../call-api.ts";

export function JudgeWays(props: {
  /** The match on this server; undefined: the receipt came in a file. */
  readonly match: string | undefined;
  /** Changes a line of it; null: there is nothing to change. */
  readonly onTamper: (() => void) | null;
  /** Back from a line that was changed here; null: none was. */
  readonly onUntouched: (() => void) | null;
}) {
  const { match, onTamper, onUntouched } = props;
  if (match === undefined && onTamper === null && onUntouched === null) return null;
  return (
    <p className="judge-ways">
      {onUntouched !== null && (
        <button type="button" className="button go" onClick={onUntouched}>
          The untouched receipt
        </button>
      )}
      {match !== undefined && onUntouched === null && (
        <>
          <Link to="/replays/$matchId" params={{ matchId: match }} className="button go">
            Watch it back
          </Link>
          <a className="button" href={pathOf(match, "receipt")} download>
            Save the receipt
          </a>
        </>
      )}
      {onTamper !== null && (
        <button type="button" className="button still" onClick={onTamper}>
          Change a line, see it break
        </button>
      )}
    </p>
  );
}
