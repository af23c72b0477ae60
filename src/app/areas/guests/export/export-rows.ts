import type { Guest } from '#contract/guests.ts'
import { foldText } from '#domain/fold-text.ts'
import { ageInWords } from '#domain/guest-list/guest-facts.ts'
import { EXPORT_FACTS, EXPORT_HEADINGS } from '#domain/guest-list/own-export.ts'
import { HOUSEHOLD_NAME_MAX, LANGUAGE_NAMES } from '#domain/households.ts'
import type { Family } from '../families/families.ts'

type Facts = Record<(typeof EXPORT_FACTS)[number][0], string>

/** The guest list as a table of texts. Columns beside those of every list are there where a guest has something in them. */
export function exportRows(guests: readonly Guest[], families: readonly Family[]): string[][] {
  const facts = factsOf(families)
  const told = EXPORT_FACTS.filter(([fact]) => guests.some(({ id }) => facts.get(id)?.[fact]))
  return [
    [...EXPORT_HEADINGS, ...told.map(([, heading]) => heading)],
    ...guests.map((guest) => [
      ...guestCells(guest),
      ...told.map(([fact]) => facts.get(guest.id)?.[fact] ?? ''),
    ]),
  ]
}

function guestCells({ fullName, email, rsvp, notes }: Guest): string[] {
  const answer = rsvp === null ? '' : rsvp ? 'Sí' : 'No'
  return [fullName, email ?? '', answer, notes ?? '']
}

/** What is told of each guest, by their id. Allergies and diets are not: they are for the kitchen alone. */
function factsOf(families: readonly Family[]): Map<string, Facts> {
  const names = new Set<string>()
  const facts = new Map<string, Facts>()
  for (const { household, name, people } of families) {
    const isNamed = household !== null && (household.name !== null || people.length > 1)
    const family = isNamed ? ownName(name, names) : ''
    people.forEach(({ guest, details }, position) => {
      facts.set(guest.id, {
        household: family,
        age: details ? ageInWords(details) : '',
        side: details?.side ?? '',
        language: household?.language ? LANGUAGE_NAMES[household.language] : '',
        phone: details?.phone ?? (position === 0 ? household?.phone : null) ?? '',
      })
    })
  }
  return facts
}

/** Two families of one name would be one when the list is imported, so the second is numbered. */
function ownName(name: string, taken: Set<string>): string {
  let own = name
  for (let count = 2; taken.has(foldText(own)); count += 1) {
    const number = ` (${count})`
    own = name.slice(0, HOUSEHOLD_NAME_MAX - number.length) + number
  }
  taken.add(foldText(own))
  return own
}
