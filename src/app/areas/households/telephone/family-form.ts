import { type AnsweredPerson, answerValues } from '#domain/households/answer-values.ts'
import type { OwnQuestion, WeddingEvent } from '#domain/households/invitation-settings.ts'
import { askableAt } from '#domain/households/own-questions.ts'
import type { Family, FamilyPerson, HouseholdList } from '../../../shared/households/families.ts'
import type { FormValues } from './typed-fields.ts'

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
    maybe: guest.maybe,
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
