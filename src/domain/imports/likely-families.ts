import { familyNameOf } from '../guest-import/imported-households.ts'
import type { ImportedGuest } from '../guests/imported-guest.ts'
import { splitName } from '../guests/person-name.ts'
import { HOUSEHOLD_PEOPLE_MAX, suggestHouseholds } from '../households/households.ts'
import { grouped } from '../lists/grouped.ts'
import { Groups } from '../lists/groups.ts'
import { foldText } from '../text/fold-text.ts'
import { phoneKeys } from '../text/phone.ts'

/** More people of one telephone are asked about: a grandmother's may stand for all of hers. */
const SURE_MAX = 8

/** A guest of a list. `likelyHousehold` names the family that they may be of, which a person is asked about. */
export type ListedGuest = ImportedGuest & { row: number; likelyHousehold?: string }

/** Whether a list names the families of its guests; a code says only which people stand together. */
export const namesFamilies = (guests: readonly ListedGuest[]): boolean =>
  guests.some(({ household }) => household && familyNameOf(household) !== null)

/**
 * Guests of a list without families, with those that their telephone, email and table tell. One telephone or email and one
 * surname are a family; a telephone or email alone, and the surnames of a family at one table, may be one. People of one
 * address stand together already.
 */
export function likelyFamilies(guests: readonly ListedGuest[]): ListedGuest[] {
  const sure = new Groups(guests.length)
  joinAlike(sure, guests, ({ household }) => household ?? null)
  const contacts = contactsOf(guests)
  for (const people of contacts)
    if (people.length <= SURE_MAX && shareSurname(people, guests)) joinAll(sure, people)
  const known = codes(sure, guests.length, '#familia ')
  const likely = new Groups(guests.length)
  for (const people of [...sure.list(), ...contacts, ...atOneTable(guests)]) joinAll(likely, people)
  const asked = codes(likely, guests.length, '#quizá ', (people) => !isOneOf(people, known))
  return guests.map((guest, at) => {
    const household = known[at] ?? guest.household
    return { ...guest, ...(household && { household }), ...(asked[at] && { likelyHousehold: asked[at] }) }
  })
}

/** The people of each telephone and each email, where there are as many as a family has. */
function contactsOf(guests: readonly ListedGuest[]): number[][] {
  const all = [...guests.keys()]
  const keysOf = ({ email, phone }: ListedGuest) => [...(email ? [foldText(email)] : []), ...phoneKeys(phone)]
  const named = all.flatMap((at) => keysOf(guests[at]!).map((key) => ({ at, key })))
  return [...grouped(named, ({ key }) => key).values()]
    .map((people) => [...new Set(people.map(({ at }) => at))])
    .filter(isFamilySized)
}

/** The people at one table who have the surnames of a family; those of one surname need not be neighbours in the list. */
function atOneTable(guests: readonly ListedGuest[]): number[][] {
  const seated = [...guests.keys()].filter((at) => guests[at]!.table)
  return [...grouped(seated, (at) => foldText(guests[at]!.table!)).values()].flatMap((people) => {
    const ordered = people.toSorted((a, b) => surnameOf(guests[a]!).localeCompare(surnameOf(guests[b]!)))
    const listed = ordered.map((at) => ({ id: String(at), fullName: guests[at]!.fullName, email: null }))
    return suggestHouseholds(listed).map(({ guestIds }) => guestIds.map(Number))
  })
}

/** Whether each of the people has a surname that another of them has. */
function shareSurname(people: readonly number[], guests: readonly ListedGuest[]): boolean {
  const surnames = people.map((at) => splitName(guests[at]!.fullName).surnames.map(foldText))
  return surnames.every((own, at) =>
    surnames.some((others, other) => other !== at && own.some((surname) => others.includes(surname))),
  )
}

const surnameOf = ({ fullName }: ListedGuest) => foldText(splitName(fullName).surnames.join(' '))

const isFamilySized = ({ length }: readonly unknown[]) => length > 1 && length <= HOUSEHOLD_PEOPLE_MAX

function joinAlike(
  groups: Groups,
  guests: readonly ListedGuest[],
  keyOf: (guest: ListedGuest) => string | null,
) {
  for (const [key, people] of grouped([...guests.keys()], (at) => keyOf(guests[at]!)))
    if (key !== null) joinAll(groups, people)
}

function joinAll(groups: Groups, people: readonly number[]) {
  for (const at of people) groups.join(people[0]!, at)
}

/** The code of each guest's group, for groups that are as large as a family and `counts` takes. */
function codes(
  groups: Groups,
  length: number,
  prefix: string,
  counts: (people: readonly number[]) => boolean = () => true,
): (string | undefined)[] {
  const found = new Array<string | undefined>(length).fill(undefined)
  for (const people of groups.list().filter((group) => isFamilySized(group) && counts(group)))
    for (const at of people) found[at] = `${prefix}${people[0]! + 1}`
  return found
}

const isOneOf = (people: readonly number[], known: readonly (string | undefined)[]): boolean =>
  known[people[0]!] !== undefined && people.every((at) => known[at] === known[people[0]!])
