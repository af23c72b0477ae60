import { splitName, surnamesOf } from '../guests/person-name.ts'
import { grouped } from '../lists/grouped.ts'
import { Groups } from '../lists/groups.ts'
import { foldText } from '../text/fold-text.ts'
import { inSpanishList } from '../text/spanish-list.ts'

/** Longest texts of a household, in characters. */
export const HOUSEHOLD_NAME_MAX = 120
export const HOUSEHOLD_PHONE_MAX = 60
export const HOUSEHOLD_GIFT_MAX = 300
export const HOUSEHOLD_EMAIL_MAX = 320
export const HOUSEHOLD_SONG_MAX = 200
export const HOUSEHOLD_MESSAGE_MAX = 1000

/** People of one household. */
export const HOUSEHOLD_PEOPLE_MAX = 30

/** Guests whose invitations are made with one request. */
export const INVITED_AT_ONCE_MAX = 500

/** Households that one request makes. */
export const GROUPS_AT_ONCE_MAX = 500

/** Random bytes in the token of an invitation: 128 bits, 22 characters of base64url. */
export const INVITATION_TOKEN_BYTES = 16

/** The languages of invitations; the first is the one of a household that has none. */
export const INVITATION_LANGUAGES = ['es', 'ca', 'eu', 'gl', 'en'] as const

export type InvitationLanguage = (typeof INVITATION_LANGUAGES)[number]

/** The name of each language in itself. */
export const LANGUAGE_NAMES: Record<InvitationLanguage, string> = {
  es: 'Castellano',
  ca: 'Català',
  eu: 'Euskara',
  gl: 'Galego',
  en: 'English',
}

export const INVITATION_CHANNELS = ['whatsapp', 'email', 'print'] as const

/** How an invitation was sent. */
export type InvitationChannel = (typeof INVITATION_CHANNELS)[number]

export const GUEST_AGES = ['adult', 'child', 'baby'] as const

export type GuestAge = (typeof GUEST_AGES)[number]

/** The years that a child may have. */
export const CHILD_YEARS_MAX = 17

export const GUEST_SIDE_MAX = 60

/** The state of an invitation: the last thing that has happened to it. */
export type InvitationState = 'unsent' | 'sent' | 'opened' | 'answered'

export type InvitationTimes = {
  sentAt: string | null
  openedAt: string | null
  answeredAt: string | null
}

/** The state of an invitation with the instant since when; nothing has happened to one that is not there. */
export function invitationState(times: InvitationTimes | null): {
  state: InvitationState
  at: string | null
} {
  if (times?.answeredAt) return { state: 'answered', at: times.answeredAt }
  if (times?.openedAt) return { state: 'opened', at: times.openedAt }
  if (times?.sentAt) return { state: 'sent', at: times.sentAt }
  return { state: 'unsent', at: null }
}

/**
 * The name of a household: the name it was given, else the surnames of its first person who has some ('Aguirre Soto'),
 * else its first names.
 */
export function householdName(stored: string | null, fullNames: readonly string[]): string {
  if (stored) return stored
  const surnames = fullNames.map(surnamesOf).find((one) => one !== '')
  return surnames ?? inSpanishList(fullNames)
}

/** The same as the subject of a sentence: one person has their own name. */
export function householdTitle(stored: string | null, fullNames: readonly string[]): string {
  if (!stored && fullNames.length === 1) return fullNames[0]!
  const name = householdName(stored, fullNames)
  return /^(la )?familia\b/i.test(name) ? name : `La familia ${name}`
}

/** People by their families, in the order of the first of each. A person without one is alone under their own id. */
export function groupByFamily<P extends { householdId: string | null }>(
  people: readonly P[],
  idOf: (person: P) => string,
): [key: string, people: P[]][] {
  return [...grouped(people, (person) => person.householdId ?? idOf(person))]
}

type Person = { id: string; fullName: string; email: string | null }

/** Guests who seem to live together, and by what: the same email, the same surnames, or those of the parents. */
export type HouseholdSuggestion = { guestIds: string[]; reason: 'email' | 'surnames' }

/** More people with one surname than this are not one family, but a common surname. */
const SAME_SURNAME_MAX = 6

/** Parents are looked for among at most so many people with a surname. */
const PARENTS_AMONG_MAX = 40

/**
 * Suggests households among guests who stand alone: those with one email, those with the same two surnames, a
 * child with its parents ('Aguirre Soto' with an Aguirre and a Soto), and neighbours in the list with one surname.
 */
export function suggestHouseholds(guests: readonly Person[]): HouseholdSuggestion[] {
  const groups = new Groups(guests.length)
  join(groups, guests, ({ email }) => email && foldText(email), Number.POSITIVE_INFINITY)
  const byEmail = new Set(groups.list().flat())
  const surnames = guests.map(({ fullName }) => splitName(fullName).surnames.map(foldText))
  join(groups, guests, (_, index) => bothSurnames(surnames[index]!), SAME_SURNAME_MAX)
  joinNeighbours(groups, guests, surnames)
  joinParents(groups, surnames)
  return groups
    .list()
    .filter((group) => group.length > 1 && group.length <= HOUSEHOLD_PEOPLE_MAX)
    .map((group) => ({
      guestIds: group.map((index) => guests[index]!.id),
      reason: group.every((index) => byEmail.has(index)) ? 'email' : 'surnames',
    }))
}

const bothSurnames = (surnames: readonly string[]) => (surnames.length > 1 ? surnames.join('|') : null)

/** Joins all that have the same key, as long as they are not too many. */
function join(
  groups: Groups,
  guests: readonly Person[],
  keyOf: (guest: Person, index: number) => string | null,
  most: number,
) {
  for (const same of indexBy(guests.length, (index) => keyOf(guests[index]!, index)).values()) {
    if (same.length > most) continue
    for (const index of same) groups.join(same[0]!, index)
  }
}

/** A single surname says little, so only guests who stand next to each other are joined by it. */
function joinNeighbours(groups: Groups, guests: readonly Person[], surnames: readonly string[][]) {
  for (let index = 1; index < guests.length; index += 1) {
    const [before, here] = [surnames[index - 1]!, surnames[index]!]
    if (here.length === 1 && before.length === 1 && here[0] === before[0]) groups.join(index - 1, index)
  }
}

/** A child bears the first surnames of both parents; people with the same two are its siblings. */
function joinParents(groups: Groups, surnames: readonly string[][]) {
  const byFirst = indexBy(surnames.length, (index) => surnames[index]![0] ?? null)
  surnames.forEach(([first, second], child) => {
    if (!first || !second || first === second) return
    const fathers = parentsIn(byFirst.get(first), child, surnames)
    const mothers = parentsIn(byFirst.get(second), child, surnames)
    // One of each: with several it would be a guess.
    if (fathers.length !== 1 || mothers.length !== 1) return
    groups.join(child, fathers[0]!)
    groups.join(child, mothers[0]!)
  })
}

const parentsIn = (indexes: readonly number[] = [], child: number, surnames: readonly string[][]) =>
  indexes.length > PARENTS_AMONG_MAX
    ? []
    : indexes.filter((index) => bothSurnames(surnames[index]!) !== bothSurnames(surnames[child]!))

function indexBy(length: number, keyOf: (index: number) => string | null): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (let index = 0; index < length; index += 1) {
    const key = keyOf(index)
    if (!key) continue
    const same = found.get(key)
    if (same) same.push(index)
    else found.set(key, [index])
  }
  return found
}
