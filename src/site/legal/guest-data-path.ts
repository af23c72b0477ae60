import type { InvitationLanguage } from '#domain/households.ts'

/** Where a guest reads what is kept about them, in a language of invitations. */
export const guestDataPath = (language: InvitationLanguage): string =>
  language === 'es' ? '/privacidad/invitados' : `/privacidad/invitados/${language}`
