import type { InvitationLanguage } from '#domain/households/households.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'

/** `650 m`, `2,3 km`, `24 km`: no more exact than a straight line is. */
export function distanceInWords(metres: number, language: InvitationLanguage): string {
  if (metres < 975)
    return `${metres < 100 ? Math.round(metres / 10) * 10 : Math.round(metres / 50) * 50}\u00a0m`
  const kilometres = formatNumber(metres / 1000, metres < 9_950 ? 1 : 0)
  return `${language === 'en' ? kilometres.replace(',', '.') : kilometres}\u00a0km`
}
