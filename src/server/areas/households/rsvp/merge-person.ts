import { type EventAnswer, mergeMarks } from '#domain/households/answer-values.ts'
import { cleanAnswerText } from '#domain/households/read-answers.ts'
import type { PersonValues, RsvpProblem } from '#site/rsvp/rsvp-view.ts'
import { merge } from './merge-field.ts'
import { mergeOwnAnswers } from './merge-own-answers.ts'

type OfPerson = { id: string; invited: readonly string[]; names: Record<string, string | null> }

type Versions = { typed: PersonValues; before: PersonValues; now: PersonValues }

/** Merges the fields of a person as `mergeValues` puts them together. */
export function mergePerson({ typed, before, now }: Versions, { id, invited, names }: OfPerson) {
  const conflicts: RsvpProblem[] = []
  const accepted: PersonValues = { ...now, events: { ...now.events } }
  const redrawn: PersonValues = { ...now, events: { ...now.events } }
  for (const key of Object.keys(typed.events)) {
    const merged = merge<EventAnswer | undefined>(typed.events[key], before.events[key], now.events[key])
    if (!invited.includes(key)) {
      if (typed.events[key] !== before.events[key])
        conflicts.push({
          code: 'gone',
          person: id,
          field: 'event',
          event: key,
          ...(names[key] && { name: names[key] }),
        })
      continue
    }
    setEvent(accepted, key, merged.accepted)
    setEvent(redrawn, key, merged.redrawn)
    if (merged.isConflict)
      conflicts.push({
        code: 'changed',
        person: id,
        field: 'event',
        event: key,
        stored: now.events[key] ?? null,
      })
  }
  for (const field of ['menu', 'note'] as const) {
    const clean = (text: string) => (field === 'note' ? (cleanAnswerText('dietNote', text) ?? '') : text)
    const merged = merge(typed[field], before[field], now[field], clean)
    accepted[field] = merged.accepted
    redrawn[field] = merged.redrawn
    if (merged.isConflict) conflicts.push({ code: 'changed', person: id, field, stored: now[field] })
  }
  for (const values of [accepted, redrawn]) {
    for (const field of ['allergens', 'diets'] as const)
      values[field] = mergeMarks(typed[field], before[field], now[field])
    values.hasConsent = typed.hasConsent === before.hasConsent ? now.hasConsent : typed.hasConsent
    values.highChair = typed.highChair === before.highChair ? now.highChair : typed.highChair
  }
  const companion = merge(companionOf(typed), companionOf(before), companionOf(now), companionKey)
  Object.assign(accepted, companion.accepted)
  Object.assign(redrawn, companion.redrawn)
  if (companion.isConflict)
    conflicts.push({ code: 'changed', person: id, field: 'companion', stored: now.companion })
  const own = mergeOwnAnswers({ typed: typed.ownAnswers, before: before.ownAnswers, now: now.ownAnswers }, id)
  accepted.ownAnswers = own.accepted
  redrawn.ownAnswers = own.redrawn
  return { accepted, redrawn, conflicts: [...conflicts, ...own.conflicts] }
}

function setEvent({ events }: PersonValues, key: string, answer: EventAnswer | undefined) {
  if (answer !== undefined) events[key] = answer
}

const companionOf = ({ hasCompanion, companion }: PersonValues) => ({ hasCompanion, companion })

const companionKey = ({ hasCompanion, companion }: ReturnType<typeof companionOf>) =>
  hasCompanion ? `with ${cleanAnswerText('companion', companion) ?? ''}` : String(hasCompanion)
