/** `@ltcg/server`: matches over HTTP and WebSocket. */
export { createServer, type Server, type ServerOptions } from "./create-server.ts";
export { type OpenServerOptions, openServer } from "./open-server.ts";
export { type Listening, type ServeOptions, serve } from "./serve.ts";
