/** What a program sees at its first decision, for whoever has no match to look at. The ids are those of a match that was played. */
export const example = `LunchTable, match d5c67dd92bd9f22634350ec44a864d67, version 3. You are host.
Turn 3, yours, main phase.

HAPPENED
- The opponent summons Back-Row Whisperer in defense position
- The opponent sets a card face-down
- Turn 3: you
- You draw Candy Store Trip
- You gain 1 clout and have 2

YOU (host): life 8000, clout 2
  hand: Too Wired to Listen [c81]; Birthday Party Table [c82]; Candy Store Trip [c95]
  board: Jawbreaker Jock [c85] (1500/1700, attack)
  deck 34 hidden; empty: set zone, field slot, graveyard, banished
OPPONENT (away, bot greedy): life 8000, clout 1
  board: Back-Row Whisperer [c91] (1200/1600, defense)
  set zone: hidden card [c93] (face-down)
  deck 35 hidden; hand 3 hidden; empty: field slot, graveyard, banished

YOUR DECISION: It is your turn: choose an action.
- SET_SPELL_TRAP c81: Set Too Wired to Listen face-down (or with slot=1, with slot=2)
- ACTIVATE_SPELL c82: Activate Birthday Party Table
- ACTIVATE_SPELL c95: Activate Candy Store Trip
- ENTER_COMBAT: Go to combat (or ADVANCE_PHASE)
- END_TURN: End your turn
`;
