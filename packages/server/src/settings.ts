/**
 * The settings of a server, read from environment variables: one table, from which docs/hosting.md is checked
 * too. Nothing has to be set.
 */
import { resolve } from "node:path";
import { HEX_SECRET } from "./data-dir.ts";
import { defaultLimits, GUESTS_PER_ADDRESS, type Limit, type Limits } from "./limits/limits.ts";

const LOG_LEVELS = ["silent", "fatal", "error", "warn", "info", "debug"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Settings {
  readonly port: number;
  readonly hostname: string;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly secret?: string;
  readonly logLevel: LogLevel;
  readonly trustProxy: boolean | "loopback";
  readonly allowSeeds: boolean;
  readonly limits: Limits;
}

interface Variable {
  /** What holds if it is not set. */
  readonly usual: string;
  /** What it is, as a phrase: "the port to listen on". */
  readonly about: string;
  /** What it may be, for whoever set it to something else. */
  readonly allowed: string;
  readonly isRight: (text: string) => boolean;
}

const oneOf = (names: readonly string[]) => ({
  allowed: `one of ${names.join(", ")}`,
  isRight: (text: string) => names.includes(text),
});

const count = {
  allowed: "a whole number from 0 on; 0 means no limit",
  isRight: (text: string) => /^\d{1,9}$/.test(text),
};

const { rates, streams, sockets, running } = defaultLimits;

export const variables = {
  PORT: {
    usual: "3000",
    about: "the port to listen on; 0 takes any free one",
    allowed: "a number from 0 to 65535",
    isRight: (text) => /^\d{1,5}$/.test(text) && Number(text) < 65_536,
  },
  HOST: {
    usual: "127.0.0.1",
    about: "the address to listen on; 0.0.0.0 is every address of this machine",
    allowed: "an address of this machine",
    isRight: (text) => text !== "",
  },
  DATA_DIR: {
    usual: "./data",
    about: "the folder of the embedded database and of the secret",
    allowed: "a folder",
    isRight: (text) => text !== "",
  },
  DATABASE_URL: {
    usual: "",
    about: "a PostgreSQL database to use instead of the embedded one; several servers can share it",
    allowed: "postgres://user:password@host:port/database",
    isRight: (text) => /^postgres(ql)?:\/\//.test(text),
  },
  SESSION_SECRET: {
    usual: "",
    about: "what cookies are signed with, the same for servers that share a database",
    allowed: "64 hexadecimal digits",
    isRight: (text) => HEX_SECRET.test(text),
  },
  LOG_LEVEL: { usual: "warn", about: "how much is logged", ...oneOf(LOG_LEVELS) },
  TRUST_PROXY: {
    usual: "no",
    about: "whether a reverse proxy says who is behind it; loopback: only one on this machine",
    ...oneOf(["no", "loopback", "yes"]),
  },
  ALLOW_SEEDS: {
    usual: "no",
    about: "whether a new match may name its seed, which proves nothing about chance; for tests",
    ...oneOf(["no", "yes"]),
  },
  LIMIT_REQUESTS: {
    usual: String(rates.requests.perIdentity.most),
    about: "requests of one guest in a minute",
    ...count,
  },
  LIMIT_MATCHES: {
    usual: String(rates.matches.perIdentity.most),
    about: "new matches of one guest in an hour",
    ...count,
  },
  LIMIT_RECORDS: {
    usual: String(rates.records.perIdentity.most),
    about: "matches that one guest has replayed or checked in a minute",
    ...count,
  },
  LIMIT_AGENTS: {
    usual: String(rates.agents.perIdentity.most),
    about: "new names, agents and keys of one guest in an hour",
    ...count,
  },
  LIMIT_STREAMS: {
    usual: String(streams.perIdentity),
    about: "matches that one guest follows at the same time",
    ...count,
  },
  LIMIT_SOCKETS: {
    usual: String(sockets.perIdentity),
    about: "sockets of one guest that are open at the same time",
    ...count,
  },
  LIMIT_BYTES_HEARD: {
    usual: String(rates.heard.perIdentity.most),
    about: "bytes that one guest may send on streams in a minute",
    ...count,
  },
  LIMIT_BYTES_SENT: {
    usual: String(rates.sent.perIdentity.most),
    about: "bytes that one guest is sent on streams in a minute",
    ...count,
  },
  LIMIT_RUNNING: {
    usual: String(running.all),
    about: "matches of one guest that are not over",
    ...count,
  },
  LIMIT_BOT_MATCHES: {
    usual: String(running.botsOnly),
    about: "matches of one guest that bots play among themselves at the same time",
    ...count,
  },
  LIMIT_ALL_BOT_MATCHES: {
    usual: String(running.botsOnlyOfAll),
    about: "the same, of all guests together",
    ...count,
  },
} as const satisfies Readonly<Record<string, Variable>>;

type Name = keyof typeof variables;

/** Something in the environment that cannot be used; the message says what would be right. */
export class SettingsError extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
    this.name = "SettingsError";
  }
}

export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const faults: string[] = [];
  for (const [name, { allowed, isRight }] of Object.entries<Variable>(variables)) {
    const text = env[name];
    // A secret or an address with a password is not to be seen on a screen.
    if (text !== undefined && text !== "" && !isRight(text))
      faults.push(`${name} must be ${allowed}.`);
  }
  if (faults.length > 0) throw new SettingsError(faults);
  const read = (name: Name): string => env[name] || variables[name].usual;
  const most = (name: Name): number => Number(read(name)) || Infinity;
  const limit = (usual: Limit, name: Name): Limit => ({
    ...usual,
    perIdentity: { ...usual.perIdentity, most: most(name) },
    perAddress: { ...usual.perAddress, most: GUESTS_PER_ADDRESS * most(name) },
  });
  const trusted = read("TRUST_PROXY");
  return {
    port: Number(read("PORT")),
    hostname: read("HOST"),
    dataDir: resolve(read("DATA_DIR")),
    ...(read("DATABASE_URL") !== "" && { databaseUrl: read("DATABASE_URL") }),
    ...(read("SESSION_SECRET") !== "" && { secret: read("SESSION_SECRET") }),
    logLevel: read("LOG_LEVEL") as LogLevel,
    trustProxy: trusted === "loopback" ? trusted : trusted === "yes",
    allowSeeds: read("ALLOW_SEEDS") === "yes",
    limits: {
      rates: {
        requests: limit(rates.requests, "LIMIT_REQUESTS"),
        matches: limit(rates.matches, "LIMIT_MATCHES"),
        records: limit(rates.records, "LIMIT_RECORDS"),
        agents: limit(rates.agents, "LIMIT_AGENTS"),
        heard: limit(rates.heard, "LIMIT_BYTES_HEARD"),
        sent: limit(rates.sent, "LIMIT_BYTES_SENT"),
      },
      streams: {
        perIdentity: most("LIMIT_STREAMS"),
        perAddress: GUESTS_PER_ADDRESS * most("LIMIT_STREAMS"),
      },
      sockets: {
        ...sockets,
        perIdentity: most("LIMIT_SOCKETS"),
        perAddress: GUESTS_PER_ADDRESS * most("LIMIT_SOCKETS"),
      },
      running: {
        all: most("LIMIT_RUNNING"),
        botsOnly: most("LIMIT_BOT_MATCHES"),
        botsOnlyOfAll: most("LIMIT_ALL_BOT_MATCHES"),
      },
    },
  };
}
