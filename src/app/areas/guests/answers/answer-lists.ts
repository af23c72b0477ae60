import type { BusRoute, Menu, OwnQuestion } from '#domain/households/invitation-settings.ts'
import { answerIn, wordsIn } from '#domain/households/own-questions.ts'
import {
  type Family,
  type FamilyPerson,
  type HouseholdList,
  phoneOf,
} from '../../../shared/households/families.ts'
import { AGE_NAMES, busName } from '../../../shared/households/words.ts'
import { type AnswerList, withTotals } from './answer-list.ts'
import type { AnswerListId } from './answer-list-ids.ts'
import { answeredInWords } from './answered-words.ts'

type Answered = {
  families: readonly Family[]
  settings: HouseholdList['settings']
  /** The name of a member who noted an answer; `null` for one who is gone. */
  nameOf: (memberId: string | null) => string | null
}

/** The list of those who come by bus, and the like, from the families of the guest list. */
export function answerList(id: AnswerListId, answered: Answered): AnswerList {
  if (id === 'bus') return busList(answered)
  if (id === 'menus') return menuList(answered)
  if (id === 'questions') return ownList(answered)
  if (id === 'families') return familyList(answered)
  return textList(answered, id === 'songs' ? 'song' : 'message')
}

type Member = { person: FamilyPerson; family: Family }

const membersOf = (families: readonly Family[]): Member[] =>
  families.flatMap((family) => family.people.map((person) => ({ person, family })))

const answersOf = ({ guest, details }: FamilyPerson) => [guest.rsvp, ...Object.values(details?.events ?? {})]

/** Whether a guest comes to anything. */
const isComing = ({ person }: Member) => answersOf(person).includes(true)

/** Whether a guest has said no to everything, so that a seat of theirs is free. */
const isAbsent = ({ person }: Member) => answersOf(person).every((answer) => answer === false)

const nameOfFamily = ({ people, name }: Family) => (people.length > 1 ? name : '')

/** A line for each seat. */
function busList({ families, settings }: Answered): AnswerList {
  const members = membersOf(families).filter((member) => !isAbsent(member))
  const rowsOf = (route: BusRoute) =>
    members
      .filter(({ person: { details } }) => details?.[SEAT[route.direction]] === route.id)
      .map(({ person: { guest, details }, family }) => ({
        key: `${route.id} ${guest.id}`,
        groups: [route.id],
        cells: [
          guest.fullName,
          nameOfFamily(family),
          DIRECTIONS[route.direction],
          busName([route], route.id)!,
          details?.phone ?? family.household?.phone ?? '',
        ],
      }))
  return withTotals(
    ['Nombre', 'Familia', 'Trayecto', 'Autobús', 'Teléfono'],
    settings.busRoutes.flatMap(rowsOf),
    settings.busRoutes.map((route) => ({
      group: route.id,
      label: busLabel(route),
    })),
  )
}

/** `Ida: Sevilla · 11:15`; a name that begins with the direction says it already. */
function busLabel(route: BusRoute): string {
  const [direction, name] = [DIRECTIONS[route.direction], busName([route], route.id)!]
  return name.toLowerCase().startsWith(direction.toLowerCase()) ? name : `${direction}: ${name}`
}

const SEAT = { out: 'busOut', back: 'busBack' } as const
const DIRECTIONS = { out: 'Ida', back: 'Vuelta' } as const

const NO_MENU = 'none'
const HIGH_CHAIR = 'high-chair'

/** A line for each guest who comes to anything. */
function menuList({ families, settings: { menus } }: Answered): AnswerList {
  const rows = membersOf(families)
    .filter(isComing)
    .map(({ person: { guest, details }, family }) => {
      const { menu = null, needsHighChair = false, age = 'adult' } = details ?? {}
      return {
        key: guest.id,
        groups: [groupOfMenu(menus, menu), ...(needsHighChair ? [HIGH_CHAIR] : [])],
        cells: [
          guest.fullName,
          nameOfFamily(family),
          menus.find(({ key }) => key === menu)?.name ?? 'Sin elegir',
          AGE_NAMES[age],
          needsHighChair ? 'Sí' : '',
        ],
      }
    })
  return withTotals(['Nombre', 'Familia', 'Menú', 'Tipo', 'Trona'], rows, [
    ...menus.map(({ key, name }) => ({ group: menuGroup(key), label: name })),
    { group: NO_MENU, label: 'Sin elegir' },
    { group: HIGH_CHAIR, label: 'Tronas' },
  ])
}

