import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { defaultLimits } from "./limits/limits.ts";
import { readSettings, variables } from "./settings.ts";

test("with nothing set everything has a safe value", () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    hostname: "127.0.0.1",
    dataDir: resolve("data"),
    logLevel: "warn",
    trustProxy: false,
    allowSeeds: false,
  });
  expect(readSettings({})).not.toHaveProperty("databaseUrl");
  expect(readSettings({}).limits).toEqual(defaultLimits);
  expect(readSettings({ PORT: "" }).port).toBe(3000);
});

test("everything can be set", () => {
  const secret = "0f".repeat(32);
  expect(
    readSettings({
      PORT: "0",
      HOST: "0.0.0.0",
      DATA_DIR: "/var/tables",
      DATABASE_URL: "postgres://localhost/tables",
      SESSION_SECRET: secret,
      LOG_LEVEL: "info",
      TRUST_PROXY: "loopback",
      LIMIT_REQUESTS: "10",
      LIMIT_MATCHES: "0",
      LIMIT_STREAMS: "3",
      LIMIT_SOCKETS: "4",
      LIMIT_BYTES_HEARD: "5000",
      LIMIT_BYTES_SENT: "0",
    }),
  ).toMatchObject({
    port: 0,
    hostname: "0.0.0.0",
    dataDir: "/var/tables",
    databaseUrl: "postgres://localhost/tables",
    secret,
    logLevel: "info",
    trustProxy: "loopback",
    limits: {
      rates: {
        requests: { perIdentity: { most: 10 }, perAddress: { most: 50 } },
        matches: { perIdentity: { most: Infinity }, perAddress: { most: Infinity } },
        heard: { perIdentity: { most: 5000 }, perAddress: { most: 25_000 } },
        sent: { perIdentity: { most: Infinity } },
      },
      streams: { perIdentity: 3, perAddress: 15 },
      sockets: { perIdentity: 4, perAddress: 20 },
    },
  });
  expect(readSettings({ TRUST_PROXY: "yes" }).trustProxy).toBe(true);
  expect(readSettings({ ALLOW_SEEDS: "yes" }).allowSeeds).toBe(true);
});

test("all that is wrong is told at once, and no secret is repeated", () => {
  const wrong = {
    PORT: "70000",
    SESSION_SECRET: "hunter2",
    LIMIT_MATCHES: "-1",
    LOG_LEVEL: "loud",
  };
  const read = () => readSettings(wrong);
  expect(read).toThrow(
    "PORT must be a number from 0 to 65535.\n" +
      "SESSION_SECRET must be 64 hexadecimal digits.\n" +
      "LOG_LEVEL must be one of silent, fatal, error, warn, info, debug.\n" +
      "LIMIT_MATCHES must be a whole number from 0 on; 0 means no limit.",
  );
});

test("docs/hosting.md tells every variable as it is", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../docs/hosting.md"), "utf8");
  const rows = page
    .split("\n")
    .filter((line) => /^\| `[A-Z_]+`/.test(line))
    .map((line) =>
      line
        .split("|")
        .map((cell) => cell.trim().replaceAll("`", ""))
        .slice(1, 5),
    );
  expect(rows).toEqual(
    Object.entries(variables).map(([name, { usual, about, allowed }]) => [
      name,
      usual === "" ? "none" : usual,
      about,
      allowed,
    ]),
  );
});
