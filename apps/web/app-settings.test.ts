import { join } from "node:path";
import { expect, it } from "vitest";
import { appSettings } from "./app-settings.ts";

const beside = join(import.meta.dirname, "../../data");

it.each([
  ["not set", {}, beside],
  ["empty", { DATA_DIR: "" }, beside],
  ["set", { DATA_DIR: "/kept/here" }, "/kept/here"],
])(
  "matches are kept where DATA_DIR says, or in the repository's data folder: %s",
  (_how, env, folder) => {
    expect(appSettings(env).dataDir).toBe(folder);
  },
);
