/** The form over a gallery. What is chosen stands in the address, so that a search can be shared. */
import { useHydrated } from "@tanstack/react-router";
import { allInks, inkName } from "../print/inks.ts";
import { familiesOf, valuesOf, type Wanted } from "./find-cards.ts";
import type { GalleryCard } from "./printers.ts";

interface Choosing {
  readonly faces: readonly GalleryCard[];
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}

export function FindCard({ wanted, onChange }: Omit<Choosing, "faces">) {
  // What is typed before the page has its script would be lost.
  const isReady = useHydrated();
  return (
    <label className="find">
      <span className="display">Find</span>
      <input
        type="search"
        value={wanted.words ?? ""}
        disabled={!isReady}
        placeholder="a name, a word, “draw”…"
        onChange={({ target }) => onChange({ ...wanted, words: target.value || undefined })}
      />
    </label>
  );
}

/** A tab in its own cloth for each clique or ink; the chosen one again shows all. */
export function Families({ faces, wanted, onChange }: Choosing) {
  return (
    <fieldset className="families wide">
      <legend className="unseen">Family</legend>
      {familiesOf(faces).map(({ name, cloth, count }) => (
        <button
          key={name}
          type="button"
          className={`tab q-${inkName(cloth)}`}
          aria-pressed={wanted.family === name}
          onClick={() => onChange({ ...wanted, family: wanted.family === name ? undefined : name })}
        >
          <Mark ink={cloth} />
          <b>{name}</b>
          <small>
            {count}
            <span className="unseen"> cards</span>
          </small>
        </button>
      ))}
    </fieldset>
  );
}

/** What stands for a clique; inks of the other game have no mark but their cloth. */
function Mark({ ink }: { readonly ink: string }) {
  const mark = allInks[inkName(ink)]?.mark;
  if (mark === undefined) return null;
  return (
    <svg className="mark" viewBox="0 0 64 64" aria-hidden="true">
      <use href={`#m-${mark}`} />
    </svg>
  );
}

/** Chips of which one or none is on: kinds, and how many drums the printer used. */
export function Chips({
  faces,
  wanted,
  onChange,
  field,
  legend,
  all,
}: Choosing & {
  readonly field: "kind" | "rarity";
  readonly legend: string;
  /** The chip for no choice at all. */
  readonly all: string;
}) {
  const values = valuesOf(faces, field);
  if (values.length < 2) return null;
  const chip = (value: string | undefined, text: string) => (
    <button
      key={text}
      type="button"
      className="chip"
      aria-pressed={wanted[field] === value}
      onClick={() => onChange({ ...wanted, [field]: value })}
    >
      {field === "rarity" && value !== undefined && <i className={`drum ${value}`} />}
      {text}
    </button>
  );
  return (
    <fieldset className="chips wide">
      <legend className="unseen">{legend}</legend>
      {chip(undefined, all)}
      {values.map((value) => chip(value, value))}
    </fieldset>
  );
}
