import type { FreePlaces } from '#contract/telephone-answers.ts'
import { type AnsweredPerson, answerValues, WEDDING_KEY } from '#domain/households/answer-values.ts'
import type { OwnQuestion, WeddingEvent } from '#domain/households/invitation-settings.ts'
import { askableAt, isAskedOf } from '#domain/households/own-questions.ts'
import type { Family, FamilyPerson, HouseholdList } from '../../../shared/households/families.ts'
import { BRINGS, type FormValues, type Way } from './typed-fields.ts'

/** The form of a family: who is asked what, and what is stored of it. */
export type FamilyForm = {
  people: FamilyPerson[]
  /** The events beside the wedding that are on its invitation. */
  events: WeddingEvent[]
  questions: OwnQuestion[]
  present: FormValues
}

/** The form of a family, as its invitation asks it: without the events that are drafts. */
export function familyForm({ people, household }: Family, list: HouseholdList): FamilyForm {
  const events = list.events.filter(
    ({ id, isPublished }) => isPublished && people.some(({ details }) => id in (details?.events ?? {})),
  )
  const questions = askableAt(list.settings.questions, events)
  const present = answerValues({
    people: people.map((person) => toAnswered(person, events, questions)),
    household: {
      song: household?.song ?? null,
      message: household?.message ?? null,
      ownAnswers: ofQuestions(household?.ownAnswers, questions),
      answeredAt: household?.answeredAt ?? null,
    },
  })
  return { people, events, questions, present }
}

type Asking = {
  form: FamilyForm
  settings: HouseholdList['settings']
  /** Not known before it is read, and without a network: what was typed before is taken then as it was. */
  places: FreePlaces | undefined
}

/** Whether a field is asked by now: one that was typed into before the couple took it off has no place in the form. */
export function isAsked({ form, settings, places }: Asking, [part = '', id = '', ...rest]: Way): boolean {
  const hasRoute = (way: string) => settings.busRoutes.some(({ direction }) => direction === way)
  switch (part) {
    case 'people':
      return isAskedOfPerson({ form, settings }, id, rest)
    case 'busOut':
      return hasRoute('out')
    case 'busBack':
      return hasRoute('back')
    case 'beds':
      return places === undefined || places.beds?.state === 'open'
    case 'ownAnswers':
      return form.questions.some(({ key, isOfFamily }) => key === id && isOfFamily)
    case 'song':
      return settings.asksSong
    default:
      return settings.asksMessage
  }
}

function isAskedOfPerson(
  { form, settings }: Omit<Asking, 'places'>,
  id: string,
  [field, key = '']: Way,
): boolean {
  const person = form.people.find(({ guest }) => guest.id === id)
  if (!person) return false
  const { details } = person
  const invited = details?.events ?? {}
  switch (field) {
    case 'events':
      return key === WEDDING_KEY || (key in invited && form.events.some((event) => event.id === key))
    case 'menu':
      return settings.menus.length > 0
    case 'highChair':
      return (details?.age ?? 'adult') !== 'adult'
    case 'ownAnswers':
      return form.questions.some((question) => question.key === key && isAskedOf(question, invited))
    case BRINGS:
      return details?.mayBringCompanion === true && details.companionOf === null
    default:
      return true
  }
}

/** The answers to questions that are still asked. */
const ofQuestions = (answers: Record<string, string> = {}, questions: readonly OwnQuestion[]) =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => questions.some((one) => one.key === key)))

function toAnswered(
  { guest, details }: FamilyPerson,
  events: readonly WeddingEvent[],
  questions: readonly OwnQuestion[],
): AnsweredPerson {
  const asked = Object.entries(details?.events ?? {}).filter(([key]) => events.some(({ id }) => id === key))
  return {
    id: guest.id,
    name: guest.fullName,
    rsvp: guest.rsvp,
    events: Object.fromEntries(asked),
    menu: details?.menu ?? null,
    allergens: details?.allergens ?? [],
    diets: details?.diets ?? [],
    dietNote: details?.dietNote ?? null,
    hasHealthConsent: details?.hasHealthConsent ?? false,
    needsHighChair: details?.needsHighChair ?? false,
    companionOf: details?.companionOf ?? null,
    busOut: details?.busOut ?? null,
    busBack: details?.busBack ?? null,
    ownAnswers: ofQuestions(details?.ownAnswers, questions),
  }
}

/** Families of which a person has still to answer. */
export const isOpen = ({ people }: Family): boolean => people.some(({ guest }) => guest.rsvp === null)

/** The next family that has still to answer, after the one in sight and around; `undefined` when there is no other. */
export function nextOpen(families: readonly Family[], key: string | undefined): Family | undefined {
  const at = families.findIndex((family) => family.key === key)
  const around = [...families.slice(at + 1), ...families.slice(0, Math.max(0, at))]
  return around.find(isOpen)
}
