import type { GuestMailKind } from './guest-mails.ts'
import type { InvitationLanguage } from './households.ts'
import type { InvitationSettings, MailText } from './invitation-settings.ts'
import { mailTemplate } from './invitation-text.ts'

/** The texts of a couple in its own words, to several people and to one. */
export type OwnWords = Pick<
  InvitationSettings,
  'texts' | 'textsToOne' | 'mailTexts' | 'mailTextsToOne' | 'reminderTexts' | 'reminderTextsToOne'
>

type Texts<Text> = Partial<Record<InvitationLanguage, Text>>

/** The couple's own mail; an invitation has the message that it wrote for WhatsApp where there is none. */
export function ownMail(
  words: OwnWords,
  kind: GuestMailKind,
  language: InvitationLanguage,
  isToOne: boolean,
): MailText | undefined {
  if (kind === 'remind') return spokenTo(words.reminderTexts, words.reminderTextsToOne, isToOne)[language]
  const text = spokenTo(words.texts, words.textsToOne, isToOne)[language]
  const fromMessage = text ? { ...mailTemplate('invite', language, isToOne), text } : undefined
  return spokenTo(words.mailTexts, words.mailTextsToOne, isToOne)[language] ?? fromMessage
}

/** The message that goes by WhatsApp: the couple's own, or ours. A reminder says what its mail does. */
export function messageText(
  words: OwnWords,
  kind: GuestMailKind,
  language: InvitationLanguage,
  isToOne: boolean,
): string {
  const own =
    kind === 'remind'
      ? ownMail(words, kind, language, isToOne)?.text
      : spokenTo(words.texts, words.textsToOne, isToOne)[language]
  return own ?? mailTemplate(kind, language, isToOne).text
}

/** Words to one person alone; those to several where there are none. */
const spokenTo = <Text>(toSeveral: Texts<Text>, toOne: Texts<Text>, isToOne: boolean): Texts<Text> =>
  isToOne ? { ...toSeveral, ...toOne } : toSeveral
