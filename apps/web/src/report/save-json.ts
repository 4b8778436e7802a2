/** Gives a value to the visitor as a file. */
export function saveJson(name: string, value: object): void {
  const address = URL.createObjectURL(
    new Blob([`${JSON.stringify(value)}\n`], { type: "application/json" }),
  );
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
