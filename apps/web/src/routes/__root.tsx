import { createRootRoute, HeadContent, Outlet, Scripts } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PrintSheet } from "../print/print-sheet.tsx";
import { chosenTheme } from "../site/theme.ts";
import { NotFound, Trouble } from "../site/trouble.tsx";
import styles from "../styles.css?url";

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1, viewport-fit=cover" },
      { name: "theme-color", content: "#f7ead0" },
      { title: "LunchTable" },
    ],
    links: [{ rel: "icon", href: "/icon.svg", type: "image/svg+xml" }],
  }),
  shellComponent: Page,
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: ({ error }) => <Trouble error={error} />,
});

function Page({ children }: { readonly children: ReactNode }) {
  return (
    // The switch writes the attribute itself, so what the browser finds may differ.
    <html lang="en" data-theme={chosenTheme() ?? undefined} suppressHydrationWarning>
      <head>
        {/* First, so that cards (print), then tables add to it, in whatever order they come. */}
        <link rel="stylesheet" href={styles} precedence="room" />
        <HeadContent />
      </head>
      <body>
        <PrintSheet />
        {children}
        <Scripts />
      </body>
    </html>
  );
}
