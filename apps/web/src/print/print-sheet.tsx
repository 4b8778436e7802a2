/**
 * What printed cards refer to, and what they look like. It stands once in every page, written by the server; the
 * browser takes it from the page and never needs the drawings themselves.
 */
import { createIsomorphicFn } from "@tanstack/react-start";
import { inkStyles } from "./ink-styles.ts";
import printStyles from "./print.css?url";
import { sprite } from "./sprite.ts";

interface Printed {
  readonly inks: string;
  readonly drawn: string;
}

const printed: () => Printed = createIsomorphicFn()
  .server(() => written())
  .client(() => ({ inks: inPage(".print-inks"), drawn: inPage(".print-sheet") }));

let made: Printed | null = null;

function written(): Printed {
  made ??= { inks: inkStyles(), drawn: sprite() };
  return made;
}

const inPage = (place: string): string => document.querySelector(place)?.innerHTML ?? "";

export function PrintSheet() {
  const { inks, drawn } = printed();
  return (
    <>
      <link rel="stylesheet" href={printStyles} precedence="print" />
      <style
        className="print-inks"
        dangerouslySetInnerHTML={{ __html: inks }}
        suppressHydrationWarning
      />
      <svg
        className="print-sheet"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: drawn }}
        suppressHydrationWarning
      />
    </>
  );
}
