import { chooseTheme, shownTheme } from "./theme.ts";

/** Turns the light in the room off or on. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      className="theme-switch"
      aria-label="Day or night"
      title="Day or night"
      onClick={() => chooseTheme(shownTheme() === "dark" ? "light" : "dark")}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2.4" />
        <path d="M10 2a8 8 0 0 1 0 16Z" fill="currentColor" />
      </svg>
    </button>
  );
}
