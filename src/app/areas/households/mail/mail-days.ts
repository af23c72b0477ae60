import { MAILS_A_DAY_PER_WEDDING } from '#domain/households/guest-mails.ts'

/**
 * On which days so many mails go when there is room for `left` today; `null` when all go today. `Cada día salen 500
 * como mucho: hoy, 380; los otros 120, mañana.`
 */
export function mailDaysInWords(count: number, left: number): string | null {
  if (count <= left) return null
  const rest = count - left
  const days = Math.ceil(rest / MAILS_A_DAY_PER_WEDDING)
  const when = days === 1 ? 'mañana' : `a lo largo de los próximos ${days} días`
  const limit = `Cada día salen ${MAILS_A_DAY_PER_WEDDING} como mucho`
  if (left === 0) return `${limit}, y los de hoy ya han salido: ${rest === 1 ? 'sale' : 'salen'} ${when}.`
  return `${limit}: hoy, ${left}; ${rest === 1 ? 'el otro' : `los otros ${rest}`}, ${when}.`
}
