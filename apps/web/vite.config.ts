import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// The packages of this repository stay outside the server's bundle: they are read from source, start
// worker threads by their own address, and must exist once in the process (start.ts).
export default defineConfig({
  plugins: [tanstackStart(), react()],
  build: { rolldownOptions: { external: [/^@ltcg\//, /^@tcg\//] } },
});
