import type { EventAnswer } from '#domain/households/answer-values.ts'
import { FIELDS, MAYBE, NO, YES } from '#site/rsvp/field-names.ts'
import {
  type PersonValues,
  type RsvpPerson,
  type RsvpValues,
  type RsvpView,
  WEDDING_KEY,
} from '#site/rsvp/rsvp-view.ts'
import type { PageCopy } from './page-copy.ts'

/** A page as it was sent: what it showed, and how its fields came back. */
export type SentPage = {
  view: RsvpView
  shown: RsvpValues
  values: RsvpValues
  /** The person whose permission is withdrawn, with all that was kept with it. */
  withdrawal: string | null
}

/**
 * The fields of a form that was sent, read with the page that they were written on. Without a readable copy of it the
 * form is read as one that showed nothing which an answer could delete.
 */
export function readSentPage(
  form: URLSearchParams,
  copy: Pick<PageCopy, 'view' | 'shown'> | null,
  present: { view: RsvpView; stored: RsvpValues },
): SentPage {
  const view = copy?.view ?? ofNamedPeople(present.view, form)
  const shown = copy?.shown ?? unseenValues(present.stored)
  return { view, shown, values: typedValues(view, form, shown), withdrawal: withdrawalOf(form) }
}

/**
 * The fields of a form that was sent. Only those are read that the page has: for its own people, their own events
 * and what there is to choose from. A field that did not arrive is as the page showed it.
 */
export function typedValues(view: RsvpView, form: URLSearchParams, shown: RsvpValues): RsvpValues {
  const isAll = saysYesToAll(form)
  const typed = (person: RsvpPerson) =>
    typedOf(view, person, form, { isAll, shown: shown.people[person.id]! })
  return {
    people: Object.fromEntries(view.people.map((person) => [person.id, typed(person)])),
    ownAnswers: ownOf(view, form, { person: null, shown: shown.ownAnswers }),
    busOut: form.get(FIELDS.busOut) ?? shown.busOut,
    busBack: form.get(FIELDS.busBack) ?? shown.busBack,
    song: form.get(FIELDS.song) ?? shown.song,
    message: form.get(FIELDS.message) ?? shown.message,
  }
}

/** The person whose permission is withdrawn, by the button for it. */
export const withdrawalOf = (form: URLSearchParams): string | null => form.get(FIELDS.withdrawal)

/** Whether the form was sent by the button that says yes to everything. */
export const saysYesToAll = (form: URLSearchParams): boolean => form.get(FIELDS.all) === YES

function typedOf(
  view: RsvpView,
  { id, events }: RsvpPerson,
  form: URLSearchParams,
  { isAll, shown }: { isAll: boolean; shown: PersonValues },
): PersonValues {
  const answers = events.flatMap((key): [string, EventAnswer][] => {
    const answer = isAll ? true : (eventAnswerOf(form, id, key) ?? shown.events[key])
    return answer === undefined ? [] : [[key, answer]]
  })
  const areBoxesWhole = hasAllBoxes(form, id)
  const marked = (name: string, before: readonly string[]) =>
    areBoxesWhole ? form.getAll(name) : [...new Set([...before, ...form.getAll(name)])]
  const nothing = { allergens: [], diets: [], note: '', hasConsent: false }
  return {
    events: Object.fromEntries(answers),
    menu: form.get(FIELDS.menu(id)) ?? shown.menu,
    allergens: marked(FIELDS.allergens(id), shown.allergens),
    diets: marked(FIELDS.diets(id), shown.diets),
    note: form.get(FIELDS.note(id)) ?? shown.note,
    hasConsent: form.has(FIELDS.consent(id)) || (!areBoxesWhole && shown.hasConsent),
    highChair: form.has(FIELDS.highChair(id)) || (!areBoxesWhole && shown.highChair),
    hasCompanion: answerOf(form, FIELDS.hasCompanion(id)) ?? shown.hasCompanion,
    companion: form.get(FIELDS.companion(id)) ?? shown.companion,
    ownAnswers: ownOf(view, form, { person: id, shown: shown.ownAnswers }),
    ...(withdrawalOf(form) === id && nothing),
  }
}

/** The answers to the questions of the page; one that did not arrive is as the page showed it. */
function ownOf(
  { questions }: RsvpView,
  form: URLSearchParams,
  { person, shown }: { person: string | null; shown: Record<string, string> },
): Record<string, string> {
  const typed = questions
    .filter(({ isOfFamily }) => isOfFamily === (person === null))
    .flatMap(({ key }): [string, string][] => {
      const answer = form.get(FIELDS.own(key, person))
      return answer === null ? [] : [[key, answer]]
    })
  return { ...shown, ...Object.fromEntries(typed) }
}

/**
 * Browsers do not send a box that is empty, so an empty one looks like one that was cut off. It counts as empty only
 * beside the texts that every browser sends: that of the person, and the last one of the form.
 */
const hasAllBoxes = (form: URLSearchParams, person: string): boolean =>
  form.has(FIELDS.note(person)) && form.has(FIELDS.message)

function answerOf(form: URLSearchParams, name: string): boolean | null {
  const value = form.get(name)
  return value === YES ? true : value === NO ? false : null
}

/** To the wedding itself a person may also say that they may come. */
const eventAnswerOf = (form: URLSearchParams, person: string, event: string): EventAnswer | null =>
  event === WEDDING_KEY && form.get(FIELDS.event(person, event)) === MAYBE
    ? 'maybe'
    : answerOf(form, FIELDS.event(person, event))

/** The people whom the form names; all of them when it names none. */
function ofNamedPeople(view: RsvpView, form: URLSearchParams): RsvpView {
  const names = [...form.keys()]
  const named = view.people.filter(({ id }) => names.some((name) => name.split('.').includes(id)))
  return { ...view, people: named.length > 0 ? named : view.people }
}

/** Choices stand for themselves; texts, boxes, companions and seats are taken as not shown. */
function unseenValues(stored: RsvpValues): RsvpValues {
  const unseen = { allergens: [], diets: [], note: '', hasConsent: false, highChair: false } as const
  const nobody = { hasCompanion: null, companion: '' }
  const people = Object.entries(stored.people).map(([id, { events, menu }]) => [
    id,
    { events, menu, ...unseen, ...nobody, ownAnswers: {} },
  ])
  return {
    people: Object.fromEntries(people),
    ownAnswers: {},
    busOut: stored.busOut && UNSEEN_BUS,
    busBack: stored.busBack && UNSEEN_BUS,
    song: '',
    message: '',
  }
}

/** No key of a bus, so that it is never the one that is stored. */
const UNSEEN_BUS = '?'
