import type { GuestMailKind } from '#domain/households/guest-mails.ts'
import { textIn } from '#domain/households/guest-page.ts'
import { onDateWithYear } from '#domain/households/invitation-dates.ts'
import type { MailText } from '#domain/households/invitation-settings.ts'
import { familyNames, fillMessage, type TextValues } from '#domain/households/invitation-text.ts'
import { mailWords, messageText, type OwnWords, type WordsKind } from '#domain/households/own-words.ts'
import { knowsOtherDate } from '#domain/households/save-date.ts'
import { saveDateMail } from '#domain/households/save-date-text.ts'
import { awaitedPart, type Family, languageOf } from '../../../shared/households/families.ts'

export type MessageContext = { wedding: { name: string; eventDate: string | null }; address: string }

/** Those of a family whom words speak to: a reminder to those who have still to answer. */
export const askedOf = (family: Family, kind: WordsKind): Family =>
  kind === 'remind' || kind === 'maybe' ? awaitedPart(family) : family

/** Whether all who are still to answer have said that they may come: their reminder asks for a yes or a no. */
export const areAllUndecided = (family: Family): boolean =>
  awaitedPart(family).people.every(({ guest }) => guest.maybe)

/** The words that a message to a family is made of. */
export const wordsKindOf = (family: Family, kind: GuestMailKind): WordsKind =>
  kind === 'remind' && areAllUndecided(family) ? 'maybe' : kind

/** The message to a family in its language, with its names and its link. */
export function invitationText(
  family: Family,
  kind: GuestMailKind,
  words: OwnWords,
  context: MessageContext,
): string {
  const asked = askedOf(family, kind)
  const isToOne = asked.people.length === 1
  const text = messageText(words, wordsKindOf(family, kind), languageOf(family), isToOne)
  return fillMessage(text, valuesFor(asked, context))
}

/** The words that tell a family the date, in its language: the couple's own, or ours where it knows another one. */
export function dateWords(family: Family, words: OwnWords, eventDate: string | null): MailText {
  const language = languageOf(family)
  const isOne = family.people.length === 1
  if (!knowsOtherDate(family.household, eventDate)) return mailWords(words, 'date', language, isOne)
  return saveDateMail(language, { isOne, isChanged: true, own: textIn(words.saveDateTexts, language) })
}

/** The values of the variables in a message to a family. */
export function valuesFor(family: Family, { wedding, address }: MessageContext): TextValues {
  const language = languageOf(family)
  const names = familyNames(
    family.people.map(({ guest }) => guest.fullName),
    language,
  )
  return {
    names,
    couple: wedding.name,
    date: wedding.eventDate ? onDateWithYear(language, wedding.eventDate) : '',
    address,
  }
}
