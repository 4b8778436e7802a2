import { capital } from "@tcg/core/hosting";
import type { Seat } from "@tcg/lorcana-engine";
import { HarbourBerth } from "./harbour-berth.tsx";
import { type Berth, crowdOf, layPier, type Mooring, sizeIn, widthOf } from "./pier-layout.ts";
import { useLorcana } from "./use-lorcana.ts";

/** A player's cards in play. */
export function Pier({ of }: { readonly of: Seat }) {
  const { say, view, faces, near } = useLorcana();
  const layout = layPier(view, faces, of);
  const { characters, locations, items } = layout;
  const isNear = of === near;
  const at = say.place({ seat: of, zone: "play" });
  const isEmpty = characters.length + locations.length + items.length === 0;
  const line = (
    <ul key="characters" className="line characters" aria-label={`Characters ${at}`}>
      {characters.map((berth) => (
        <Standing key={berth.card.card} berth={berth} at={at} />
      ))}
    </ul>
  );
  const places = (
    <ul key="places" className="line places" aria-label={`Locations and items ${at}`}>
      {locations.map((mooring) => (
        <Moored key={mooring.card.card} mooring={mooring} at={at} />
      ))}
      {items.map((berth) => (
        <Standing key={berth.card.card} berth={berth} at={at} />
      ))}
    </ul>
  );
  return (
    <section
      className={`pier ${isNear ? "near" : "far"} ${crowdOf(layout)}`}
      style={{ ["--size" as string]: sizeIn(layout), ["--wide" as string]: widthOf(layout) }}
      aria-label={capital(`${say.whose(of)} side`)}
    >
      <div className="pier-row" data-zone={`${of}.play`}>
        {isEmpty && <p className="nobody">{capital(say.whose(of))} pier is empty.</p>}
        {/* What is used most is nearest to the street on a phone, where these are two rows. */}
        {isNear ? [line, places] : [places, line]}
      </div>
    </section>
  );
}

function Standing({ berth, at }: { readonly berth: Berth; readonly at: string }) {
  const { card, beneath } = berth;
  return (
    <li className={berthClass(berth)}>
      <HarbourBerth card={card} beneath={beneath.length} at={at} />
    </li>
  );
}

/** Who is at a location stands at its right edge. */
function Moored({ mooring, at }: { readonly mooring: Mooring; readonly at: string }) {
  const { faces } = useLorcana();
  const { card, there } = mooring;
  const name = card.def === null ? "" : (faces[card.def]?.name ?? "");
  return (
    <li className={there.length > 0 ? "mooring visited" : "mooring"}>
      <div className="berth wide-card">
        <HarbourBerth card={card} beneath={mooring.beneath.length} at={at} />
      </div>
      {there.length > 0 && (
        <ul className="visitors" aria-label={`At ${name}`}>
          {there.map((berth) => (
            <Standing key={berth.card.card} berth={berth} at={`at ${name}`} />
          ))}
        </ul>
      )}
    </li>
  );
}

const berthClass = ({ card: { data } }: Berth): string =>
  data?.exerted === true ? "berth sideways" : "berth";
