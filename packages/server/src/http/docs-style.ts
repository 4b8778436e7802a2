/** The look of the API's page: the inks and the paper of the app, by day and at night. */
export const style = `
:root {
  color-scheme: light dark;
  --page: #f7ead0; --sheet: #fff8e7; --text: #2a1b2e; --soft: #64505f; --hair: #d9c4a0; --pen: #c8213f; --focus: #1456c8;
  --sans: ui-rounded, "Nunito", "Segoe UI", system-ui, "DejaVu Sans", sans-serif;
  --till: ui-monospace, "Cascadia Mono", "Roboto Mono", "DejaVu Sans Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root { --page: #1c1521; --sheet: #2b2132; --text: #fbf0da; --soft: #cdb9c6; --hair: #54435c; --pen: #ff8fa0; --focus: #8fb8ff; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.55 var(--sans); }
header, main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1 { font-size: 2rem; line-height: 1.15; margin: 0 0 0.75rem; }
h2 { font-size: 1.25rem; margin: 1.5rem 0 0.5rem; }
h3 { font-size: 1rem; margin: 0 0 0.25rem; overflow-wrap: anywhere; }
h4 { font-size: 0.875rem; margin: 0.75rem 0 0.25rem; color: var(--soft); }
p { margin: 0.25rem 0; }
nav { columns: 18rem 2; }
nav h2 { font-size: 1rem; margin: 0 0 0.25rem; break-after: avoid; }
nav ul { margin: 0 0 1rem; padding: 0; list-style: none; }
code { font: 0.9em var(--till); }
h3 b, nav b { color: var(--pen); }
a { color: inherit; text-decoration-color: var(--pen); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
article { background: var(--sheet); border: 1px solid var(--hair); border-radius: 10px; padding: 1rem; margin: 0 0 1rem; overflow-x: auto; }
article:target { border-color: var(--pen); }
table { border-collapse: collapse; width: 100%; table-layout: fixed; font-size: 0.875rem; }
th { width: 24%; } td:nth-child(2) { width: 30%; } p:empty { display: none; }
th, td { text-align: left; vertical-align: top; padding: 0.3rem 0.75rem 0.3rem 0; border-top: 1px solid var(--hair); font-weight: normal; }
td:last-child { color: var(--soft); }
i { color: var(--soft); }
details { margin-top: 0.75rem; font-size: 0.875rem; }
@media (max-width: 40rem) { td, th, td:nth-child(2) { display: block; width: auto; border: 0; padding: 0; } tr { display: block; border-top: 1px solid var(--hair); padding: 0.4rem 0; } }
`;
