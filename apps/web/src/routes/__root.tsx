import { createRootRoute, HeadContent, Link, Outlet, Scripts } from "@tanstack/react-router";
import type { ReactNode } from "react";
import styles from "../styles.css?url";

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { name: "theme-color", content: "#fdf4e3" },
      { title: "LunchTable" },
    ],
    links: [
      { rel: "stylesheet", href: styles },
      { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
    ],
  }),
  shellComponent: Page,
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: ({ error }) => (
    <Message title="Something spilled">
      <p>{error instanceof Error ? error.message : "The cause is unknown."}</p>
    </Message>
  ),
});

function Page({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

function NotFound() {
  return (
    <Message title="Nothing at this table">
      <p>There is no such page, or it is somebody else's match.</p>
    </Message>
  );
}

function Message({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className="home">
      <h1>{title}</h1>
      {children}
      <p>
        <Link to="/" className="button">
          Back to the start
        </Link>
      </p>
    </main>
  );
}
