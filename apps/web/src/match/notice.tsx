import { Link } from "@tanstack/react-router";
import type { Notice } from "./use-match.ts";

/** Why a move was refused, with a link to the rule. */
export function NoticeBar(props: {
  readonly notice: Notice;
  readonly game: string;
  readonly onDismiss: () => void;
}) {
  const { notice, game, onDismiss } = props;
  // Of "LT 6.3" the number is the anchor on the page of the rules.
  const number = notice.rule?.split(" ").at(-1);
  return (
    <div className="notice" role="alert">
      <p>
        {notice.text}{" "}
        {number !== undefined && (
          <Link to="/rules" search={{ game }} hash={number} target="_blank">
            Rule {number}
          </Link>
        )}
      </p>
      <button type="button" className="quiet-button" onClick={onDismiss}>
        OK
      </button>
    </div>
  );
}
