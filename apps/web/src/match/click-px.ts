/** In CSS pixels, how far a pointer may move and still mean the card under it: farther, it drags. */
export const CLICK_PX = 10;
