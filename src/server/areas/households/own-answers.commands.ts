import { type SQL, sql } from 'drizzle-orm'
import type { OwnAnswerChanges } from '#domain/households/own-answers.ts'

/** Sets the given answers of a guest or a household and leaves all others; an empty one is taken away. */
export const setOwnAnswers = (changes: OwnAnswerChanges): SQL =>
  sql`own_answers = jsonb_strip_nulls(own_answers || ${JSON.stringify(changes)}::jsonb)`
