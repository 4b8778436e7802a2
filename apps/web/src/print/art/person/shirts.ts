/** What people wear over the cloth of their clique. */
import { LINE, OUTLINE } from "../svg.ts";

export const shirts = {
  tee: `<path d="M80 120c6 12 34 12 40 0" ${LINE}/>`,
  jersey: `<path d="M82 118 100 140 118 118" fill="var(--p)" ${OUTLINE}/><path d="M52 134v30M148 134v30" stroke="var(--p)" stroke-width="7"/>`,
  strap: `<path d="M66 122l62 42h22L84 116Z" fill="var(--b)" ${OUTLINE}/>`,
  sash: `<path d="M64 122l66 44h26L86 114Z" fill="var(--b)" ${OUTLINE}/><circle cx="112" cy="144" r="7" fill="var(--p)" ${OUTLINE}/>`,
  tie: `<path d="M78 116l22 16 22-16-4 22-18-6-18 6Z" fill="var(--p)" ${OUTLINE}/><path d="M95 130h10l5 34H90Z" fill="var(--b)" ${OUTLINE}/>`,
  collar: `<path d="M72 118l28 24 28-24 8 18-24 18-12-12-12 12-24-18Z" fill="var(--b)" ${OUTLINE}/>`,
  apron: `<path d="M76 134h48v30H76ZM76 134l-4-16M124 134l4-16" fill="var(--p)" ${OUTLINE}/>`,
  hoodie: `<path d="M72 118c8 18 48 18 56 0l6 8c-14 22-54 22-68 0Z" fill="var(--b)" ${OUTLINE}/><path d="M92 136v12M108 136v12" ${LINE}/>`,
} as const;

export type Shirt = keyof typeof shirts;
