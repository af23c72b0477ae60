import { cleanOwnAnswer } from '#domain/households/own-questions.ts'
import type { RsvpProblem } from '#site/rsvp/rsvp-view.ts'
import { merge } from './merge-field.ts'

type Answers = Record<string, string>
type Versions = { typed: Answers; before: Answers; now: Answers }

/** Merges the answers to the couple's own questions, of a person or of all together, as `mergeValues` puts them together. */
export function mergeOwnAnswers({ typed, before, now }: Versions, person: string | null) {
  const accepted = { ...now }
  const redrawn = { ...now }
  const conflicts: RsvpProblem[] = []
  for (const question of Object.keys(typed)) {
    const of = (answers: Answers) => answers[question] ?? ''
    const merged = merge(of(typed), of(before), of(now), cleanOwnAnswer)
    accepted[question] = merged.accepted
    redrawn[question] = merged.redrawn
    if (merged.isConflict)
      conflicts.push({ code: 'changed', person, field: 'own', question, stored: of(now) || null })
  }
  return { accepted, redrawn, conflicts }
}
