type Counted = { items: readonly unknown[] }

/** `2 días y 18 momentos`. */
export const countInWords = (days: readonly Counted[]): string =>
  countsInWords(
    days.length,
    days.reduce((sum, { items }) => sum + items.length, 0),
  )

export const countsInWords = (days: number, items: number): string =>
  `${days === 1 ? '1 día' : `${days} días`} y ${items === 1 ? '1 momento' : `${items} momentos`}`
