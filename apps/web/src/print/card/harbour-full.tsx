/** A whole card of Lorcana, to be read: 300 x 420, with an arched window, its cost in a drop and its lore as lamps. */
import { inkName } from "../inks.ts";
import { Picture } from "../picture.tsx";
import { fitLine } from "../type/fit.ts";
import { type HarbourFace, Lamps, secondInk } from "./harbour-card.tsx";
import { printedNumbers } from "./harbour-numbers.ts";
import { Wording } from "./wording.tsx";

/** How much room a name has beside the drop. */
const NAME_WIDTH = 200;

export function HarbourFull({ face }: { readonly face: HarbourFace }) {
  const { name, version, type, typeLine, inks, inkable, cost, family } = face;
  const { strength, willpower, lore, moveCost } = printedNumbers(face);
  const [first, second] = inks;
  const classes = ["printed full of-harbour", type, `q-${inkName(first)}`, "r-uncommon"];
  if (second !== undefined) classes.push("two-inks");
  return (
    <article className={classes.join(" ")} style={secondInk(inks)}>
      <header>
        <span className={inkable ? "lc-cost inkable" : "lc-cost"}>
          <b>
            <span className="visually-hidden">costs </span>
            {cost ?? 0}
          </b>
        </span>
        <div className="name">
          <h3 style={{ fontSize: fitLine(name, NAME_WIDTH, version === null ? 24 : 20) }}>
            {name}
          </h3>
          {version !== null && <i>{version}</i>}
        </div>
      </header>
      <Picture card={face} />
      <div className="tape">{typeLine}</div>
      <Wording face={face} />
      {willpower === null || lore === null ? (
        <footer className="foot">{family}</footer>
      ) : (
        <footer className="lc-numbers">
          {strength !== null && (
            <b className="lc-strength">
              <span className="visually-hidden">strength </span>
              {strength.now}
            </b>
          )}
          {moveCost !== null && <b className="lc-move">move {moveCost}</b>}
          <span>
            <span className="visually-hidden">lore {lore.now}</span>
            <Lamps lore={lore} />
          </span>
          <b className="lc-willpower">
            <span className="visually-hidden">willpower </span>
            {willpower.now}
          </b>
        </footer>
      )}
    </article>
  );
}
