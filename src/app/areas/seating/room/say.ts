/** Tells an act to who made it, with its undoing. */
export type Say = (sentence: string, undo: () => void) => void
