import { lazily } from '../text/lazy.ts'
import type { IsoDate } from './dates.ts'

// A calendar day has no zone: it is read and written in the same one.
const format = lazily(
  () => new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** `10 de abril de 2027`. */
export const dateInWords = (date: IsoDate): string => format().format(new Date(`${date}T00:00:00Z`))
