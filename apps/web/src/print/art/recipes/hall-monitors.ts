import { duo, note, person, type Recipes, scene, still, swarm } from "../recipe.ts";

export const hallMonitors: Recipes = {
  "sash-cadet": person("pylon", "buzz", "flat", { shirt: "sash", skin: 2 }),
  "clipboard-captain": person("clipboard", "bun", "smirk", {
    shirt: "sash",
    skin: 0,
    pose: "crossed",
  }),
  "whistle-blower": person("whistle", "side", "cheek", { shirt: "sash", skin: 4 }),
  "locker-inspector": person("magnifier", "ranger", "glasses", {
    shirt: "tie",
    skin: 1,
    pose: "crossed",
  }),
  "vice-principal": person("stamp", "side", "sly", {
    back: "rays",
    shirt: "tie",
    skin: 2,
    pose: "crossed",
  }),
  "sent-to-the-office": still("door", "sheet"),
  "overdue-library-book": still("book", "clock", "stamp"),
  "everyone-sit-down": swarm("chair", "megaphone"),
  "corridor-speed-limit": still("stopwatch", "sneaker", "pylon"),
  "heads-down-please": duo("hand", "bench"),
  "swear-jar": still("jar", "burst", "coin"),
  "homework-quota": swarm("sheet", "pen"),
  "assigned-seat": still("chair", "pass"),
  "one-weeks-detention": note("calendar", "clock"),
  "caught-red-handed": note("hand", "eye"),
  "recess-is-cancelled": note("ball", "stamp"),
  "morning-uniform-check": note("sock", "tie"),
  "back-of-the-line": note("pylon", "swap"),
  "signature-required": note("pen", "sheet"),
  "detention-hall": scene("clock", "chair", "clipboard"),
  "no-running-zone": scene("pylon", "sneaker", "whistle"),
  "hall-pass-required": scene("pass", "door", "bell"),
};
