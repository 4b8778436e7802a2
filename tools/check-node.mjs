// Stops with the reason and the remedy when the Node that runs this is too old. Plain JavaScript
// that Node 20 can parse: an old Node would die on a TypeScript file before it could say why.
// Run it (`node tools/check-node.mjs && …`) or import it.

export const oldest = 24;
const found = process.versions.node;

if (Number(found.split(".")[0]) < oldest) {
  console.error(
    [
      `LunchTable needs Node ${oldest} or later; this is Node ${found} (${process.execPath}).`,
      "The repository brings its own Node 26 as an optional dependency. npm skips one that fails to",
      "download without a word, and then the machine's Node runs instead.",
      "Remedy: run `npm install` again, start things through npm (`npm test`, `npm start`, `npx node`),",
      `or install Node ${oldest} or later.`,
    ].join("\n"),
  );
  process.exit(1);
}
