/**
 * The same duel on boardgame.io, through its reducer: no server, no client, no React. It is given what
 * makes it fast: NODE_ENV=production, no undo, moves that are checked by the game alone.
 */
import { createRequire } from "node:module";
import type { Game, State } from "boardgame.io";
import {
  type Decks,
  HAND,
  LIFE,
  SEATS,
  type Seat,
  SLOTS,
  type Standing,
  type Table,
  type Unit,
  units,
  type Way,
} from "./deal.ts";

// Its folders have no entry for ES modules.
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)(
  "boardgame.io/internal",
) as typeof import("boardgame.io/internal");
const INVALID_MOVE = "INVALID_MOVE";

interface Lying {
  readonly def: string;
  faceDown: boolean;
  hasAttacked: boolean;
}

interface Side {
  life: number;
  deck: string[];
  hand: string[];
  board: (Lying | null)[];
  graveyard: string[];
}

interface Duel {
  sides: Record<Seat, Side>;
  hasSummoned: boolean;
  hasSet: boolean;
  loser: Seat | null;
}

const other = (seat: Seat): Seat => (seat === "0" ? "1" : "0");
const unitOf = (def: string): Unit => units[def] as Unit;

const game: Game<Duel, Record<string, unknown>, Decks> = {
  name: "duel",
  disableUndo: true,
  setup(_context, decks): Duel {
    const side = (seat: Seat): Side => ({
      life: LIFE,
      deck: (decks as Decks)[seat].slice(HAND),
      hand: (decks as Decks)[seat].slice(0, HAND),
      board: Array.from({ length: SLOTS }, () => null),
      graveyard: [],
    });
    return {
      sides: { "0": side("0"), "1": side("1") },
      hasSummoned: false,
      hasSet: false,
      loser: null,
    };
  },
  turn: {
    onBegin({ G, ctx }) {
      const seat = ctx.currentPlayer as Seat;
      const { deck, hand, board } = G.sides[seat];
      G.hasSummoned = false;
      G.hasSet = false;
      for (const lying of board) if (lying?.hasAttacked) lying.hasAttacked = false;
      const top = deck.shift();
      if (top === undefined) G.loser = seat;
      else hand.push(top);
    },
  },
  endIf: ({ G }) => (G.loser === null ? undefined : { winner: other(G.loser) }),
  moves: {
    summon({ G, playerID }, index: number) {
      if (!mayLay(G, playerID as Seat, index, G.hasSummoned)) return INVALID_MOVE;
      lay(G.sides[playerID as Seat], index, false);
      G.hasSummoned = true;
      return undefined;
    },
    set({ G, playerID }, index: number) {
      if (!mayLay(G, playerID as Seat, index, G.hasSet)) return INVALID_MOVE;
      lay(G.sides[playerID as Seat], index, true);
      G.hasSet = true;
      return undefined;
    },
    attack({ G, ctx, playerID }, from: number, to: number | null) {
      const seat = playerID as Seat;
      if (!mayAttack(G, ctx.turn, seat, from, to)) return INVALID_MOVE;
      fight(G, seat, from, to);
      G.loser = SEATS.find((each) => G.sides[each].life <= 0) ?? null;
      return undefined;
    },
  },
};

const mayLay = (G: Duel, seat: Seat, index: number, done: boolean): boolean =>
  !done && index < G.sides[seat].hand.length && G.sides[seat].board.includes(null);

function mayAttack(G: Duel, turn: number, seat: Seat, from: number, to: number | null): boolean {
  const attacker = G.sides[seat].board[from];
  if (turn === 1 || !attacker || attacker.faceDown || attacker.hasAttacked) return false;
  const { board } = G.sides[other(seat)];
  return to === null ? board.every((slot) => slot === null) : board[to] != null;
}

function lay({ hand, board }: Side, index: number, faceDown: boolean): void {
  const [def] = hand.splice(index, 1) as [string];
  board[board.indexOf(null)] = { def, faceDown, hasAttacked: false };
}

function fight(G: Duel, seat: Seat, from: number, to: number | null): void {
  const [own, theirs] = [G.sides[seat], G.sides[other(seat)]];
  const attacker = own.board[from] as Lying;
  attacker.hasAttacked = true;
  const { attack } = unitOf(attacker.def);
  if (to === null) {
    theirs.life -= attack;
    return;
  }
  const target = theirs.board[to] as Lying;
  const met = unitOf(target.def);
  if (target.faceDown) {
    target.faceDown = false;
    if (attack > met.defense) destroy(theirs, to);
    if (attack < met.defense) own.life -= met.defense - attack;
    return;
  }
  if (attack >= met.attack) destroy(theirs, to);
  if (attack <= met.attack) destroy(own, from);
  if (attack > met.attack) theirs.life -= attack - met.attack;
  if (attack < met.attack) own.life -= met.attack - attack;
}

function destroy({ board, graveyard }: Side, slot: number): void {
  graveyard.push((board[slot] as Lying).def);
  board[slot] = null;
}

type Name = "summon" | "set" | "attack" | "endTurn";
type Action = readonly [Name, ...(number | null)[]];

const reducer = CreateGameReducer({ game });
type Reduce = (state: State<Duel>, action: unknown) => State<Duel>;

export const boardgameIo: Way<Action> = {
  start(decks): Table<Action> {
    let state = InitializeGame({ game, numPlayers: 2, setupData: decks }) as State<Duel>;
    return {
      legal: () => enumerate(state),
      play([type, ...args]) {
        const before = state._stateID;
        const payload = { type, args, playerID: state.ctx.currentPlayer };
        const kind = type === "endTurn" ? "GAME_EVENT" : "MAKE_MOVE";
        state = (reducer as Reduce)(state, { type: kind, payload });
        if (state._stateID === before) throw new Error(`${type} ${args.join()} is refused`);
      },
      isOver: () => state.ctx.gameover !== undefined,
      standing: () => standingOf(state),
    };
  },
};

/** As a game's `ai.enumerate`: boardgame.io does not list moves by itself. */
function enumerate({ G, ctx }: State<Duel>): Action[] {
  const seat = ctx.currentPlayer as Seat;
  const found: Action[] = [];
  const { hand, board } = G.sides[seat];
  hand.forEach((_, index) => {
    if (mayLay(G, seat, index, G.hasSummoned)) found.push(["summon", index]);
  });
  hand.forEach((_, index) => {
    if (mayLay(G, seat, index, G.hasSet)) found.push(["set", index]);
  });
  board.forEach((_, from) => {
    if (mayAttack(G, ctx.turn, seat, from, null)) found.push(["attack", from, null]);
    for (let to = 0; to < SLOTS; to++) {
      if (mayAttack(G, ctx.turn, seat, from, to)) found.push(["attack", from, to]);
    }
  });
  found.push(["endTurn"]);
  return found;
}

function standingOf({ G, ctx }: State<Duel>): Standing {
  const over = ctx.gameover as { readonly winner: Seat } | undefined;
  return {
    turn: ctx.turn,
    winner: over?.winner ?? null,
    seats: SEATS.map((seat) => {
      const { life, deck, hand, board, graveyard } = G.sides[seat];
      const lying = board.map((unit) => unit && (unit.faceDown ? `${unit.def} down` : unit.def));
      return { life, deck, hand, board: lying, graveyard };
    }),
  };
}
