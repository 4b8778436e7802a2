/** What is used of ocgcore-wasm 0.1.2: its names, and as much of their types as matters here. */

/** Numbers by name. */
type Numbers = Readonly<Record<string, number>>;

export interface OcgCore {
  readonly default: (options: { readonly sync: true }) => Promise<OcgDuels>;
  readonly OcgDuelMode: { readonly MODE_MR5: bigint };
  readonly OcgLocation: Numbers;
  readonly OcgMessageType: Numbers;
  readonly OcgPosition: Numbers;
  readonly OcgProcessResult: Numbers;
  readonly OcgResponseType: Numbers;
  readonly SelectBattleCMDAction: Numbers;
  readonly SelectIdleCMDAction: Numbers;
}

interface OcgDuels {
  /** Null: it cannot be created. */
  createDuel(options: {
    readonly flags: bigint;
    readonly seed: readonly [bigint, bigint, bigint, bigint];
    readonly team1: object;
    readonly team2: object;
    readonly cardReader: (code: number) => object;
    readonly scriptReader: () => string;
  }): object | null;
  duelNewCard(duel: object, card: object): void;
  startDuel(duel: object): void;
  duelProcess(duel: object): number;
  duelGetMessage(duel: object): readonly OcgQuestion[];
  duelSetResponse(duel: object, response: object): void;
  destroyDuel(duel: object): void;
}

/** A message; what is in it depends on its type. */
export interface OcgQuestion {
  readonly type: number;
  readonly player?: number;
  readonly summons?: readonly object[];
  readonly monster_sets?: readonly object[];
  readonly pos_changes?: readonly object[];
  readonly attacks?: readonly object[];
  readonly selects?: readonly object[];
  readonly min?: number;
  readonly field_mask?: number;
  readonly to_bp?: boolean;
  readonly to_m2?: boolean;
  readonly to_ep?: boolean;
}
