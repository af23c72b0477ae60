import { cleanAnswerText } from '#domain/households/read-answers.ts'
import type { AnswerTextField } from '#domain/households/rsvp-answers.ts'
import {
  NO_BUS,
  type RsvpPerson,
  type RsvpProblem,
  type RsvpValues,
  type RsvpView,
} from '#site/rsvp/rsvp-view.ts'
import { merge } from './merge-field.ts'
import { mergeOwnAnswers } from './merge-own-answers.ts'
import { mergePerson } from './merge-person.ts'
import type { SentPage } from './typed-values.ts'

/** The result of merging a field: the value it is to hold, and the value the page shows when it comes back. */
type Merged = {
  accepted: RsvpValues
  redrawn: RsvpValues
  /** Fields that the page and another person have both changed; they are left as they are stored. */
  conflicts: RsvpProblem[]
}

/** The invitation as it stands. */
export type Present = {
  view: RsvpView
  stored: RsvpValues
  /** The buses of some of its people, as a page that has only them shows them. */
  seatsOf: (people: readonly string[]) => Seats
}

type Seats = Pick<RsvpValues, 'busOut' | 'busBack'>

/**
 * Puts what was changed on a page together with what is stored by now. A field that came back as the page showed it
 * is as it is stored; one that another person has changed meanwhile is not overwritten, but comes back to be looked
 * at. People and events that the invitation has no longer are left out, and named where something was said of them.
 */
export function mergeValues(sent: SentPage, present: Present): Merged {
  const { stored } = present
  const { shown, values } = withSeats(sent)
  const { accepted, redrawn, conflicts } = mergeHousehold({ ...sent, values }, present)
  const names = Object.fromEntries(sent.view.events.map(({ key, name }) => [key, name]))
  const ofPeople = sent.view.people.flatMap((person) => {
    const { id } = person
    const [typed, before, now] = [values.people[id]!, shown.people[id]!, stored.people[id]]
    if (!now) return isSame(typed, before) ? [] : [isGone(person)]
    const invited = present.view.people.find((one) => one.id === id)?.events ?? []
    const merged = mergePerson({ typed, before, now }, { id, invited, names })
    accepted.people[id] = merged.accepted
    redrawn.people[id] = merged.redrawn
    // Without the permission nothing is kept, so what was changed meanwhile is not asked about.
    return merged.conflicts.filter(({ field }) => field !== 'note' || sent.withdrawal !== id)
  })
  return { accepted, redrawn, conflicts: [...ofPeople, ...conflicts] }
}

const isGone = ({ id, name }: RsvpPerson): RsvpProblem => ({ code: 'gone', person: id, field: 'event', name })

/**
 * Merges the fields that are asked once for all. Buses are compared for the people of the page alone: others have their
 * own seats.
 */
function mergeHousehold({ view, shown, values }: SentPage, { stored, seatsOf }: Present): Merged {
  const present = { ...stored, ...seatsOf(view.people.map(({ id }) => id)) }
  const accepted: RsvpValues = { ...present, people: { ...stored.people } }
  const redrawn: RsvpValues = { ...stored, people: { ...stored.people } }
  const conflicts: RsvpProblem[] = []
  for (const field of ['busOut', 'busBack', 'song', 'message'] as const) {
    // A page on which no bus was chosen yet showed no seat that was given up.
    const seat = (bus: string) => (bus === '' && present[field] === NO_BUS ? NO_BUS : bus)
    const clean = (text: string) => (isText(field) ? (cleanAnswerText(field, text) ?? '') : seat(text))
    const merged = merge(values[field], shown[field], present[field], clean)
    accepted[field] = merged.accepted
    if (merged.redrawn !== present[field]) redrawn[field] = merged.redrawn
    if (merged.isConflict) conflicts.push({ code: 'changed', person: null, field, stored: present[field] })
  }
  const own = mergeOwnAnswers(
    { typed: values.ownAnswers, before: shown.ownAnswers, now: stored.ownAnswers },
    null,
  )
  accepted.ownAnswers = own.accepted
  redrawn.ownAnswers = own.redrawn
  return { accepted, redrawn, conflicts: [...conflicts, ...own.conflicts] }
}

const isText = (field: string): field is AnswerTextField => field === 'song' || field === 'message'

/** A household of which nobody comes takes no seat, whatever bus is chosen. */
function withSeats({ values, shown, ...sent }: SentPage): SentPage {
  const comes = Object.values(values.people).some(({ events }) => Object.values(events).includes(true))
  const bus = (field: 'busOut' | 'busBack') =>
    !comes && values[field] !== shown[field] && values[field] !== '' ? NO_BUS : values[field]
  return { ...sent, shown, values: { ...values, busOut: bus('busOut'), busBack: bus('busBack') } }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
