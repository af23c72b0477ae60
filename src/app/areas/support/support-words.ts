import { WEDDING_TIME_ZONE } from '#domain/time/dates.ts'

const day = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone: WEDDING_TIME_ZONE })

/** The day of an instant: `3 de noviembre`. */
export const dayAndMonthOf = (instant: string): string => day.format(new Date(instant))
