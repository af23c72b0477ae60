import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { daysLeft, type WeddingDay } from '#domain/weddings/weddings.ts'

/** The countdown in parts, so that its figure can be large: 'Faltan' '141' 'días'. */
export type Countdown = { before: string; figure: string; after: string }

/** The days to or since a wedding (spec 2), `null` when its date is still to be chosen. */
export function countdownOf(wedding: WeddingDay, now: Date): Countdown | null {
  const days = daysLeft(wedding, now)
  if (days === null) return null
  if (days === 0) return { before: 'Es', figure: 'hoy', after: '' }
  const figure = formatNumber(Math.abs(days))
  const after = Math.abs(days) === 1 ? 'día' : 'días'
  if (days < 0) return { before: 'Hace', figure, after }
  return { before: days === 1 ? 'Falta' : 'Faltan', figure, after }
}

/** The words in the place of a date and countdown that are not there (spec 2). */
export const NO_DATE = 'Fecha por definir'
