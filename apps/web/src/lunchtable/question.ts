/** What a prompt asks, in words. */
import type { Prompt, View } from "../games.ts";
import { faceName } from "../match/names.ts";
import type { Faces } from "../protocol.ts";

export function question(
  view: View,
  faces: Faces,
  prompt: { readonly kind: Prompt["kind"] },
): string {
  const asked = prompt as Partial<Prompt> & { readonly kind: Prompt["kind"] };
  switch (asked.kind) {
    case "chain_response":
      return "Do you respond?";
    case "optional_trigger":
      return asked.trigger === undefined
        ? "Do you use the effect?"
        : `Do you use the effect of ${faceName(faces, asked.trigger.source.def)}?`;
    case "order_triggers":
      return "Several effects wait. Which comes first?";
    case "replay":
      return "The other board has changed. Where does the attack go?";
    case "choose_cards":
      return asked.ask === undefined ? "Choose cards." : askText(view, faces, asked.ask);
    case "choose_position":
      return "In which position is it summoned?";
    case "arrange_cards":
      return "In which order do the cards go back on the deck, the top one first?";
  }
}

type Ask = Extract<Prompt, { kind: "choose_cards" }>["ask"];

function askText(view: View, faces: Faces, ask: Ask): string {
  switch (ask.for) {
    case "target":
      return `Choose a target for ${faceName(faces, ask.activation.source.def)}.`;
    case "cost":
      return `Choose what you pay for ${faceName(faces, ask.activation.source.def)}.`;
    case "action": {
      const link = view.game.shared.chain.at(-1);
      return link === undefined
        ? "Choose cards."
        : `Choose for ${faceName(faces, link.source.def)}.`;
    }
    case "hand_limit":
      return `Your hand is too large: discard ${ask.count}.`;
  }
}
