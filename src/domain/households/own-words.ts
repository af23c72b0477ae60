import type { FamilyMailKind } from './guest-mails.ts'
import { textIn } from './guest-page.ts'
import type { InvitationLanguage } from './households.ts'
import type { InvitationSettings, MailText } from './invitation-settings.ts'
import { mailTemplate } from './invitation-text.ts'
import { maybeReminder } from './maybe-reminder.ts'
import { saveDateMail } from './save-date-text.ts'

/** The purpose of words: a mail to a family, and `maybe` for the reminder of those who have all said that they may come. */
export type WordsKind = FamilyMailKind | 'maybe'

/** The settings that hold mails of each kind, to several people and to one. An invitation has messages of its own too. */
export const MAIL_FIELDS = {
  invite: { several: 'mailTexts', one: 'mailTextsToOne' },
  remind: { several: 'reminderTexts', one: 'reminderTextsToOne' },
  maybe: { several: 'maybeTexts', one: 'maybeTextsToOne' },
  date: { several: 'saveDateMails', one: 'saveDateMailsToOne' },
} as const satisfies Record<WordsKind, Record<'several' | 'one', keyof InvitationSettings>>

type MailFields = (typeof MAIL_FIELDS)[WordsKind]

/** The texts of a couple in its own words, to several people and to one. */
export type OwnWords = Pick<
  InvitationSettings,
  'texts' | 'textsToOne' | 'saveDateTexts' | MailFields['several'] | MailFields['one']
>

type Texts<Text> = Partial<Record<InvitationLanguage, Text>>

/**
 * The couple's own mail; an invitation has the message that it wrote for WhatsApp where there is none, and the reminder
 * of those who may come what it says to all.
 */
export function ownMail(
  words: OwnWords,
  kind: WordsKind,
  language: InvitationLanguage,
  isToOne: boolean,
): MailText | undefined {
  const { several, one } = MAIL_FIELDS[kind]
  const own = spokenTo(words[several], words[one], isToOne)[language]
  if (own || kind === 'remind' || kind === 'date') return own
  if (kind === 'maybe') return ownMail(words, 'remind', language, isToOne)
  const text = spokenTo(words.texts, words.textsToOne, isToOne)[language]
  return text ? { ...mailTemplate('invite', language, isToOne), text } : undefined
}

/** A mail in the couple's own words, or in ours; the date as it is told for the first time. */
export function mailWords(
  words: OwnWords,
  kind: WordsKind,
  language: InvitationLanguage,
  isToOne: boolean,
): MailText {
  const own = ownMail(words, kind, language, isToOne)
  if (own) return own
  if (kind === 'maybe') return maybeReminder(language, isToOne)
  if (kind !== 'date') return mailTemplate(kind, language, isToOne)
  const page = textIn(words.saveDateTexts, language)
  return saveDateMail(language, { isOne: isToOne, isChanged: false, own: page })
}

/** The message that goes by WhatsApp: the couple's own, or ours. Of all but an invitation it says what its mail does. */
export function messageText(
  words: OwnWords,
  kind: WordsKind,
  language: InvitationLanguage,
  isToOne: boolean,
): string {
  if (kind !== 'invite') return mailWords(words, kind, language, isToOne).text
  const own = spokenTo(words.texts, words.textsToOne, isToOne)[language]
  return own ?? mailTemplate(kind, language, isToOne).text
}

/** Words to one person alone; those to several where there are none. Settings that a device has kept may have neither. */
const spokenTo = <Text>(
  toSeveral: Texts<Text> = {},
  toOne: Texts<Text> = {},
  isToOne: boolean,
): Texts<Text> => (isToOne ? { ...toSeveral, ...toOne } : toSeveral)
