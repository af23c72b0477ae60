import { WEDDING_TIME_ZONE } from '../time/dates.ts'

const month = new Intl.DateTimeFormat('es-ES', {
  month: 'long',
  year: 'numeric',
  timeZone: WEDDING_TIME_ZONE,
})

/** `desde noviembre de 2026`, of an instant. */
export const formatMemberSince = (instant: string): string => `desde ${month.format(new Date(instant))}`

/** `12 bodas organizadas aquí`. */
export const formatWeddings = (count: number): string =>
  count === 1 ? '1 boda organizada aquí' : `${count} bodas organizadas aquí`

/** `suele contestar en menos de 3 horas`, of the minutes that half of the answers took at most. */
export function formatAnswerTime(minutes: number): string {
  const hours = Math.ceil(minutes / 60)
  if (hours <= 1) return 'suele contestar en menos de una hora'
  if (hours <= 24) return `suele contestar en menos de ${hours} horas`
  return `suele contestar en ${Math.ceil(hours / 24)} días`
}
