import {
  ALLERGENS,
  type Allergen,
  areSameNeeds,
  DIET_NOTE_MAX,
  DIETS,
  type Diet,
  type DietaryNeeds,
  HEALTH_CONSENT_MAX,
  hasNoNeeds,
  isAllergen,
  isDiet,
  isWithin,
} from '../guests/allergens.ts'
import { GUEST_NAME_MAX } from '../guests/guests.ts'
import { cleanLine, cleanParagraphs } from '../text/clean-text.ts'
import { HOUSEHOLD_MESSAGE_MAX, HOUSEHOLD_SONG_MAX } from './households.ts'
import type { OwnAnswerChanges, OwnAnswers } from './own-answers.ts'
import { readOwnAnswer } from './own-questions.ts'
import type {
  AnswerableInvitation,
  AnswerChanges,
  AnswerProblem,
  AnswerSubmission,
  AnswerTextField,
  InvitedPerson,
  PersonChanges,
  PersonSubmission,
} from './rsvp-answers.ts'

/**
 * Reads the changes of a submission to an invitation. Nothing of it reaches people of other households, events a person
 * is not invited to, or menus and buses that do not exist; health data is kept with consent only.
 */
export function readSubmission(
  invitation: AnswerableInvitation,
  submission: AnswerSubmission,
): { changes: AnswerChanges; problems: AnswerProblem[] } {
  const problems: AnswerProblem[] = []
  const changes: AnswerChanges = { people: [] }
  const known = new Map(invitation.people.map((person) => [person.id, person]))
  for (const sent of submission.people) {
    const person = known.get(sent.guestId)
    // A person sent twice counts once.
    known.delete(sent.guestId)
    if (!person) problems.push({ code: 'NOT_IN_HOUSEHOLD', guestId: sent.guestId })
    else changes.people.push(readPerson(invitation, person, sent, problems))
  }
  changes.people = changes.people.filter(hasChanges)
  for (const field of ['song', 'message'] as const) {
    const text = readText(submission[field], field, null, problems)
    if (text !== undefined && text !== invitation[field]) changes[field] = text
  }
  const own = readOwn(
    invitation,
    { guestId: null, stored: invitation.ownAnswers, sent: submission.ownAnswers },
    problems,
  )
  if (own) changes.ownAnswers = own
  if (submission.language && submission.language !== invitation.language)
    changes.language = submission.language
  return { changes, problems }
}

function readPerson(
  { people, settings, takesMaybe }: AnswerableInvitation,
  person: InvitedPerson,
  sent: PersonSubmission,
  problems: AnswerProblem[],
): PersonChanges {
  const changes: PersonChanges = { guestId: person.id, events: {} }
  const isNewMaybe = sent.maybe === true && !person.maybe
  if (isNewMaybe && !takesMaybe) problems.push({ code: 'MAYBE_OVER', guestId: person.id })
  else {
    if (sent.rsvp !== undefined && sent.rsvp !== person.rsvp) changes.rsvp = sent.rsvp
    if (isNewMaybe) changes.maybe = true
  }
  for (const [eventId, answer] of Object.entries(sent.events ?? {})) {
    if (!Object.hasOwn(person.events, eventId)) problems.push({ code: 'NOT_INVITED', guestId: person.id })
    else if (person.events[eventId] !== answer) changes.events[eventId] = answer
  }
  readChoices(settings, person, sent, changes, problems)
  if (sent.needsHighChair !== undefined && sent.needsHighChair !== person.needsHighChair)
    changes.needsHighChair = sent.needsHighChair
  const own = readOwn(
    { settings },
    { guestId: person.id, stored: person.ownAnswers, sent: sent.ownAnswers },
    problems,
  )
  if (own) changes.ownAnswers = own
  readNeeds(person, sent, changes, problems)
  readCompanion(people, person, sent, changes, problems)
  return changes
}

function readChoices(
  { menus, busRoutes }: AnswerableInvitation['settings'],
  person: InvitedPerson,
  sent: PersonSubmission,
  changes: PersonChanges,
  problems: AnswerProblem[],
) {
  if (sent.menu !== undefined && sent.menu !== person.menu) {
    if (sent.menu === null || menus.some(({ key }) => key === sent.menu)) changes.menu = sent.menu
    else problems.push({ code: 'UNKNOWN_MENU', guestId: person.id })
  }
  for (const [field, direction] of [
    ['busOut', 'out'],
    ['busBack', 'back'],
  ] as const) {
    const route = sent[field]
    if (route === undefined || route === person[field]) continue
    const exists = busRoutes.some((one) => one.id === route && one.direction === direction)
    if (route === null || exists) changes[field] = route
    else problems.push({ code: 'UNKNOWN_BUS', guestId: person.id })
  }
}

type OwnSubmission = {
  /** Null for what is asked of the family as a whole. */
  guestId: string | null
  stored: OwnAnswers
  sent: Record<string, string> | undefined
}

