import { areSameNeeds, type DietaryNeeds } from '#domain/guests/allergens.ts'
import type { InvitationLanguage } from '#domain/households/households.ts'
import { OWN_ANSWER_MAX } from '#domain/households/own-questions.ts'
import { cleanAnswerText } from '#domain/households/read-answers.ts'
import type { AnswerProblem, AnswerSubmission, PersonSubmission } from '#domain/households/rsvp-answers.ts'
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
import { mergeValues, type Present } from './merge-values.ts'
import type { SentPage } from './typed-values.ts'

type Said = {
  language: InvitationLanguage
  /** Whether the guest has chosen the language of the page. */
  hasChosenLanguage: boolean
}

/**
 * An answer as it was read: its values for `answerInvitation`, its problems, and the fields of the page if it comes
 * back.
 */
export type ReadAnswer = { submission: AnswerSubmission; problems: RsvpProblem[]; redrawn: RsvpValues }

/**
 * Reads the changes that a page made. People and fields that were not on it, or came back as it showed them, are no
 * part of the answer: what another person has said meanwhile stays.
 */
export function toSubmission(sent: SentPage, present: Present, said: Said): ReadAnswer {
  const { stored } = present
  const { accepted, redrawn, conflicts } = mergeValues(sent, present)
  const seats = present.seatsOf(sent.view.people.map(({ id }) => id))
  const problems = [...conflicts]
  const people = sent.view.people.flatMap((person): PersonSubmission[] => {
    const [now, merged] = [stored.people[person.id], accepted.people[person.id]]
    if (!now || !merged) return []
    const consent = consentOf(person.id, sent, { now, merged })
    if (consent === 'again') {
      problems.push({ code: 'consent-again', person: person.id, field: 'note' })
      redrawn.people[person.id]!.hasConsent = false
    }
    const typed = sent.values.people[person.id]!
    if (consent === 'withdrawn') Object.assign(redrawn.people[person.id]!, marksOf(typed))
    const kept = consent === 'withdrawn' ? typed : merged
    const sentence = () => consentSentence(sent.view, said.language)
    return [
      {
        ...toPerson(person, { now, merged }, { present, seats, accepted }),
        ...(consent !== 'again' && needsOf(consent, { now, merged: kept }, sentence)),
      },
    ]
  })
  const submission = {
    people,
    ownAnswers: changedAnswers(accepted.ownAnswers, stored.ownAnswers),
    song: changed(accepted.song, stored.song),
    message: changed(accepted.message, stored.message),
    ...(said.hasChosenLanguage && { language: said.language }),
  }
  return { submission, problems, redrawn }
}

const marksOf = ({ allergens, diets, note }: PersonValues) => ({ allergens, diets, note })

type OfHousehold = { present: Present; seats: ReturnType<Present['seatsOf']>; accepted: RsvpValues }
type OfPerson = { now: PersonValues; merged: PersonValues }

function toPerson(person: RsvpPerson, { now, merged }: OfPerson, household: OfHousehold): PersonSubmission {
  const answers = Object.entries(merged.events).filter(([key, answer]) => answer !== now.events[key])
  const { [WEDDING_KEY]: said, ...others } = Object.fromEntries(answers)
  const events = Object.fromEntries(
    Object.entries(others).flatMap(([key, answer]) => (answer === 'maybe' ? [] : [[key, answer] as const])),
  )
  return {
    guestId: person.id,
    ...(said === 'maybe' ? { rsvp: null, maybe: true } : { rsvp: said }),
    events,
    menu: changed(merged.menu, now.menu) || undefined,
    ...(person.age !== 'adult' && { needsHighChair: changed(merged.highChair, now.highChair) }),
    busOut: seatOf('busOut', { now, merged }, household),
    busBack: seatOf('busBack', { now, merged }, household),
    companion: companionOf(person, { now, merged }),
    ownAnswers: changedAnswers(merged.ownAnswers, now.ownAnswers),
  }
}

const changed = <Value>(value: Value, before: Value): Value | undefined =>
  value === before ? undefined : value

const changedAnswers = (answers: Record<string, string>, before: Record<string, string>) =>
  Object.fromEntries(Object.entries(answers).filter(([key, answer]) => answer !== (before[key] ?? '')))

/** Whether the permission is given or withdrawn on the page; `again` when there is more than what it was given for. */
type Consent = 'given' | 'withdrawn' | 'again' | null

function consentOf(id: string, { shown, values, withdrawal }: SentPage, { now, merged }: OfPerson): Consent {
  const [typed, before] = [values.people[id]!, shown.people[id]!]
  if (withdrawal === id) return 'withdrawn'
  if (before.hasConsent && !typed.hasConsent) return 'withdrawn'
  if (!typed.hasConsent || now.hasConsent) return null
  // A box that came back as it was drawn gives no permission anew: another person has withdrawn it.
  if (before.hasConsent) return areSameNeeds(needs(merged), needs(now)) ? null : 'again'
  return areSameNeeds(needs(merged), needs(typed)) ? 'given' : 'again'
}

