/**
 * What printed cards refer to, and what they look like; it stands once in a page that has any. The page is not shown
 * before the style sheet is here, whichever way it was come to.
 */
import { inkStyles } from "./ink-styles.ts";
import printStyles from "./print.css?url";
import { sprite } from "./sprite.ts";

const drawn = { __html: sprite() };
const styles = inkStyles();

export function PrintSheet() {
  return (
    <>
      <link rel="stylesheet" href={printStyles} precedence="print" />
      <style>{styles}</style>
      <svg className="print-sheet" aria-hidden="true" dangerouslySetInnerHTML={drawn} />
    </>
  );
}
