/** Day or night: as the system has it, until the visitor chooses. The choice is a cookie, so that the server draws the page right at once. */
import { createIsomorphicFn } from "@tanstack/react-start";
import { getRequestHeader } from "@tanstack/react-start/server";

export type Theme = "light" | "dark";

const COOKIE = "theme";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Null: as the system has it. */
export function themeIn(cookies: string | undefined): Theme | null {
  const chosen = /(?:^|;\s*)theme=(light|dark)(?:;|$)/u.exec(cookies ?? "")?.[1];
  return chosen === "light" || chosen === "dark" ? chosen : null;
}

export const chosenTheme: () => Theme | null = createIsomorphicFn()
  .server(() => themeIn(getRequestHeader("cookie")))
  .client(() => themeIn(document.cookie));

/** What the page looks like now. */
export function shownTheme(): Theme {
  const chosen = chosenTheme();
  if (chosen !== null) return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function chooseTheme(theme: Theme): void {
  // The Cookie Store API is not in every browser yet, and asks for HTTPS.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${COOKIE}=${theme}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  document.documentElement.setAttribute("data-theme", theme);
}
