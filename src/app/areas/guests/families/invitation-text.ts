import { onDateWithYear } from '#domain/invitation-dates.ts'
import type { InvitationTexts } from '#domain/invitation-settings.ts'
import { familyNames, fillMessage, type MessageTexts, type TextValues } from '#domain/invitation-text.ts'
import type { Family } from './families.ts'
import { languageOf } from './families.ts'

export type MessageContext = { wedding: { name: string; eventDate: string | null }; address: string }

/** The message to a family in its language, with its names and its link. */
export function invitationText(
  family: Family,
  texts: InvitationTexts,
  defaults: MessageTexts,
  context: MessageContext,
): string {
  const template = texts[languageOf(family)] ?? defaults[languageOf(family)](family.people.length === 1)
  return fillMessage(template, valuesFor(family, context))
}

/** What stands for the variables of a message to a family. */
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
