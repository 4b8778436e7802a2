/** What printed cards refer to; it stands once in a page that has any. */
import { inkStyles } from "./ink-styles.ts";
import { sprite } from "./sprite.ts";

const drawn = { __html: sprite() };
const styles = inkStyles();

export function PrintSheet() {
  return (
    <>
      <style>{styles}</style>
      <svg className="print-sheet" aria-hidden="true" dangerouslySetInnerHTML={drawn} />
    </>
  );
}
