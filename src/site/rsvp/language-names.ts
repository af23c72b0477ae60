import type { InvitationLanguage } from '#domain/households.ts'

/** Each language of invitations under its own name. */
export const LANGUAGE_NAMES: Record<InvitationLanguage, string> = {
  es: 'Castellano',
  ca: 'Català',
  eu: 'Euskara',
  gl: 'Galego',
  en: 'English',
}
