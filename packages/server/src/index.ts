/** `@ltcg/server`: matches over HTTP and WebSocket. */
export { createServer, type Server, type ServerOptions } from "./create-server.ts";
export type { GameEntry, GameModule } from "./game-modules.ts";
export { type Listener, type ListenOptions, listen } from "./http/listen.ts";
export { setSecurityHeaders } from "./http/security-headers.ts";
export type { DeckShelf, KeptDeck } from "./identities/deck-shelf.ts";
export type { Agent, IdentityStore, KeyChange } from "./identities/identity-store.ts";
export type { Allowance } from "./limits/allowance.ts";
export { type Counted, defaultLimits, type Limit, type Limits, noLimits } from "./limits/limits.ts";
export { createLog, type Log } from "./observing/log.ts";
export { type OpenServerOptions, openServer } from "./open-server.ts";
export { type Listening, type ServeOptions, serve } from "./serve.ts";
export { type LogLevel, readSettings, type Settings, SettingsError } from "./settings.ts";
export { startFault } from "./start-fault.ts";
