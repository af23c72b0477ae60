import type { Database } from '#db/client.ts'
import {
  awaitedOf,
  type GuestMailKind,
  type GuestMailStatus,
  isAwaited,
  isUnsent,
  type StoredMailKind,
} from '#domain/households/guest-mails.ts'
import { bringsLink, spokenToIn, wordsIn } from '#domain/households/guest-messages.ts'
import { textIn } from '#domain/households/guest-page.ts'
import type { InvitationLanguage } from '#domain/households/households.ts'
import { areRemindersClosed, type MailText, NO_SETTINGS } from '#domain/households/invitation-settings.ts'
import { fillMessage, fillText, type TextValues } from '#domain/households/invitation-text.ts'
import { mailWords } from '#domain/households/own-words.ts'
import { knowsOtherDate, showsSaveDate } from '#domain/households/save-date.ts'
import { saveDateMail } from '#domain/households/save-date-text.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import type { Clock } from '#server/platform/clock.ts'
import { findMessageWords, type StoredMessage } from '../messages/guest-messages.queries.ts'
import type { MailContext } from './mail-context.queries.ts'

/**
 * The purpose of a mail: the invitation of a household, a date before it, a message to a group that the household was in,
 * or a change of its bus, which goes out by itself and is not stored.
 */
export type MailPurpose =
  | { kind: GuestMailKind }
  | { kind: 'date'; date: IsoDate }
  | { kind: 'message'; message: StoredMessage }
  | { kind: 'bus'; words: MailText }

/** The purpose of a mail that waits in the list of a wedding. */
type StoredPurpose = Exclude<MailPurpose, { kind: 'bus' }>

type Mail = { weddingId: string; kind: StoredMailKind; occasion: string }

/** The purpose of a stored mail; `null` when its message is gone. */
export async function findPurpose(
  db: Database,
  { weddingId, kind, occasion }: Mail,
): Promise<StoredPurpose | null> {
  if (kind === 'date') return { kind, date: occasion }
  if (kind !== 'message') return { kind }
  const message = await findMessageWords(db, weddingId, occasion)
  return message ? { kind, message } : null
}

/** A mail may have become needless since it was asked for: the invitation was sent by hand, or answered. */
export function whyUnwanted(
  context: MailContext | null,
  purpose: StoredPurpose | null,
  clock: Clock,
): GuestMailStatus | null {
  if (!context || !purpose) return 'cancelled'
  if (needsLink(purpose) && !context.token) return 'cancelled'
  if (context.isStopped) return 'stopped'
  return isWanted(context, purpose, clock) ? null : 'cancelled'
}

const needsLink = (purpose: StoredPurpose) => purpose.kind !== 'message' || bringsLink(purpose.message)

function isWanted(context: MailContext, purpose: StoredPurpose, clock: Clock): boolean {
  const answers = context.people.map(({ rsvp }) => rsvp)
  if (purpose.kind === 'invite') return isUnsent(context)
  if (purpose.kind === 'message')
    return purpose.message.group.kind !== 'pending' || isAwaited(context, answers)
  const { settings, eventDate, lastAnswerAt } = context
  // A date that has changed meanwhile is told by a mail of its own.
  if (purpose.kind === 'date')
    return purpose.date === eventDate && showsSaveDate(settings ?? NO_SETTINGS, context, context, clock.now())
  const isClosed = areRemindersClosed(settings ?? NO_SETTINGS, context, lastAnswerAt, clock.now())
  return isAwaited(context, answers) && !isClosed
}

/** Those of a household whom a mail speaks to. */
export function spokenTo({ people }: MailContext, purpose: MailPurpose): MailContext['people'] {
  if (purpose.kind === 'message') return spokenToIn(people, purpose.message.group.kind, ({ rsvp }) => rsvp)
  return purpose.kind === 'remind' ? awaitedOf(people, ({ rsvp }) => rsvp) : people
}

/** The words of a mail before its variables are put in. */
export function templateOf(
  { settings, dateTold }: MailContext,
  purpose: MailPurpose,
  language: InvitationLanguage,
  asked: MailContext['people'],
): MailText {
  if (purpose.kind === 'message') return wordsIn(purpose.message, language)
  if (purpose.kind === 'bus') return purpose.words
  const isToOne = asked.length === 1
  const words = settings ?? NO_SETTINGS
  if (purpose.kind === 'date' && knowsOtherDate({ dateTold }, purpose.date))
    return saveDateMail(language, {
      isOne: isToOne,
      isChanged: true,
      own: textIn(words.saveDateTexts, language),
    })
  const mayCome = purpose.kind === 'remind' && asked.every(({ maybe }) => maybe)
  return mailWords(words, mayCome ? 'maybe' : purpose.kind, language, isToOne)
}

/** The text with its variables; an invitation has its link also where its words leave it out. */
export const filledText = ({ kind }: MailPurpose, text: string, values: TextValues): string =>
  kind === 'message' ? fillText(text, values) : fillMessage(text, values)
