/** `@ltcg/server/mcp`: the tools for language models, for whoever serves them over something else than HTTP. */
export { type Ask, type Asked, askAs } from "./ask.ts";
export { createMcpServer } from "./mcp-server.ts";
