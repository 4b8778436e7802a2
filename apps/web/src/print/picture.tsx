/** Pictures and signs in a page. */
import { memo } from "react";
import type { PicturedCard } from "./art/drawn.ts";
import { picture } from "./art/picture.ts";
import type { IconName } from "./icons.ts";

/** Made of numbers and motifs alone: no word of a card gets into the markup. */
export const Picture = memo(function Picture({ card }: { readonly card: PicturedCard }) {
  return <div className="pic" dangerouslySetInnerHTML={{ __html: picture(card) }} />;
});

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="i" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
