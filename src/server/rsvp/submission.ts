import type { InvitationLanguage } from '#domain/households.ts'
import type { AnswerProblem, AnswerSubmission, PersonSubmission } from '#domain/rsvp-answers.ts'
import {
  coupleNames,
  NO_BUS,
  type PersonValues,
  type RsvpPerson,
  type RsvpProblem,
  type RsvpValues,
  type RsvpView,
  WEDDING_KEY,
} from '#site/rsvp/rsvp-view.ts'
import { wordsOf } from '#site/rsvp/words.ts'

type Sent = {
  view: RsvpView
  /** The fields as they were sent, and as the page showed them before. */
  values: RsvpValues
  shown: RsvpValues | null
  language: InvitationLanguage
  /** Whether the guest has chosen the language of the page. */
  hasChosenLanguage: boolean
}

/**
 * What the fields say, for `answerInvitation`. A field that is as the page showed it is left out: what another person
 * of the household has answered meanwhile stays.
 */
export function toSubmission(sent: Sent): AnswerSubmission {
  const { view, values, shown, language, hasChosenLanguage } = sent
  return {
    people: view.people.map((person) => toPerson(person, sent)),
    song: changed(values.song, shown?.song),
    message: changed(values.message, shown?.message),
    ...(hasChosenLanguage && { language }),
  }
}

function toPerson(person: RsvpPerson, { view, values, shown, language }: Sent): PersonSubmission {
  const own = values.people[person.id]!
  const before = shown?.people[person.id]
  const answers = Object.entries(own.events).filter(([key, answer]) => answer !== before?.events[key])
  const { [WEDDING_KEY]: rsvp, ...events } = Object.fromEntries(answers)
  const isComing = Object.values(own.events).includes(true)
  return {
    guestId: person.id,
    rsvp,
    events,
    menu: changed(own.menu, before?.menu) || undefined,
    ...needsOf(own, before, () => consentSentence(view, language)),
    ...(person.age !== 'adult' && { needsHighChair: changed(own.highChair, before?.highChair) }),
    ...(view.busRoutes.length > 0 && {
      busOut: busOf(values.busOut, isComing),
      busBack: busOf(values.busBack, isComing),
    }),
    companion: companionOf(person, own, before),
  }
}

const changed = <Value>(value: Value, before: Value | undefined): Value | undefined =>
  value === before ? undefined : value

/** Allergies go together with their permission. */
function needsOf(own: PersonValues, before: PersonValues | undefined, consent: () => string) {
  const key = ({ allergens, note, hasConsent }: PersonValues) => JSON.stringify([allergens, note, hasConsent])
  if (before && key(own) === key(before)) return {}
  return {
    allergens: own.allergens,
    dietNote: own.note,
    healthConsent: own.hasConsent ? consent() : null,
  }
}

/** The sentence that was read beside the box, to be kept with the permission. */
function consentSentence({ weddingName }: RsvpView, language: InvitationLanguage): string {
  const { t } = wordsOf(language)
  return `${t.consent({ couple: coupleNames(weddingName).join(', ') })} ${t.consent_agree()}`
}

/** A seat for each person who comes; `undefined` while nothing is chosen. */
function busOf(chosen: string, isComing: boolean): string | null | undefined {
  if (chosen === '') return undefined
  return chosen === NO_BUS || !isComing ? null : chosen
}

function companionOf(
  { mayBringCompanion }: RsvpPerson,
  { hasCompanion, companion }: PersonValues,
  before: PersonValues | undefined,
): PersonSubmission['companion'] {
  if (!mayBringCompanion || hasCompanion === null) return undefined
  if (before?.hasCompanion === hasCompanion && before.companion === companion) return undefined
  return hasCompanion ? { fullName: companion } : null
}

/** What was not saved, in the words of the page. */
export function toRsvpProblems(problems: readonly AnswerProblem[]): RsvpProblem[] {
  const found = problems.flatMap((problem): RsvpProblem[] => {
    const person = problem.guestId
    switch (problem.code) {
      case 'CONSENT_REQUIRED':
        return [{ code: 'consent', person, field: 'note' }]
      case 'COMPANION_NAME_REQUIRED':
        return [{ code: 'companion', person, field: 'companion' }]
      case 'UNKNOWN_MENU':
        return [{ code: 'no-longer', person, field: 'menu' }]
      case 'UNKNOWN_BUS':
        return [{ code: 'no-longer', person, field: 'bus' }]
      case 'TEXT_TOO_LONG': {
        const field = problem.field === 'dietNote' ? 'note' : problem.field
        return [{ code: 'too-long', person, field, max: problem.max }]
      }
      default:
        // Of people, events and companions that the page does not ask for, it does not read anything.
        return []
    }
  })
  // One bus is chosen for all, so it is missed once.
  const isOther = (problem: RsvpProblem, index: number) =>
    problem.field !== 'bus' || found.findIndex(({ field }) => field === 'bus') === index
  return found.filter(isOther)
}
