import type { InvitationLanguage } from '#domain/households/households.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'

const LOCALES: Record<InvitationLanguage, string> = {
  es: 'es-ES',
  ca: 'ca-ES',
  eu: 'eu-ES',
  gl: 'gl-ES',
  en: 'en-GB',
}

/** `12:30`, as every one of these languages writes it; minutes since midnight, those of the night after beyond it. */
export function timeOfDay(minutes: number): string {
  const within = minutes % (24 * 60)
  return `${Math.floor(within / 60)}:${String(within % 60).padStart(2, '0')}`
}

/** `15 min`, `1 h`, `1 h 15 min`, as every one of these languages writes it. */
export function minutesInShort(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours}\u00a0h`, (rest > 0 || hours === 0) && `${rest}\u00a0min`]
    .filter(Boolean)
    .join('\u00a0')
}

/** `1.234`, in English `1,234`: a number as the language writes it, whose thousands stand apart from four digits on. */
export const figureIn = (language: InvitationLanguage, value: number): string =>
  language === 'en' ? formatNumber(value).replaceAll('.', ',') : formatNumber(value)

const lists = new Map<InvitationLanguage, Intl.ListFormat>()

/** `Carmen, Íñigo y Noa`. */
export function listed(language: InvitationLanguage, names: readonly string[]): string {
  if (language === 'es') return inSpanishList(names)
  const list = lists.get(language) ?? new Intl.ListFormat(LOCALES[language], { type: 'conjunction' })
  lists.set(language, list)
  return list.format(names)
}

/** The word between the last two things that are left out, where it is not the 'and' of other lists. */
const NOR: Partial<Record<InvitationLanguage, string>> = { es: 'ni', ca: 'ni', gl: 'nin', en: 'or' }

/** `cacahuete ni frutos secos`, after 'sin'. */
export function listedWithout(language: InvitationLanguage, names: readonly string[]): string {
  const nor = NOR[language]
  if (!nor || names.length < 2) return listed(language, names)
  return `${names.slice(0, -1).join(', ')} ${nor} ${names.at(-1)}`
}
