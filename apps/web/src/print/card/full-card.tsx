/** A whole card, to be read: 300 x 420. */
import { inkName } from "../inks.ts";
import { Picture } from "../picture.tsx";
import { fitLine } from "../type/fit.ts";
import { HarbourFull } from "./harbour-full.tsx";
import { isOfHarbour } from "./harbour-numbers.ts";
import type { PrintedFace } from "./printed-face.ts";
import { Stamp } from "./stamp.tsx";
import { Stats } from "./stats.tsx";
import { Wording } from "./wording.tsx";

/** How much room a name has beside the stamp; a dog-ear takes some of it. */
const NAME_WIDTH = { trap: 168, other: 196 };
const drums = ["common", "uncommon", "rare", "epic", "legendary"] as const;

export function FullCard({ face }: { readonly face: PrintedFace }) {
  if (isOfHarbour(face)) return <HarbourFull face={face} />;
  const { name, cut, rarity, typeLine, stats, family } = face;
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
      <Wording face={face} />
      {stats.length === 0 ? <footer className="foot">{family}</footer> : <Stats stats={stats} />}
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
