/** The form over a gallery. What is chosen stands in the address, so that a search can be shared. */
import { useId } from "react";
import { Select } from "../home/select.tsx";
import type { PrintedFace } from "../print/card/printed-face.ts";
import { valuesOf, type Wanted } from "./find-cards.ts";

export function Filters({
  faces,
  wanted,
  onChange,
}: {
  readonly faces: readonly PrintedFace[];
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}) {
  const id = useId();
  const choice = (
    label: string,
    field: "family" | "kind" | "rarity",
    values: readonly string[],
  ) => (
    <Select
      label={label}
      value={wanted[field] ?? ""}
      options={[{ value: "", text: "any" }, ...values.map((value) => ({ value, text: value }))]}
      onChange={(value) => onChange({ ...wanted, [field]: value === "" ? undefined : value })}
    />
  );
  return (
    <search className="gallery-filters">
      <label htmlFor={id}>
        Find
        <input
          id={id}
          type="search"
          value={wanted.words ?? ""}
          placeholder="name or text"
          onChange={({ target }) => onChange({ ...wanted, words: target.value || undefined })}
        />
      </label>
      {choice("Family", "family", valuesOf(faces, "family"))}
      {choice("Kind", "kind", valuesOf(faces, "typeLine"))}
      {choice("Rarity", "rarity", valuesOf(faces, "rarity"))}
    </search>
  );
}
