/** `npx convex dev` in one terminal, `npx vite example` in another; VITE_CONVEX_URL is what the first one says. */
import { ConvexProvider, ConvexReactClient } from "convex/react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { FirstMatch } from "./first-match.tsx";

const client = new ConvexReactClient(import.meta.env.VITE_CONVEX_URL as string);
// Sign-in is the app's own: `client.setAuth` with its provider. Without one, visitors watch.
const root = document.getElementById("root");
if (root !== null) {
  createRoot(root).render(
    <ConvexProvider client={client}>
      {location.hash === "#first" ? <FirstMatch /> : <App />}
    </ConvexProvider>,
  );
}
