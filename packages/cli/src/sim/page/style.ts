/** The look of the page: paper by day, a dark room at night, in one file with the figures. */
export const style = `
:root {
  color-scheme: light dark;
  --page: #fbf4e4; --sheet: #fffdf6; --text: #2a1b2e; --soft: #64505f; --hair: #d9c4a0;
  --a: #1456c8; --b: #b51a38; --plain: #14653a; --other: #8a5a00;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #1c1521; --sheet: #2b2132; --text: #fbf0da; --soft: #cdb9c6; --hair: #54435c;
    --a: #8ec5ff; --b: #ff8f9c; --plain: #7fdca6; --other: #ffc22e;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 62rem; padding: 1rem; background: var(--page); color: var(--text);
  font: 1rem/1.45 ui-rounded, "Segoe UI", system-ui, "DejaVu Sans", sans-serif;
}
h1 { font-size: 1.75rem; line-height: 1.15; margin: 0.5rem 0; }
h2 { font-size: 1.25rem; margin: 0 0 0.25rem; }
h3 { font-size: 1rem; margin: 1rem 0 0.25rem; }
p { margin: 0 0 0.75rem; color: var(--soft); overflow-wrap: anywhere; }
section { background: var(--sheet); border: 1px solid var(--hair); border-radius: 10px; padding: 1rem; margin: 1rem 0; }
ul, ol { list-style: none; margin: 0; padding: 0; }
.rows li {
  display: grid; grid-template-columns: 1fr 1.6fr 1.6fr;
  gap: 0.25rem 1rem; align-items: center; padding: 0.4rem 0; border-top: 1px solid var(--hair);
}
.rows li:first-child { border-top: 0; }
.name { font-weight: 600; overflow-wrap: anywhere; }
.name small, .figure { font-weight: 400; font-size: 0.875rem; color: var(--soft); }
.figure { font-variant-numeric: tabular-nums; }
.said { display: block; }
.track { position: relative; display: block; height: 1.75rem; background: color-mix(in srgb, var(--hair) 30%, transparent); border-radius: 4px; }
.half::before { content: ""; position: absolute; left: 50%; top: 0; bottom: 0; border-left: 1px dashed var(--soft); }
.track i, .track b { position: absolute; display: block; }
.span { top: 50%; height: 2px; margin-top: -1px; background: currentColor; }
.dot { width: 12px; height: 12px; margin: -6px 0 0 -6px; top: 50%; background: currentColor; border-radius: 50%; }
.key { display: inline-block; width: 10px; height: 10px; margin-right: 0.4rem; background: currentColor; border-radius: 50%; }
.a { color: var(--a); } .b { color: var(--b); } .first, .held { color: var(--plain); } .played { color: var(--other); }
.span.held, .dot.held { top: 28%; } .span.played, .dot.played { top: 72%; }
.dot.played, .key.played { border-radius: 0; rotate: 45deg; scale: 0.85; }
.track .bar { left: 0; top: 20%; bottom: 20%; min-width: 1px; background: var(--a); border-radius: 0 3px 3px 0; }
.columns { display: flex; align-items: stretch; gap: 2px; height: 11rem; border-bottom: 1px solid var(--soft); }
.columns li { flex: 1; display: flex; align-items: flex-end; }
.columns i { display: block; width: 100%; background: var(--a); border-radius: 3px 3px 0 0; }
.axis { display: flex; justify-content: space-between; font-size: 0.8rem; margin: 0.25rem 0 0; gap: 0.5rem; }
.rows + .axis { margin-inline: calc((100% - 2rem) / 4.2 + 1rem) calc((100% - 2rem) * 1.6 / 4.2 + 1rem); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
@media (max-width: 46rem) {
  .rows li { grid-template-columns: 1fr; }
  .rows + .axis { margin-inline: 0; }
}
`;
