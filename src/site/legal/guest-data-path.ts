import type { InvitationLanguage } from '#domain/households/households.ts'

/** A guest reads here which data is kept about them, in a language of invitations. */
export const guestDataPath = (language: InvitationLanguage): string =>
  language === 'es' ? '/privacidad/invitados' : `/privacidad/invitados/${language}`
