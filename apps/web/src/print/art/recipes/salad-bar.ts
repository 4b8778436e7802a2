import { duo, note, person, type Recipes, scene, still, swarm } from "../recipe.ts";

export const saladBar: Recipes = {
  "sprout-intern": person("sprout", "sprig", "smile", { skin: 1, pose: "both" }),
  "ranch-smuggler": person("bottle", "hood", "smirk", { skin: 3, pose: "aloft" }),
  "blender-club-captain": person("blender", "net", "grin", {
    shirt: "apron",
    skin: 4,
    pose: "both",
  }),
  "garden-club-president": person("watering", "ranger", "smile", {
    shirt: "collar",
    skin: 2,
    pose: "crossed",
  }),
  "romaine-emperor": person("tongs", "romaine", "flat", { back: "rays", shirt: "collar", skin: 0 }),
  "juice-cleanse": duo("cup", "carrot"),
  "grown-from-seed": still("seeds", "sprout", "watering"),
  "meal-plan": still("calendar", "carrot", "apple"),
  "eat-your-greens": still("broccoli", "fork", "lettuce"),
  "cheat-day": duo("cupcake", "calendar"),
  "loyalty-stamp-card": still("stampcard", "lettuce", "stamp"),
  "watching-grass-grow": swarm("sprout", "clock"),
  "sensible-hairnet": still("hairnet"),
  "surprise-broccoli": note("broccoli", "burst"),
  "no-thank-you-bite": note("fork", "carrot"),
  "it-grows-back": note("lettuce", "watering"),
  "grandma-brought-soup": note("soup", "lunchbox"),
  "buddy-system": note("hand", "hand"),
  "allergy-card": note("peanut", "pass"),
  "greenhouse-effect": scene("greenhouse", "tomato", "sprout"),
  "mindfulness-minute": scene("lotus", "clock", "sprout"),
  "balanced-diet": scene("scales", "carrot", "cupcake"),
};
