/** The drawn looks of a wedding; a new one begins with the first. */
export const WEDDING_STYLES = ['cal', 'huerta', 'noche', 'azulejo', 'almendro', 'barro'] as const

export type WeddingStyle = (typeof WEDDING_STYLES)[number]

/** What is changed of the colours of a style: the one of its buttons and links, as `#rrggbb`. */
export type WeddingColors = { detail: string }

/** A look: its colours are null while they are those of the style. */
export type WeddingStyleChoice = { style: WeddingStyle; colors: WeddingColors | null }
