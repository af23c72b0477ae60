import type { Guest } from '#contract/guests.ts'
import type { GuestDetails } from '#contract/household-rows.ts'
import { MAYBE_IN_LISTS } from '#domain/guest-import/guest-list/answers.ts'
import { ageInWords } from '#domain/guest-import/guest-list/guest-facts.ts'
import {
  EXPORT_ANSWERS,
  EXPORT_FACTS,
  EXPORT_HEADINGS,
  eventHeading,
} from '#domain/guest-import/guest-list/own-export.ts'
import { answerOf } from '#domain/guests/guests.ts'
import { HOUSEHOLD_NAME_MAX, LANGUAGE_NAMES } from '#domain/households/households.ts'
import { NO_SETTINGS, type OwnQuestion } from '#domain/households/invitation-settings.ts'
import { answerIn, wordsIn } from '#domain/households/own-questions.ts'
import { foldText } from '#domain/text/fold-text.ts'
import type { Family, HouseholdList } from '../../../shared/households/families.ts'
import { busName, menuName } from '../../../shared/households/words.ts'

type Facts = Record<(typeof EXPORT_FACTS)[number][0], string>

/** The questions of the couple to its guests, and the table of each that has a seat, for who sees the tables. */
export type Asked = Pick<HouseholdList, 'events' | 'settings'> & { tables?: ReadonlyMap<string, string> }

/** The guest list as a table of texts. Columns beside those of every list are there where a guest has something in them. */
export function exportRows(
  guests: readonly Guest[],
  families: readonly Family[],
  asked: Asked = { events: [], settings: NO_SETTINGS },
): string[][] {
  const facts = factsOf(families)
  const told = EXPORT_FACTS.filter(([fact]) => guests.some(({ id }) => facts.get(id)?.[fact]))
  const answers = answerColumns(guests, families, asked)
  return [
    [...EXPORT_HEADINGS, ...told.map(([, heading]) => heading), ...answers.map(({ heading }) => heading)],
    ...guests.map((guest) => [
      ...guestCells(guest),
      ...told.map(([fact]) => facts.get(guest.id)?.[fact] ?? ''),
      ...answers.map(({ cells }) => cells.get(guest.id) ?? ''),
    ]),
  ]
}

type AnswerColumn = { heading: string; cells: ReadonlyMap<string, string> }

/** The guests' answers in columns of which none is empty. */
function answerColumns(
  guests: readonly Guest[],
  families: readonly Family[],
  { events, settings, tables = new Map() }: Asked,
): AnswerColumn[] {
  const people = families.flatMap((family) => family.people)
  const column = (heading: string, cell: (details: GuestDetails) => string | null): AnswerColumn => ({
    heading,
    cells: new Map(people.map(({ guest, details }) => [guest.id, (details && cell(details)) ?? ''])),
  })
  return [
    ...events.map(({ id, name }) => column(eventHeading(name), (one) => answerInWords(one.events[id]))),
    column(EXPORT_ANSWERS.menu, ({ menu }) => menuName(settings.menus, menu)),
    column(EXPORT_ANSWERS.highChair, ({ needsHighChair }) => (needsHighChair ? 'Sí' : null)),
    column(EXPORT_ANSWERS.busOut, ({ busOut }) => busName(settings.busRoutes, busOut)),
    column(EXPORT_ANSWERS.busBack, ({ busBack }) => busName(settings.busRoutes, busBack)),
    ...settings.questions.map((question) => ownColumn(question, families)),
    { heading: EXPORT_ANSWERS.table, cells: tables },
  ].filter(({ cells }) => guests.some(({ id }) => cells.get(id)))
}

/** The answers to a question of the couple's own; one that is asked of a family stands with its first person. */
function ownColumn(question: OwnQuestion, families: readonly Family[]): AnswerColumn {
  const { key, isOfFamily } = question
  const cells = families.flatMap(({ household, people }) =>
    people.map(({ guest, details }, position): [string, string] => {
      const ofFamily = position === 0 ? household?.ownAnswers[key] : undefined
      const answer = isOfFamily ? ofFamily : details?.ownAnswers[key]
      return [guest.id, answer ? answerIn(question, answer, 'es') : '']
    }),
  )
  return { heading: wordsIn(question, 'es'), cells: new Map(cells) }
}

/** Nothing of an event that a guest is not invited to. */
const answerInWords = (answer: boolean | null | undefined): string | null =>
  answer === undefined ? null : ANSWERS[`${answer}`] || 'Sin responder'

const ANSWERS = { true: 'Sí', maybe: MAYBE_IN_LISTS, false: 'No', null: '' }

const guestCells = (guest: Guest): string[] =>
  [guest.fullName, guest.email, ANSWERS[`${answerOf(guest)}`], guest.notes].map((cell) => cell ?? '')

/** The facts of each guest, by their id. Allergies and diets are not among them: they are for the kitchen alone. */
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
