/** Cards of one file. */
export const CARDS_MAX = 1000

/**
 * An invitation is printed as eight cards on a sheet of A4, as A6, one a page or four on a sheet of A4, or as stickers
 * on label sheets of A4, 24 of 70 × 37 mm.
 */
export const CARD_FORMATS = ['cards', 'a6', 'a6x4', 'stickers'] as const

export type CardFormat = (typeof CARD_FORMATS)[number]

/** How many of each a page has room for. */
export const CARDS_A_PAGE: Record<CardFormat, number> = { cards: 8, a6: 1, a6x4: 4, stickers: 24 }

/** Pages that so many cards take. */
export const pagesOf = (cards: number, format: CardFormat): number => Math.ceil(cards / CARDS_A_PAGE[format])
