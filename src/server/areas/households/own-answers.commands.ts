import { type SQL, sql } from 'drizzle-orm'
import type { OwnAnswerChanges } from '#domain/households/own-answers.ts'

/** Sets the given answers of a guest or a household and leaves all others; an empty one is taken away. */
export const setOwnAnswers = (changes: OwnAnswerChanges): SQL => setOwnAnswersOf(JSON.stringify(changes))

/** The same for changes as JSON, as a prepared statement has them. */
export const setOwnAnswersOf = (changes: string): SQL =>
  sql`own_answers = jsonb_strip_nulls(own_answers || ${changes}::jsonb)`
