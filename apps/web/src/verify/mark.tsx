/** The pen's mark at a line: a tick, a cross, or nothing where it was not run. */
import type { Mark } from "./sheet.ts";

const drawn: Readonly<
  Record<Exclude<Mark, "not run">, { readonly path: string; readonly says: string }>
> = {
  fits: { path: "M3 13c3 2 5 5 6 8 3-8 7-14 13-18", says: "fits" },
  wrong: { path: "M4 4c5 5 10 10 16 17M20 3C15 9 9 14 4 20", says: "does not fit" },
};

export function PenMark({ mark }: { readonly mark: Mark }) {
  if (mark === "not run") return <span className="pen-mark">not run</span>;
  const { path, says } = drawn[mark];
  return (
    <svg className={`pen-mark ${mark}`} viewBox="0 0 24 24" role="img" aria-label={says}>
      <path d={path} />
    </svg>
  );
}
