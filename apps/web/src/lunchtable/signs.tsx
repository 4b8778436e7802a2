/** Numbers of a seat as things: milk in a carton, stars, cracked plates. */
import type { CSSProperties } from "react";

/** How high the milk of a full carton stands, in units of the drawing. */
const FULL = 36;

/** The carton of milk that a seat lives on: as full as its life. */
export function Carton({ life, full }: { readonly life: number; readonly full: number }) {
  const level = Math.max(0, Math.min(1, life / full));
  const fall = { "--fall": `${Math.round(FULL * (1 - level))}px` } as CSSProperties;
  return (
    <svg className="carton" viewBox="0 0 48 64" aria-hidden="true">
      <path d="M8 22 16 8h16l8 14v38H8Z" className="card-board" />
      <path d="M14 3h20v6H14Z" className="card-board" />
      <svg x="9.5" y="20" width="29" height="38.5" viewBox="9.5 20 29 38.5" aria-hidden="true">
        <path className="milk" style={fall} d="M9.5 23c5-3 9 3 14.5 0s9 3 14.5 0V64h-29Z" />
      </svg>
      <path d="M8 22h32v38H8ZM16 9l8 13 8-13" className="edge" />
    </svg>
  );
}

export function Star({ isOn = true }: { readonly isOn?: boolean }) {
  return (
    <svg className={isOn ? "sign" : "sign off"} aria-hidden="true">
      <use href="#i-star" />
    </svg>
  );
}

/** A breakdown, caused or still to be caused. */
export function Crack({ isOn }: { readonly isOn: boolean }) {
  return (
    <svg className={isOn ? "sign crack on" : "sign crack"} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 20c0-9 4-16 9-16s9 7 9 16Z" className="plate-shape" />
      <path d="M12 4l-3 6 4 3-4 7" className="edge" />
    </svg>
  );
}
