/** A whole card, to be read: 300 x 420. */
import { inkName } from "../inks.ts";
import { Icon, Picture } from "../picture.tsx";
import { fitLine } from "../type/fit.ts";
import type { PrintedFace } from "./printed-face.ts";

/** How much room a name has beside the stamp; a dog-ear takes some of it. */
const NAME_WIDTH = { trap: 168, other: 196 };
/** From so many letters on a text is set smaller. */
const MIDDLING = 150;
const LONG = 230;
/** A longer text leaves no room for flavour. */
const FLAVOUR_UP_TO = 225;

const drums = ["common", "uncommon", "rare", "epic", "legendary"] as const;

export function FullCard({ face }: { readonly face: PrintedFace }) {
  const { name, cut, rarity, typeLine, stats, text, flavour, family } = face;
  const letters = text.join("\n").length;
  const length = letters > LONG ? " long" : letters > MIDDLING ? " mid" : "";
  const nameSize = fitLine(name, cut === "trap" ? NAME_WIDTH.trap : NAME_WIDTH.other, 24);
  return (
    <article className={`printed full ${cut} q-${inkName(face.cloth)} r-${rarity}`}>
      <header>
        <Stamp face={face} />
        <h3 className="name" style={{ fontSize: nameSize }}>
          {name}
        </h3>
      </header>
      <Picture card={face} />
      <div className="tape">{typeLine}</div>
      <div className={`wording${length}`}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {flavour !== null && letters <= FLAVOUR_UP_TO && <p className="flav">{flavour}</p>}
      </div>
      {stats.length === 0 ? (
        <footer className="foot">{family}</footer>
      ) : (
        <footer className="stats">
          {stats.map(({ label, icon, value }) => (
            <span key={label}>
              <Icon name={icon} />
              <span className="visually-hidden">{label} </span>
              <b>{value}</b>
            </span>
          ))}
        </footer>
      )}
      <div className="marks">
        {/* Rarity is how many drums the printer used. */}
        <span className="drums" role="img" aria-label={rarity}>
          {drums.map((drum, i) => (
            <i key={drum} className={i <= drums.indexOf(rarity) ? "on" : ""} />
          ))}
        </span>
      </div>
    </article>
  );
}

function Stamp({ face: { level, cost } }: { readonly face: PrintedFace }) {
  if (level !== null) {
    return (
      <span className="stamp lv">
        <span className="visually-hidden">level </span>
        {level}
      </span>
    );
  }
  return (
    <span className="stamp clout">
      <Icon name="star" />
      <b>
        <span className="visually-hidden">costs </span>
        {cost ?? 0}
      </b>
    </span>
  );
}
