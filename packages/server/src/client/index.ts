/** `@ltcg/server/client`: follows matches over one socket, in browsers and elsewhere. */
export {
  type Connection,
  type Follow,
  type MatchStreams,
  openMatchStreams,
} from "./match-streams.ts";
export { type MatchNews, Reader } from "./reader.ts";
