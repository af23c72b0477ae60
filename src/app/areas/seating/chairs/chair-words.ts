import { besides, type Chairs } from '#domain/seating/chairs.ts'
import type { SeatingTable } from '#domain/seating/seating.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { firstName } from '../../../sync/presence/first-name.ts'

/** 'entre Ana y Luis', of the people beside a chair; null while both chairs are empty. */
export function besideInWords(table: SeatingTable, taken: Chairs['taken'], chair: number): string | null {
  const names = besides(table, taken, chair).map(({ name }) => firstName(name))
  if (names.length === 0) return null
  return `${names.length === 1 ? 'junto a' : 'entre'} ${inSpanishList(names)}`
}
