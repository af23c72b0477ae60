import type { Rsvp } from '../guests/guests.ts'
import { awaitedOf, isAwaited, mailAddressOf } from './guest-mails.ts'
import type { InvitationLanguage, InvitationTimes } from './households.ts'
import type { MailText, MailTexts } from './invitation-settings.ts'

/**
 * A message to a group of families, such as those of a bus (decision 155): by mail where they have an address that
 * works, and by WhatsApp one by one where they have not.
 */
export type GuestMessage = MailText & {
  /** The same in other languages; a family whose language has none gets the one of the couple. */
  translations: MailTexts
}

/** Messages that a wedding sends in a day of Madrid, and in all. */
export const MESSAGES_A_DAY_MAX = 10
export const MESSAGES_MAX = 300

/** Families that one message goes to. */
export const MESSAGE_FAMILIES_MAX = 1000

/** The groups that families can be written to by. `pending` are those who have their invitation and have not answered. */
export const MESSAGE_GROUPS = [
  'all',
  'pending',
  'coming',
  'event',
  'side',
  'table',
  'busOut',
  'busBack',
  'hotel',
] as const

export type MessageGroupKind = (typeof MESSAGE_GROUPS)[number]

/** A group; `of` is the id of its event, table, bus or hotel, or the side itself, and null for the first three. */
export type MessageGroup = { kind: MessageGroupKind; of: string | null }

/** The longest `of`: an id, or a side. */
export const MESSAGE_GROUP_MAX = 60

/** A group that is there. `label` names it without a word of any language; `stops` are the keys of the stops of a bus. */
export type KnownGroup = MessageGroup & { label: string | null; stops: readonly string[] | null }

export const isSameGroup = (a: MessageGroup, b: MessageGroup): boolean => a.kind === b.kind && a.of === b.of

/** A guest with all that groups are made of. */
export type MessagePerson = {
  guestId: string
  email: string | null
  rsvp: Rsvp
  side: string | null
  busOut: string | null
  busBack: string | null
  hotelId: string | null
  tableIds: readonly string[]
  /** The answers to the events that they are invited to. */
  answers: Readonly<Record<string, boolean | null>>
}

/** A family, stored or a guest who stands alone; `key` is the id of the household, or of that guest. */
export type MessageFamily = InvitationTimes & {
  key: string
  householdId: string | null
  email: string | null
  people: MessagePerson[]
}

/** The families of a group. One is in it with one person: who said no is at no table, in no bus and in no room. */
export const familiesIn = (group: KnownGroup, families: readonly MessageFamily[]): MessageFamily[] =>
  group.kind === 'pending'
    ? families.filter((family) =>
        isAwaited(
          family,
          family.people.map(({ rsvp }) => rsvp),
        ),
      )
    : families.filter(({ people }) => people.some((person) => isIn(group, person)))

function isIn({ kind, of, stops }: KnownGroup, person: MessagePerson): boolean {
  const { rsvp, side, busOut, busBack, hotelId, tableIds, answers } = person
  const mayCome = rsvp !== false
  switch (kind) {
    case 'all':
      return true
    case 'pending':
      return rsvp === null
    case 'coming':
      return rsvp === true
    case 'side':
      return side === of
    case 'event':
      return of !== null && of in answers && answers[of] !== false
    case 'table':
      return mayCome && tableIds.includes(of!)
    case 'busOut':
      return rsvp === true && busOut !== null && stops!.includes(busOut)
    case 'busBack':
      return rsvp === true && busBack !== null && stops!.includes(busBack)
    case 'hotel':
      return mayCome && hotelId === of
  }
}

/** Those of a family whom a message speaks to: who has still to answer, or else who has not said no. */
export function spokenToIn<Person>(
  people: readonly Person[],
  kind: MessageGroupKind,
  answerOf: (person: Person) => Rsvp,
): Person[] {
  const asked =
    kind === 'pending' ? awaitedOf(people, answerOf) : people.filter((person) => answerOf(person) !== false)
  return asked.length > 0 ? asked : [...people]
}

/** Why a family gets a message by WhatsApp: it has no email, wants no mails, or its mailbox refuses them. */
export const NO_MAIL_REASONS = ['noEmail', 'unsubscribed', 'refused'] as const

export type NoMailReason = (typeof NO_MAIL_REASONS)[number]

export type WayTo = { way: 'mail'; address: string } | { way: 'chat'; why: NoMailReason }

/** The way to a family; `stops` are the addresses that get no mails, each with the reason. */
export function wayTo({ email, people }: MessageFamily, stops: ReadonlyMap<string, NoMailReason>): WayTo {
  const address = mailAddressOf(
    email,
    people.map((person) => person.email),
  )
  if (address === null) return { way: 'chat', why: 'noEmail' }
  const why = stops.get(address)
  return why ? { way: 'chat', why } : { way: 'mail', address }
}

/** The families that a person was shown before they sent, by their keys and the way to each. */
export type ShownFamilies = { mail: readonly string[]; chat: readonly string[] }

/** The difference between the families of a group now and those that were shown. */
export type GroupChange = {
  joined: string[]
  left: string[]
  /** Those who are reached by another way now. */
  moved: string[]
}

/** The difference between what was shown and what is; null when there is none. */
export function groupChange(shown: ShownFamilies, now: ShownFamilies): GroupChange | null {
  const before = waysByKey(shown)
  const after = waysByKey(now)
  const change = {
    joined: [...after.keys()].filter((key) => !before.has(key)),
    left: [...before.keys()].filter((key) => !after.has(key)),
    moved: [...after].filter(([key, way]) => before.has(key) && before.get(key) !== way).map(([key]) => key),
  }
  return change.joined.length + change.left.length + change.moved.length > 0 ? change : null
}

const waysByKey = ({ mail, chat }: ShownFamilies) =>
  new Map([...mail.map((key) => [key, 'mail'] as const), ...chat.map((key) => [key, 'chat'] as const)])

/** The words of a message in a language, or the couple's own. */
export const wordsIn = (
  { subject, text, translations }: GuestMessage,
  language: InvitationLanguage,
): MailText => translations[language] ?? { subject, text }

/** Whether a message brings the link of each family along. */
export const bringsLink = ({ text, translations }: GuestMessage): boolean =>
  [text, ...Object.values(translations).map((words) => words.text)].some((one) => one.includes('{enlace}'))

/** Whether two messages say the same, so that a request that comes again is told from another one under its id. */
export const saysTheSame = (a: GuestMessage, b: GuestMessage): boolean =>
  a.subject === b.subject && a.text === b.text && sameTexts(a.translations, b.translations)

const sameTexts = (a: MailTexts, b: MailTexts) => textsInOrder(a) === textsInOrder(b)

const textsInOrder = (texts: MailTexts) =>
  JSON.stringify(
    Object.entries(texts)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([language, { subject, text }]) => [language, subject, text]),
  )

/** A group as one word, in the address of a screen: `pending`, `busOut:<id>`. */
export const groupKey = ({ kind, of }: MessageGroup): string => (of === null ? kind : `${kind}:${of}`)

/** The group of such a word; `null` for another. */
export function readGroupKey(key: string): MessageGroup | null {
  const [name, ...rest] = key.split(':')
  const kind = MESSAGE_GROUPS.find((one) => one === name)
  return kind ? { kind, of: rest.length > 0 ? rest.join(':') : null } : null
}
