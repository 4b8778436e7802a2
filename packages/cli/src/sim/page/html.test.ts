import { expect, test } from "vitest";
import { html } from "./html.ts";

test("what is put in is text, also in attributes; what was made here stays as it is", () => {
  const name = `<script>alert("1")</script> & 'more'`;
  const made = html`<p title="${name}">${[html`<b>${1}</b>`, html`<i>${name}</i>`]}</p>`.text;
  expect(made).not.toContain("<script>");
  expect(made).toContain("<b>1</b>");
  expect(made.match(/&#60;script&#62;alert\(&#34;1&#34;\)/g)).toHaveLength(2);
  expect(made).toContain("&#38; &#39;more&#39;");
});
