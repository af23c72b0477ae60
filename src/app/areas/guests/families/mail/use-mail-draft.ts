import { useState } from 'react'
import type { GuestMailKind } from '#domain/guest-mails.ts'
import type { InvitationLanguage } from '#domain/households.ts'
import type { InvitationSettings, MailText, MailTexts } from '#domain/invitation-settings.ts'
import { mailTemplate } from '#domain/invitation-text.ts'
import { awaitedPart, type Family, languageOf } from '../families.ts'
import type { FamilyActions } from '../family-actions.ts'

const FIELDS = { invite: 'mailTexts', remind: 'reminderTexts' } as const

/** The words of a mail in each language while they are written; they are saved when a field is left, and before sending. */
export function useMailDraft(
  kind: GuestMailKind,
  settings: InvitationSettings,
  saveSettings: FamilyActions['saveSettings'],
) {
  const [drafts, setDrafts] = useState<MailTexts>({})
  const stored = settings[FIELDS[kind]]
  const textOf = (language: InvitationLanguage): MailText =>
    drafts[language] ?? stored[language] ?? ourText(kind, language, settings)
  return {
    textOf,
    /** A mail as one family gets it: a reminder asks those who are still to answer, and words of ours suit one or several. */
    arrivalOf(family: Family): { asked: Family } & MailText {
      const asked = kind === 'remind' ? awaitedPart(family) : family
      const language = languageOf(family)
      const text = textOf(language)
      const ours = mailTemplate(kind, language, false)
      const isOurs = text.subject === ours.subject && text.text === ours.text
      return {
        asked,
        ...(isOurs ? mailTemplate(kind, language, asked.people.length === 1) : text),
      }
    },
    change: (language: InvitationLanguage, part: Partial<MailText>) =>
      setDrafts({ ...drafts, [language]: { ...textOf(language), ...part } }),
    /** Whether what was written is saved. */
    async save(): Promise<boolean> {
      if (Object.keys(drafts).length === 0) return true
      const saved = await saveSettings({ [FIELDS[kind]]: ownTexts(kind, { ...stored, ...drafts }, settings) })
      if (saved) setDrafts((now) => (now === drafts ? {} : now))
      return saved !== undefined
    },
  }
}

export type MailDraft = ReturnType<typeof useMailDraft>

/** A couple that wrote its own message for WhatsApp begins with it here. */
function ourText(kind: GuestMailKind, language: InvitationLanguage, { texts }: InvitationSettings): MailText {
  const template = mailTemplate(kind, language, false)
  const own = kind === 'invite' ? texts[language] : undefined
  return own ? { ...template, text: own } : template
}

/** Words that are ours, or blank, are not kept: ours speak to one or to several. */
function ownTexts(kind: GuestMailKind, texts: MailTexts, settings: InvitationSettings): MailTexts {
  const entries = Object.entries(texts) as [InvitationLanguage, MailText][]
  return Object.fromEntries(
    entries
      .map(
        ([language, { subject, text }]) =>
          [language, { subject: subject.trim(), text: text.trim() }] as const,
      )
      .filter(([language, { subject, text }]) => {
        const ours = ourText(kind, language, settings)
        return subject && text && (subject !== ours.subject || text !== ours.text)
      }),
  )
}
