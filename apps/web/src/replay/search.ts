/** What the address of a replay says: a moment, through whose eyes, and whether it plays by itself. */
export interface ReplaySearch {
  /** After so many commands. */
  readonly at?: number;
  readonly viewer?: string;
  readonly play?: true;
}

export const replaySearch = ({ at, viewer, play }: Record<string, unknown>): ReplaySearch => ({
  ...(typeof at === "number" && Number.isInteger(at) && at >= 0 && { at }),
  ...(typeof viewer === "string" && { viewer }),
  ...(play === true && { play }),
});
