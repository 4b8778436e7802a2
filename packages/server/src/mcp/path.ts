/** Where the Model Context Protocol is spoken, over POST alone. */
export const MCP_PATH = "/api/mcp";
