import {
  type GuestMessage,
  type MessageGroupKind,
  spokenToIn,
  wordsIn,
} from '#domain/households/guest-messages.ts'
import type { MailText } from '#domain/households/invitation-settings.ts'
import { fillText } from '#domain/households/invitation-text.ts'
import { type Family, languageOf } from '../../../shared/households/families.ts'
import { type MessageContext, valuesFor } from '../sending/invitation-text.ts'

/** A message as one family gets it: in its language, with its names and its link. */
export function messageTo(
  family: Family,
  message: GuestMessage,
  kind: MessageGroupKind,
  context: MessageContext,
): MailText {
  const people = spokenToIn(family.people, kind, ({ guest }) => guest.rsvp)
  const { subject, text } = wordsIn(message, languageOf(family))
  const values = valuesFor({ ...family, people }, context)
  return { subject: fillText(subject, values), text: fillText(text, values) }
}
