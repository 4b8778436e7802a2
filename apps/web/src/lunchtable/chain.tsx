import { cardName, faceName } from "../match/names.ts";
import { SetCard } from "../print/card/set-card.tsx";
import { AttackNow } from "./attack-now.tsx";
import { linkDoes } from "./link-words.ts";
import { printedOf } from "./printed.ts";
import { type LunchTableContext, useLunchTable } from "./use-lunch-table.ts";

type Link = LunchTableContext["view"]["game"]["shared"]["chain"][number];

/**
 * What is happening: an attack under way, and the links of the chain, the newest last. Windows in which somebody may
 * respond are not shown: most are over at once, and the viewer's own is the question.
 */
export function Chain() {
  const { say, view } = useLunchTable();
  const { chain, attack } = view.game.shared;
  if (chain.length === 0 && attack === null) return null;
  return (
    <div className="happening">
      {attack !== null && <AttackNow attack={attack} />}
      {chain.length > 0 && (
        <ol className="chain" aria-label="Chain, the last link resolves first">
          {chain.map((link, place) => (
            <ChainLink key={place} link={link} place={place} isOwn={say.isViewer(link.seat)} />
          ))}
        </ol>
      )}
    </div>
  );
}

function ChainLink(props: {
  readonly link: Link;
  readonly place: number;
  readonly isOwn: boolean;
}) {
  const { link, place, isOwn } = props;
  const context = useLunchTable();
  const { say, view, faces } = context;
  const face = printedOf(context, link.source.def);
  const does = linkDoes(link.source.def, link.effect, faces);
  const aims = link.targets.flat().map((id) => cardName(view, faces, id));
  const classes = ["link", isOwn ? "near" : "far", link.negated && "negated"];
  return (
    <li className={classes.filter(Boolean).join(" ")} data-link={place}>
      <span className="link-ring display" aria-hidden="true">
        {place + 1}
      </span>
      {face !== null && <SetCard face={face} state={{ negated: link.negated }} />}
      <div className="link-words">
        <b className="display">{faceName(faces, link.source.def)}</b>
        <p title={does ?? undefined}>
          <span className="visually-hidden">{isOwn ? "Yours" : say.whose(link.seat)}: </span>
          {link.negated ? "Negated. " : ""}
          {does}
          {aims.length > 0 && ` (${aims.join(", ")})`}
        </p>
      </div>
    </li>
  );
}
