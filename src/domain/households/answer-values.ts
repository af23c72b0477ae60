import { answerOf } from '../guests/guests.ts'
import type { InvitedPerson } from './rsvp-answers.ts'

/** The wedding itself among the events of an invitation. */
export const WEDDING_KEY = 'boda'

/** An answer that was given: to the wedding itself also that they may come. */
export type EventAnswer = boolean | 'maybe'

/** The choices and texts about a person, as the fields hold them. */
export type PersonValues = {
  /** By the keys of events; what is not there is not answered. */
  events: Record<string, EventAnswer>
  menu: string
  allergens: string[]
  diets: string[]
  note: string
  hasConsent: boolean
  highChair: boolean
  /** `null` while it is not answered. */
  hasCompanion: boolean | null
  companion: string
  /** By the keys of the couple's own questions, as they were typed; what is not answered has none. */
  ownAnswers: Record<string, string>
}

export type RsvpValues = {
  people: Record<string, PersonValues>
  /** A route, `NO_BUS`, or nothing chosen. */
  busOut: string
  busBack: string
  /** To the questions that are asked of all together. */
  ownAnswers: Record<string, string>
  song: string
  message: string
}

export const NO_BUS = 'no'

/** Why a part of what was sent is not saved; `person` is `null` for what is of the whole household. */
export type RsvpProblem = {
  /**
   * `changed`: another person changed the field meanwhile, to `stored`. `gone`: the invitation has the person or the
   * event no longer. `consent-again`: there is more stored by now than what was agreed to.
   */
  code:
    | 'consent'
    | 'consent-again'
    | 'companion'
    | 'too-long'
    | 'no-number'
    | 'no-longer'
    | 'changed'
    | 'gone'
  person: string | null
  field: RsvpField
  event?: string
  /** The key of a question of the couple's own. */
  question?: string
  /** The page's name for a person or an event that is gone. */
  name?: string
  stored?: string | boolean | null
  /** Whether diets alone lack the permission. */
  isOfDiet?: boolean
  max?: number
}

/** The same of answers that a member notes, where rooms are a part of the form. */
export type NotedProblem = Omit<RsvpProblem, 'field'> & { field: RsvpField | 'beds' }

export type RsvpField =
  | 'event'
  | 'menu'
  | 'note'
  | 'companion'
  | 'bus'
  | 'busOut'
  | 'busBack'
  | 'song'
  | 'message'
  | 'own'

/** A person of a family with what is stored of their answers; `name` is that by which a companion is called. */
export type AnsweredPerson = Omit<InvitedPerson, 'fullName' | 'hasEarlierConsent' | 'mayBringCompanion'> & {
  name: string
}

/** A family with what is stored of its answers. */
export type AnsweredFamily = {
  people: readonly AnsweredPerson[]
  household: {
    song: string | null
    message: string | null
    ownAnswers: Record<string, string>
    answeredAt: string | null
  }
}

/** The fields of the form of an invitation as they stand with what is stored. */
export function answerValues({ people, household }: AnsweredFamily): RsvpValues {
  return {
    people: Object.fromEntries(people.map((person) => [person.id, valuesOf(person, people)])),
    ownAnswers: household.ownAnswers,
    ...seatValues({ people, household }),
    song: household.song ?? '',
    message: household.message ?? '',
  }
}

/** The buses of the people with these ids, of all when none are given. */
export function seatValues(
  { people, household }: AnsweredFamily,
  ids?: readonly string[],
): Pick<RsvpValues, 'busOut' | 'busBack'> {
  const isAnswered = household.answeredAt !== null
  const some = people.filter(({ id }) => ids?.includes(id) ?? true)
  return { busOut: busOf(some, 'busOut', isAnswered), busBack: busOf(some, 'busBack', isAnswered) }
}

function valuesOf(person: AnsweredPerson, people: readonly AnsweredPerson[]): PersonValues {
  const ofEvents: [string, EventAnswer | null][] = Object.entries(person.events)
  const answers = [[WEDDING_KEY, answerOf(person)] as [string, EventAnswer | null], ...ofEvents]
  const companion = people.find(({ companionOf }) => companionOf === person.id)
  return {
    events: Object.fromEntries(answers.filter((one): one is [string, EventAnswer] => one[1] !== null)),
    menu: person.menu ?? '',
    allergens: person.allergens,
    diets: person.diets,
    note: person.dietNote ?? '',
    hasConsent: person.hasHealthConsent,
    highChair: person.needsHighChair,
    hasCompanion: companion ? true : null,
    companion: companion?.name ?? '',
    ownAnswers: person.ownAnswers,
  }
}

/**
 * The bus of a household, which is asked for once. People with different buses, as only the couple can choose them,
 * are shown none; once they have answered, no bus at all is an answer. While they may only come it is none: they had no
 * seat to choose.
 */
function busOf(people: readonly AnsweredPerson[], way: 'busOut' | 'busBack', isAnswered: boolean): string {
  const [bus, ...others] = new Set(people.flatMap((person) => person[way] ?? []))
  if (bus !== undefined) return others.length === 0 ? bus : ''
  const isAsked = people.some(comes) || people.every((person) => answerOf(person) !== 'maybe')
  return isAnswered && isAsked ? NO_BUS : ''
}

const comes = ({ rsvp, events }: AnsweredPerson) => [rsvp, ...Object.values(events)].includes(true)

/** Whether a person comes to anything. */
export const comesToAny = ({ events }: PersonValues): boolean => Object.values(events).includes(true)

/** Puts the marks that were made and taken off on a page onto the marks that are stored by now. */
export const mergeMarks = (
  typed: readonly string[],
  before: readonly string[],
  now: readonly string[],
): string[] => [
  ...now.filter((key) => typed.includes(key) || !before.includes(key)),
  ...typed.filter((key) => !before.includes(key) && !now.includes(key)),
]
