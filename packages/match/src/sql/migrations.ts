/** The schema as steps, for ever: a file of any age is brought up to date by those it lacks. */
export const migrations: readonly string[] = [
  `
  -- How a match stands. Written with every entry, read by lists.
  CREATE TABLE matches (
    matchId TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    head TEXT NOT NULL,
    setup TEXT NOT NULL,
    botDue INTEGER NOT NULL,
    atMs INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  -- Where a bot has to act: read when a process starts.
  CREATE INDEX matchesBotDue ON matches (matchId) WHERE botDue = 1;

  -- The latest state of each match. Written with every entry, read when nobody has it in memory.
  CREATE TABLE matchSnapshots (
    matchId TEXT PRIMARY KEY,
    snapshot TEXT NOT NULL
  ) STRICT;

  -- The log. Only ever added to; read by streams that resume, and to play a match again.
  CREATE TABLE matchEvents (
    matchId TEXT NOT NULL,
    version INTEGER NOT NULL,
    seat TEXT NOT NULL,
    commandId TEXT NOT NULL,
    body TEXT NOT NULL,
    events TEXT NOT NULL,
    atMs INTEGER NOT NULL,
    PRIMARY KEY (matchId, version),
    UNIQUE (matchId, seat, commandId)
  ) STRICT;

  -- Who sits where. Written when a seat is taken, read for a player's list.
  CREATE TABLE matchPlayers (
    player TEXT NOT NULL,
    matchId TEXT NOT NULL,
    PRIMARY KEY (player, matchId)
  ) STRICT, WITHOUT ROWID;
  `,
];
