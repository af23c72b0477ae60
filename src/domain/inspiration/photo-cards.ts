/** Cards of one file, and the highest number of a table. */
export const PHOTO_CARDS_MAX = 200
export const TABLE_NUMBER_MAX = 999

/** The parameter of the page that says from which table a guest has come. */
export const TABLE_PARAMETER = 'mesa'

/** The number of a table as an address says it; `null` without one, and for anything else. */
export function tableOf(parameter: string | null | undefined): number | null {
  if (!parameter || !/^[1-9]\d{0,2}$/.test(parameter)) return null
  return Number(parameter)
}

/** The page of a link as it is reached from a table. */
export const pathFromTable = (path: string, table: number | null): string =>
  table === null ? path : `${path}?${TABLE_PARAMETER}=${table}`

/** The tag of photographs that were sent from a table: `mesa 4`. */
export const tableTag = (table: number): string => `mesa ${table}`

/** The table of a photograph in words, as its tags have it: `Mesa 4`; `null` without one. */
export function tableInWords(tags: readonly string[]): string | null {
  const tag = tags.find((one) => /^mesa [1-9]\d{0,2}$/.test(one))
  return tag ? `Mesa ${tag.slice('mesa '.length)}` : null
}