const menuGroup = (key: string) => `menu ${key}`

const groupOfMenu = (menus: readonly Menu[], menu: string | null) =>
  menu !== null && menus.some(({ key }) => key === menu) ? menuGroup(menu) : NO_MENU

/** A line for each answer to a question of the couple's own: of those who come, and of families of which one does. */
function ownList({ families, settings: { questions } }: Answered): AnswerList {
  const rows = questions.flatMap((question) =>
    answersTo(question, families).map(({ key, cells, answer }) => ({
      key: `${question.key} ${key}`,
      groups: [questionGroup(question), optionGroup(question, answer)],
      cells: [...cells, wordsIn(question, 'es'), answerIn(question, answer, 'es')],
      ...(question.kind === 'number' && { times: Number(answer) }),
    })),
  )
  return withTotals(['Nombre', 'Familia', 'Pregunta', 'Respuesta'], rows, questions.flatMap(groupsOf))
}

type Answer = { key: string; cells: [string, string]; answer: string }

function answersTo({ key, isOfFamily }: OwnQuestion, families: readonly Family[]): Answer[] {
  if (isOfFamily)
    return families.flatMap((family): Answer[] => {
      const answer = family.household?.ownAnswers[key]
      return answer ? [{ key: family.key, cells: [family.name, nameOfFamily(family)], answer }] : []
    })
  return membersOf(families)
    .filter(isComing)
    .flatMap(({ person: { guest, details }, family }): Answer[] => {
      const answer = details?.ownAnswers[key]
      return answer ? [{ key: guest.id, cells: [guest.fullName, nameOfFamily(family)], answer }] : []
    })
}

const questionGroup = ({ key }: OwnQuestion) => `question ${key}`
const optionGroup = ({ key }: OwnQuestion, answer: string) => `option ${key} ${answer}`

/** Each option of a choice; of a number the sum, of a text how many have answered. */
function groupsOf(question: OwnQuestion): { group: string; label: string }[] {
  const asked = wordsIn(question, 'es')
  if (question.kind !== 'choice') return [{ group: questionGroup(question), label: asked }]
  return question.options.map((option) => ({
    group: optionGroup(question, option.key),
    label: `${asked} ${wordsIn(option, 'es')}`,
  }))
}

/** A line for each family: whether it has answered, and how. */
function familyList({ families, nameOf }: Answered): AnswerList {
  const rows = families.map((family) => ({
    key: family.key,
    groups: [
      ...(family.household?.answeredAt ? [family.household.byTelephone ? 'telephone' : 'link'] : []),
      ...(isOpen(family) ? ['open'] : []),
    ],
    cells: [
      family.name,
      answeredInWords(family, nameOf),
      family.people.flatMap(({ guest }) => (guest.rsvp === null ? guest.fullName : [])).join(', '),
      phoneOf(family) ?? '',
    ],
  }))
  return withTotals(['Familia', 'Respuesta', 'Falta por contestar', 'Teléfono'], rows, [
    { group: 'link', label: 'Por su enlace' },
    { group: 'telephone', label: 'Por teléfono' },
    { group: 'open', label: 'Falta por contestar' },
  ])
}

const isOpen = ({ people }: Family) => people.some(({ guest }) => guest.rsvp === null)

/** A line for each family that wrote something, and how many have answered without. */
function textList({ families }: Answered, field: 'song' | 'message'): AnswerList {
  const answered = families.filter(({ household }) => household?.answeredAt || household?.[field])
  const rows = answered.map(({ key, name, household }) => ({
    key,
    groups: [household?.[field] ? 'with' : 'without'],
    cells: [name, household?.[field] ?? ''],
  }))
  const [heading, labels] = TEXTS[field]
  return withTotals(['Familia', heading], rows, [
    { group: 'with', label: labels[0] },
    { group: 'without', label: labels[1] },
  ])
}

const TEXTS = {
  song: ['Canción', ['Con canción', 'Sin canción']],
  message: ['Mensaje', ['Con mensaje', 'Sin mensaje']],
} as const
