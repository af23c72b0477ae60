import { dayInMadrid } from '#domain/time/dates.ts'
import { dateInWords } from '../../shared/words/spanish-dates.ts'

/** `20 de marzo de 2027`: the day of an instant at the wedding. */
export const dayOf = (instant: string): string => dateInWords(dayInMadrid(new Date(instant)))
