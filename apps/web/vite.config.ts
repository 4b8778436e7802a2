import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

// On the server the packages of this repository stay outside the bundle: they are read from source,
// start worker threads by their own address, and must exist once in the process (start.ts). What the
// browser needs of them (card texts) is bundled, from source as well.
export default defineConfig({
  // How long plugins take is nothing to whoever starts the server for the first time.
  build: { rolldownOptions: { checks: { pluginTimings: false } } },
  plugins: [tanstackStart(), react()],
  environments: {
    client: { resolve: { conditions: ["@tcg/source", ...defaultClientConditions] } },
    ssr: {
      build: { rolldownOptions: { external: [/^@ltcg\//, /^@tcg\//, /^@lunchtable-tcg\//] } },
    },
  },
});
