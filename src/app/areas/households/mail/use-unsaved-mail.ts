import { useState } from 'react'
import type { InvitationLanguage } from '#domain/households/households.ts'
import type { InvitationSettings, MailText } from '#domain/households/invitation-settings.ts'
import { MAIL_FIELDS, type WordsKind } from '#domain/households/own-words.ts'
import { type Family, languageOf } from '../../../shared/households/families.ts'
import type { FamilyActions } from '../family-actions.ts'
import { type Audience, audienceOf } from '../sending/audience.ts'
import { askedOf } from '../sending/invitation-text.ts'
import { mailText, type UnsavedMails, withMails } from './mail-texts.ts'

/** The words of a mail in each language while they are written; they are saved when a field is left, and before sending. */
export function useUnsavedMail(
  kind: WordsKind,
  settings: InvitationSettings,
  saveSettings: FamilyActions['saveSettings'],
) {
  const [unsaved, setUnsaved] = useState<UnsavedMails>({})
  // The settings as they were when the first letter was typed.
  const [begun, setBegun] = useState(settings)
  const written = withMails(settings, kind, unsaved)
  const textOf = (language: InvitationLanguage, audience: Audience): MailText =>
    unsaved[audience]?.[language] ?? mailText(written, kind, language, audience)
  return {
    kind,
    textOf,
    /** A mail as one family gets it: a reminder asks those who are still to answer, and one person is spoken to as one. */
    arrivalOf: (family: Family): { asked: Family } & MailText => ({
      asked: askedOf(family, kind),
      ...mailText(written, kind, languageOf(family), audienceOf(family, kind)),
    }),
    change(language: InvitationLanguage, audience: Audience, part: Partial<MailText>) {
      if (Object.keys(unsaved).length === 0) setBegun(settings)
      setUnsaved({
        ...unsaved,
        [audience]: { ...unsaved[audience], [language]: { ...textOf(language, audience), ...part } },
      })
    },
    /** Whether what was written is saved. */
    async save(): Promise<boolean> {
      if (Object.keys(unsaved).length === 0) return true
      const { several, one } = MAIL_FIELDS[kind]
      const wordsOf = (from: InvitationSettings) => ({
        ...(unsaved.several && { [several]: from[several] }),
        ...(unsaved.one && { [one]: from[one] }),
      })
      const saved = await saveSettings(wordsOf(withMails(begun, kind, unsaved)), wordsOf(begun))
      if (saved) setUnsaved((now) => (now === unsaved ? {} : now))
      return saved !== undefined
    },
  }
}

export type UnsavedMail = ReturnType<typeof useUnsavedMail>
