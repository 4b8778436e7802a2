/** How golden files are written anew. Deleting a scenario means deleting its file by hand. */
export const REGENERATE = "UPDATE_GOLDEN=1 npx vitest run packages/lorcana/golden";
