/** Cards of one file: 125 sheets. */
export const CARDS_MAX = 1000

/** Cards on a sheet of A4. */
export const CARDS_A_SHEET = 8

/** Sheets that so many cards take. */
export const sheetsOf = (cards: number): number => Math.ceil(cards / CARDS_A_SHEET)
