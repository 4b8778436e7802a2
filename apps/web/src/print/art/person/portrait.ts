/** Somebody of the clique, in its cloth, with the motif of the card. */
import type { Drawn } from "../drawn.ts";
import { pick, randomFor, rounded } from "../random.ts";
import { clothed, LINE, OUTLINE } from "../svg.ts";
import { faces } from "./faces.ts";
import { hairBehind, hairOver } from "./hair.ts";
import { type Pose, poses } from "./poses.ts";
import { shirts } from "./shirts.ts";

const skins = ["#f9dcc0", "#eebf94", "#d29a68", "#a86a42", "#7a482d"] as const;
const hairColours = ["var(--k)", "var(--k)", "#8a4a24", "#c9772e", "var(--b)"] as const;

/** How far to the side a person stands in each pose, and how low. */
const places: Readonly<Record<Pose, { readonly aside: number; readonly low: number }>> = {
  hold: { aside: 14, low: 4 },
  both: { aside: 0, low: 4 },
  aloft: { aside: 18, low: 8 },
  crossed: { aside: 16, low: 4 },
  peek: { aside: 0, low: 13 },
};

const freckles = `<g fill="var(--k)" opacity=".55">${[
  [76, 86],
  [81, 89],
  [124, 86],
  [119, 89],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.5"/>`)
  .join("")}</g>`;

export function portrait({ id, cloth }: Drawn["card"], recipe: Drawn["recipe"]): string {
  const random = randomFor(id, "person");
  const skin = recipe.skin === undefined ? pick(random, skins) : skins[recipe.skin];
  const colour = pick(random, hairColours);
  const { hair, mood } = recipe;
  const shirt = recipe.shirt ?? pick(random, ["tee", "hoodie", "collar", "jersey"] as const);
  const flip = random() < 0.5;
  const tilt = rounded(random() * 8 - 4);
  const marks = random() < 0.35 ? freckles : "";
  const pose = recipe.pose ?? "hold";
  const { aside, low } = places[pose];
  const lean = flip ? aside : -aside;
  const head = (body: string): string => `<g transform="rotate(${tilt} 100 110)">${body}</g>`;

  const neck = `<path d="M88 98h24v20c-4 8-20 8-24 0Z" fill="${skin}" ${OUTLINE}/>`;
  const skull = `<g fill="${skin}" ${OUTLINE}><circle cx="65" cy="76" r="8"/><circle cx="135" cy="76" r="8"/><path d="M65 66c0-26 15-38 35-38s35 12 35 38c0 28-15 42-35 42S65 94 65 66Z"/></g>`;
  const cheeks = `<g fill="var(--b)" opacity=".45"><circle cx="76" cy="88" r="7"/><circle cx="124" cy="88" r="7"/></g>`;
  const nose = `<path d="M99 78c3 3 3 5-1 6" ${LINE}/>`;
  const body =
    clothed("M34 170c0-40 26-54 66-54s66 14 66 54Z", cloth) +
    head(hairBehind(hair, colour) + neck) +
    shirts[shirt] +
    head(skull + cheeks + marks + faces[mood] + nose + hairOver(hair, colour));

  return poses[pose]({
    person: `<g transform="translate(${lean} ${low})">${body}</g>`,
    motif: recipe.motif,
    skin,
    flip,
    cloth: (d) => clothed(d, cloth),
    lean,
  });
}
