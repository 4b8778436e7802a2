/** What is shown instead of a page: there is none, the server is away, or something went wrong. */
import { Link, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { SiteHeader } from "./site-header.tsx";

const LOOK_AGAIN_MS = 5000;

export function NotFound() {
  return (
    <Notice title="Nothing at this table">
      <p>There is no such page, or it is somebody else's match.</p>
      <p className="trouble-ways">
        <Link to="/" className="button go">
          Back to the start
        </Link>
        <Link to="/lobby" className="button">
          Tables in the lobby
        </Link>
        <Link to="/cards" className="button still">
          All cards
        </Link>
      </p>
    </Notice>
  );
}

export function Trouble({ error }: { readonly error: unknown }) {
  const isAway = error instanceof Error && /cannot be reached/.test(error.message);
  return isAway ? <ServerAway /> : <Spilled error={error} />;
}

/** Looks again by itself. */
function ServerAway() {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => void router.invalidate(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [router]);
  return (
    <Notice title="The kitchen is closed">
      <p>
        The server cannot be reached. This page looks again by itself; nothing of a match is lost.
      </p>
      <p className="trouble-ways">
        <button type="button" className="button go" onClick={() => void router.invalidate()}>
          Look again now
        </button>
        <Link to="/" className="button">
          Back to the start
        </Link>
      </p>
    </Notice>
  );
}

function Spilled({ error }: { readonly error: unknown }) {
  const router = useRouter();
  return (
    <Notice title="Something spilled">
      <p>{error instanceof Error ? error.message : "The cause is unknown."}</p>
      <p className="trouble-ways">
        <button type="button" className="button go" onClick={() => void router.invalidate()}>
          Try again
        </button>
        <Link to="/" className="button">
          Back to the start
        </Link>
      </p>
    </Notice>
  );
}

function Notice(props: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main className="trouble">
        <div className="trouble-tray">
          <EmptyChair />
          <div>
            <h1 className="display">{props.title}</h1>
            {props.children}
          </div>
        </div>
      </main>
    </>
  );
}

/** Drawn here: the sheet of all motifs would come with every page. */
function EmptyChair() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <g stroke="#2a1b2e" strokeWidth="2.6" strokeLinejoin="round" strokeLinecap="round">
        <path d="M22 42 18 60M42 42l4 18M24 28v8M40 28v8" fill="none" />
        <rect x="14" y="6" width="36" height="23" rx="5" fill="#ef5334" />
        <rect x="10" y="35" width="44" height="9" rx="4" fill="#ffb627" />
        <path d="M22 15h20M22 20h20" fill="none" />
      </g>
    </svg>
  );
}
