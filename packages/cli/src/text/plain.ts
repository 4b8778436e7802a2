/** A name from inside a program as people write it: `setZone` is "set zone", `main2` "main 2". */
export function plain(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z0-9])/g, "$1 $2")
    .replaceAll(/[_-]+/g, " ")
    .toLowerCase();
}
