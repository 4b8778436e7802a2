/** From this level on a normal summon or set needs a tribute (LT 6.2). */
export const TRIBUTE_FROM_LEVEL = 7;