const needs = ({ allergens, diets, note }: PersonValues): DietaryNeeds => ({
  allergens: allergens as DietaryNeeds['allergens'],
  diets: diets as DietaryNeeds['diets'],
  dietNote: cleanAnswerText('dietNote', note),
})

/** Allergies and diets go together with their permission. */
function needsOf(consent: Consent, { now, merged }: OfPerson, sentence: () => string) {
  if (consent === null && areSameNeeds(needs(merged), needs(now))) return {}
  const healthConsent = consent === 'given' ? sentence() : consent === 'withdrawn' ? null : undefined
  return {
    allergens: merged.allergens,
    diets: merged.diets,
    dietNote: merged.note,
    ...(healthConsent !== undefined && { healthConsent }),
  }
}

/** The sentence that was read beside the box, to be kept with the permission. */
function consentSentence({ weddingName }: RsvpView, language: InvitationLanguage): string {
  const { t } = wordsOf(language)
  return `${t.consent({ couple: coupleNames(weddingName).join(', ') })} ${t.consent_agree()}`
}

/**
 * The bus that a household chooses is that of everyone who comes. A person who says only now whether they come takes
 * or leaves a seat; those of all others stay as they are.
 */
function seatOf(
  way: 'busOut' | 'busBack',
  { now, merged }: OfPerson,
  { present: { view }, seats, accepted }: OfHousehold,
): string | null | undefined {
  const [didCome, comes] = [isComing(now), isComing(merged)]
  const bus = accepted[way]
  const isChosen = bus !== '' && bus !== seats[way]
  if (!isChosen && didCome === comes) return undefined
  if (!comes || bus === NO_BUS) return null
  return isChosen || view.busRoutes.some(({ id }) => id === bus) ? bus : undefined
}

const isComing = ({ events }: PersonValues) => Object.values(events).includes(true)

function companionOf(
  { mayBringCompanion }: RsvpPerson,
  { now, merged }: OfPerson,
): PersonSubmission['companion'] {
  const { hasCompanion, companion } = merged
  if (!mayBringCompanion || hasCompanion === null) return undefined
  if (now.hasCompanion === hasCompanion && now.companion === companion) return undefined
  return hasCompanion ? { fullName: companion } : null
}

const isOfDiet = (typed: PersonValues | undefined) =>
  typed !== undefined && typed.allergens.length === 0 && typed.note === ''

const OWN_CODES = { 'too-long': 'too-long', 'no-number': 'no-number', 'no-option': 'no-longer' } as const

const ownProblem = ({
  guestId,
  question,
  problem,
}: Extract<AnswerProblem, { code: 'OWN_ANSWER' }>): RsvpProblem => ({
  ...{ code: OWN_CODES[problem], person: guestId, field: 'own', question },
  ...(problem === 'too-long' && { max: OWN_ANSWER_MAX }),
})

/** Says in the words of the page which parts were not saved. */
export function toRsvpProblems(problems: readonly AnswerProblem[], typed?: RsvpValues): RsvpProblem[] {
  const found = problems.flatMap((problem): RsvpProblem[] => {
    const person = problem.guestId
    switch (problem.code) {
      case 'CONSENT_REQUIRED':
        return [{ code: 'consent', person, field: 'note', isOfDiet: isOfDiet(typed?.people[person ?? '']) }]
      case 'COMPANION_NAME_REQUIRED':
        return [{ code: 'companion', person, field: 'companion' }]
      case 'MAYBE_OVER':
        return [{ code: 'no-longer', person, field: 'event', event: WEDDING_KEY }]
      case 'UNKNOWN_MENU':
        return [{ code: 'no-longer', person, field: 'menu' }]
      case 'UNKNOWN_BUS':
        return [{ code: 'no-longer', person, field: 'bus' }]
      case 'TEXT_TOO_LONG': {
        const field = problem.field === 'dietNote' ? 'note' : problem.field
        return [{ code: 'too-long', person, field, max: problem.max }]
      }
      case 'OWN_ANSWER':
        return [ownProblem(problem)]
      case 'COMPANION_NOT_ALLOWED':
        return [{ code: 'gone', person, field: 'companion' }]
      default:
        // Of people and events that the invitation does not have, nothing is sent.
        return []
    }
  })
  // One bus is chosen for all, so it is missed once.
  const isOther = (problem: RsvpProblem, index: number) =>
    problem.field !== 'bus' || found.findIndex(({ field }) => field === 'bus') === index
  return found.filter(isOther)
}
