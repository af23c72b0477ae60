import { lazily } from '../text/lazy.ts'
import { dayInMadrid, type IsoDate, WEDDING_TIME_ZONE } from './dates.ts'

// A calendar day has no zone: it is read and written in the same one.
const format = lazily(
  () => new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** `10 de abril de 2027`. */
export const dateInWords = (date: IsoDate): string => format().format(new Date(`${date}T00:00:00Z`))

const dayAndMonth = lazily(
  () => new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone: WEDDING_TIME_ZONE }),
)

/** The same without its year: `10 de abril`. */
export const spanishDayAndMonthAt = (instant: Date): string => dayAndMonth().format(instant)

/** The day that it is in Madrid at an instant: `10 de abril de 2027`. */
export const spanishDayAt = (instant: Date): string => dateInWords(dayInMadrid(instant))

const moment = lazily(
  () =>
    new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'short', timeZone: WEDDING_TIME_ZONE }),
)

/** The same with the clock of Madrid: `10 de abril de 2027, 14:05`. */
export const spanishMomentAt = (instant: Date): string => moment().format(instant)
