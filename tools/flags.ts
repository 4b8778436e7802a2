/** The flags of a command of the repository that takes nothing else. */

/** Those that were given; a wrong call is answered with the usage, and the command ends with 2. */
export function flagsOf<Flag extends string>(
  command: string,
  known: Readonly<Record<Flag, string>>,
): ReadonlySet<Flag> {
  const given = process.argv.slice(2);
  const strange = given.filter((flag) => !Object.hasOwn(known, flag));
  if (strange.length === 0) return new Set(given as Flag[]);
  const flags = Object.entries<string>(known).map(([flag, does]) => `  ${flag}  ${does}`);
  const usage = flags.length === 0 ? "it takes none" : `it takes\n${flags.join("\n")}`;
  console.error(`npm run ${command}: unknown option ${strange.join(", ")}; ${usage}`);
  process.exit(2);
}
