import type { InvitationLanguage } from '#domain/households/households.ts'
import type { InvitationSettings, MailText, MailTexts } from '#domain/households/invitation-settings.ts'
import { MAIL_FIELDS, mailWords, type WordsKind } from '#domain/households/own-words.ts'
import { AUDIENCES, type Audience } from '../sending/audience.ts'

/** The words of a mail while they are written. */
export type UnsavedMails = Partial<Record<Audience, MailTexts>>

/** The words of a mail in a language: the couple's own, or ours. */
export const mailText = (
  settings: InvitationSettings,
  kind: WordsKind,
  language: InvitationLanguage,
  audience: Audience,
): MailText => mailWords(settings, kind, language, audience === 'one')

/**
 * The settings as they are with what is written. Words that would be said without them, or blank ones, are not kept:
 * ours speak to one or to several, and one person gets what several do where there is nothing for one alone.
 */
export function withMails(
  settings: InvitationSettings,
  kind: WordsKind,
  unsaved: UnsavedMails,
): InvitationSettings {
  let now = settings
  for (const audience of AUDIENCES) {
    const field = MAIL_FIELDS[kind][audience]
    for (const [language, typed] of entries(unsaved[audience] ?? {})) {
      // Settings that a device has kept may not have them yet.
      const { [language]: _, ...rest } = now[field] ?? {}
      const without = { ...now, [field]: rest }
      const subject = typed.subject.trim()
      const text = typed.text.trim()
      const said = mailText(without, kind, language, audience)
      const isOwn = subject && text && (subject !== said.subject || text !== said.text)
      now = isOwn ? { ...without, [field]: { ...rest, [language]: { subject, text } } } : without
    }
  }
  return now
}

const entries = (texts: MailTexts) => Object.entries(texts) as [InvitationLanguage, MailText][]
