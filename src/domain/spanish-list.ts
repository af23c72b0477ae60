const list = new Intl.ListFormat('es', { type: 'conjunction' })

/** `La Alacena de Triana, Lucía y Martín`: with 'y' before the last, or 'e' where Spanish asks for it. */
export const inSpanishList = (words: readonly string[]): string => list.format(words)
