import { GUEST_EMAIL_MAX, GUEST_NAME_MAX, GUEST_NOTES_MAX } from '../../guests/guests.ts'
import type { GuestFacts, ImportedGuest } from '../../guests/imported-guest.ts'
import { GUEST_SIDE_MAX, HOUSEHOLD_NAME_MAX, HOUSEHOLD_PHONE_MAX } from '../../households/households.ts'
import { TABLE_NAME_MAX } from '../../seating/seating.ts'
import type { TooLongCell } from '../guest-import.ts'
import type { FactUse } from './column-role.ts'
import { readAge, readLanguage } from './guest-facts.ts'
import { readTable } from './table-cell.ts'

/**
 * The facts of a row about its first person, those about each who stands in it, and the words that are not understood.
 */
export type FactsOfRow = { ofFirst: GuestFacts; ofAll: GuestFacts; unknown: string[] }

/** Reads the facts of a row; each is there only where its cell says something. */
export function readFacts(cellOf: (use: FactUse) => string): FactsOfRow {
  const [age, language] = [readAge(cellOf('age')), readLanguage(cellOf('language'))]
  const [household, side, phone] = [cellOf('household'), cellOf('side'), cellOf('phone')]
  const table = cellOf('table')
  const ofAll: GuestFacts = {
    ...(isSaid(household) && { household }),
    ...(isSaid(side) && { side }),
    ...(language && { language }),
    ...(readTable(table) && { table }),
  }
  return {
    ofFirst: { ...ofAll, ...age, ...(isSaid(phone) && { phone }) },
    ofAll,
    unknown: [
      ...(age === undefined ? [`Edad: ${cellOf('age')}`] : []),
      ...(language === undefined ? [`Idioma: ${cellOf('language')}`] : []),
    ],
  }
}

const isSaid = (cell: string) => cell !== '' && cell !== '-'

/** The cells of a guest that are past their limit. */
export function tooLongCells(row: number, guest: ImportedGuest): TooLongCell[] {
  const { fullName, email, notes, household, side, phone, table } = guest
  return [
    { row, field: 'fullName' as const, length: fullName.length, max: GUEST_NAME_MAX },
    { row, field: 'email' as const, length: email?.length ?? 0, max: GUEST_EMAIL_MAX },
    { row, field: 'notes' as const, length: notes?.length ?? 0, max: GUEST_NOTES_MAX },
    { row, field: 'household' as const, length: household?.length ?? 0, max: HOUSEHOLD_NAME_MAX },
    { row, field: 'side' as const, length: side?.length ?? 0, max: GUEST_SIDE_MAX },
    { row, field: 'phone' as const, length: phone?.length ?? 0, max: HOUSEHOLD_PHONE_MAX },
    { row, field: 'table' as const, length: readTable(table ?? '')?.name?.length ?? 0, max: TABLE_NAME_MAX },
  ].filter(({ length, max }) => length > max)
}