/** The answers to the couple's own questions that are other than the stored ones; questions that are gone are no part. */
function readOwn(
  { settings: { questions } }: { settings: Pick<AnswerableInvitation['settings'], 'questions'> },
  { guestId, stored, sent = {} }: OwnSubmission,
  problems: AnswerProblem[],
): OwnAnswerChanges | undefined {
  const changes: OwnAnswerChanges = {}
  for (const question of questions.filter(({ isOfFamily }) => isOfFamily === (guestId === null))) {
    const typed = sent[question.key]
    if (typed === undefined) continue
    const read = readOwnAnswer(question, typed)
    if ('problem' in read) problems.push({ code: 'OWN_ANSWER', guestId, question: question.key, ...read })
    else if (read.answer !== (stored[question.key] ?? null)) changes[question.key] = read.answer
  }
  return Object.keys(changes).length > 0 ? changes : undefined
}

const NO_NEEDS: DietaryNeeds = { allergens: [], diets: [], dietNote: null }

/**
 * Allergies and diets are stored with the consent that comes with them, or while the one given before holds. To
 * leave its box empty withdraws it, and deletes what was kept with it.
 */
function readNeeds(
  person: InvitedPerson,
  sent: PersonSubmission,
  changes: PersonChanges,
  problems: AnswerProblem[],
) {
  const needs = neededBy(person, sent, problems)
  if (hasNoNeeds(needs)) {
    if (!hasNoNeeds(person)) Object.assign(changes, { needs, consent: null, agreed: null })
    return
  }
  const consent = sent.healthConsent?.slice(0, HEALTH_CONSENT_MAX)
  const isSame = areSameNeeds(needs, person)
  if (consent) {
    // Consent that holds already keeps its time.
    if (!isSame || !person.hasHealthConsent) Object.assign(changes, { needs, agreed: needs })
    if (!person.hasHealthConsent) changes.consent = consent
  } else if (person.hasHealthConsent && sent.healthConsent === undefined) {
    if (!isSame) Object.assign(changes, { needs, agreed: needs })
  } else if (person.hasHealthConsent) {
    Object.assign(changes, { needs: NO_NEEDS, consent: null, agreed: null })
    problems.push({ code: 'CONSENT_REQUIRED', guestId: person.id })
  } else if (isWithin(needs, person)) {
    // To have less kept needs no permission.
    if (!isSame) changes.needs = needs
  } else {
    problems.push({ code: 'CONSENT_REQUIRED', guestId: person.id })
  }
}

function neededBy(person: InvitedPerson, sent: PersonSubmission, problems: AnswerProblem[]): DietaryNeeds {
  const note = readText(sent.dietNote, 'dietNote', person.id, problems)
  return {
    allergens: sent.allergens ? inOrder(ALLERGENS, sent.allergens.filter(isAllergen)) : person.allergens,
    diets: sent.diets ? inOrder(DIETS, sent.diets.filter(isDiet)) : person.diets,
    dietNote: note === undefined ? person.dietNote : note,
  }
}

const inOrder = <Key extends Allergen | Diet>(all: readonly Key[], chosen: readonly Key[]): Key[] =>
  all.filter((key) => chosen.includes(key))

function readCompanion(
  people: readonly InvitedPerson[],
  person: InvitedPerson,
  sent: PersonSubmission,
  changes: PersonChanges,
  problems: AnswerProblem[],
) {
  if (sent.companion === undefined) return
  const present = people.find(({ companionOf }) => companionOf === person.id)
  if (sent.companion === null) {
    if (present) changes.companion = null
    return
  }
  if (!person.mayBringCompanion || person.companionOf !== null) {
    problems.push({ code: 'COMPANION_NOT_ALLOWED', guestId: person.id })
    return
  }
  const fullName = readText(sent.companion.fullName, 'companion', person.id, problems)
  if (fullName && fullName !== present?.fullName) changes.companion = { fullName }
  else if (fullName === null) problems.push({ code: 'COMPANION_NAME_REQUIRED', guestId: person.id })
}

const TEXT_MAX: Record<AnswerTextField, number> = {
  dietNote: DIET_NOTE_MAX,
  companion: GUEST_NAME_MAX,
  song: HOUSEHOLD_SONG_MAX,
  message: HOUSEHOLD_MESSAGE_MAX,
}

/** A text as it is stored; `undefined` when it was not sent or is too long. */
function readText(
  typed: string | null | undefined,
  field: AnswerTextField,
  guestId: string | null,
  problems: AnswerProblem[],
): string | null | undefined {
  if (typed === undefined || typed === null) return typed
  const text = cleanAnswerText(field, typed)
  const [length, max] = [text?.length ?? 0, TEXT_MAX[field]]
  if (length <= max) return text
  problems.push({ code: 'TEXT_TOO_LONG', guestId, field, length, max })
  return undefined
}

/** A typed text as it is stored, however long it is; `null` when there is nothing in it. */
export function cleanAnswerText(field: AnswerTextField, typed: string): string | null {
  const storable = typed.toWellFormed().replaceAll('\u0000', '')
  return (field === 'message' ? cleanParagraphs(storable) : cleanLine(storable)) || null
}

const hasChanges = ({ guestId: _, events, ...rest }: PersonChanges) =>
  Object.keys(events).length > 0 || Object.keys(rest).length > 0
