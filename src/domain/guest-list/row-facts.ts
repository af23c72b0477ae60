import type { TooLongCell } from '../guest-import.ts'
import type { GuestFacts } from '../guests.ts'
import { GUEST_SIDE_MAX, HOUSEHOLD_NAME_MAX, HOUSEHOLD_PHONE_MAX } from '../households.ts'
import { readAge, readLanguage } from './guest-facts.ts'
import type { FactUse } from './reading.ts'

/** What a row says of its first person, and what it says of each who stands in it. */
export type FactsOfRow = { ofFirst: GuestFacts; ofAll: GuestFacts; unknown: number }

/** Reads the facts of a row; each is there only where its cell says something. */
export function readFacts(cellOf: (use: FactUse) => string): FactsOfRow {
  const [age, language] = [readAge(cellOf('age')), readLanguage(cellOf('language'))]
  const [household, side, phone] = [cellOf('household'), cellOf('side'), cellOf('phone')]
  const ofAll: GuestFacts = {
    ...(isSaid(household) && { household }),
    ...(isSaid(side) && { side }),
    ...(language && { language }),
  }
  return {
    ofFirst: { ...ofAll, ...age, ...(isSaid(phone) && { phone }) },
    ofAll,
    unknown: [age, language].filter((fact) => fact === undefined).length,
  }
}

const isSaid = (cell: string) => cell !== '' && cell !== '-'

/** The facts with a limit, as cells that may be past it. */
export const longFacts = ({ household, side, phone }: GuestFacts): Omit<TooLongCell, 'row'>[] => [
  { field: 'household', length: household?.length ?? 0, max: HOUSEHOLD_NAME_MAX },
  { field: 'side', length: side?.length ?? 0, max: GUEST_SIDE_MAX },
  { field: 'phone', length: phone?.length ?? 0, max: HOUSEHOLD_PHONE_MAX },
]
