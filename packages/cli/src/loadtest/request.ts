/** What a load test is asked for. */
export interface LoadRequest {
  /** At a time. */
  readonly matches: number;
  readonly seconds: number;
  /** How long a client thinks about a move, drawn evenly. */
  readonly think: { readonly fromMs: number; readonly toMs: number };
  /** Left out: all that the server has, in turns. */
  readonly game?: string;
  readonly databaseUrl?: string;
  /** A folder for a profile of the server. */
  readonly profile?: string;
}
