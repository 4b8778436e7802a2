/** The bar at the top of every page but a match: the way to all others. */
import { Link } from "@tanstack/react-router";
import { ThemeSwitch } from "./theme-switch.tsx";

export function SiteHeader() {
  return (
    <header className="site-header">
      <Logo />
      <nav aria-label="Pages">
        <Link to="/" activeOptions={{ exact: true }}>
          Play
        </Link>
        <Link to="/lobby">Lobby</Link>
        <Link to="/cards">Cards</Link>
        <Link to="/decks">Decks</Link>
        <Link to="/rules">Rules</Link>
        <Link to="/verify">Verify</Link>
        <Link to="/agents">Agents</Link>
      </nav>
      <ThemeSwitch />
    </header>
  );
}

function Logo() {
  return (
    <Link to="/" className="logo" aria-label="LunchTable, home">
      Lunch<i>Table</i>
    </Link>
  );
}
