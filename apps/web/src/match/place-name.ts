/** What a place on the table is called in moves: "host.board.2", or "host.inkwell" for a whole zone. */
export function placeName({ dataset }: HTMLElement): string {
  const { zone = "", slot } = dataset;
  return slot === undefined ? zone : `${zone}.${slot}`;
}
