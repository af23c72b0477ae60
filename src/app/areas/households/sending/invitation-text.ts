import type { GuestMailKind } from '#domain/households/guest-mails.ts'
import { onDateWithYear } from '#domain/households/invitation-dates.ts'
import { familyNames, fillMessage, type TextValues } from '#domain/households/invitation-text.ts'
import { messageText, type OwnWords } from '#domain/households/own-words.ts'
import { awaitedPart, type Family, languageOf } from '../../../shared/households/families.ts'

export type MessageContext = { wedding: { name: string; eventDate: string | null }; address: string }

/** Those of a family whom a message speaks to: a reminder to those who have still to answer. */
export const askedOf = (family: Family, kind: GuestMailKind): Family =>
  kind === 'remind' ? awaitedPart(family) : family

/** The message to a family in its language, with its names and its link. */
export function invitationText(
  family: Family,
  kind: GuestMailKind,
  words: OwnWords,
  context: MessageContext,
): string {
  const asked = askedOf(family, kind)
  const text = messageText(words, kind, languageOf(family), asked.people.length === 1)
  return fillMessage(text, valuesFor(asked, context))
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
