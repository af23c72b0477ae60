import * as z from 'zod'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import { KEY_FORM, OWN_QUESTION_KINDS } from '#domain/households/invitation-settings.ts'
import {
  OWN_ANSWER_MAX,
  OWN_OPTION_MAX,
  OWN_OPTIONS_MAX,
  OWN_QUESTION_MAX,
  OWN_QUESTIONS_MAX,
} from '#domain/households/own-questions.ts'
import { id, optionalTextField, requiredLine, text } from './base.ts'

/** The key of a menu, a question or an option, which never changes. */
export const key = text.regex(KEY_FORM)

/** Whether no two rows have the same key. */
export const haveOwnKeys = (rows: readonly { key: string }[]) =>
  new Set(rows.map((row) => row.key)).size === rows.length

const ownTexts = (max: number) => z.partialRecord(z.enum(INVITATION_LANGUAGES), requiredLine(max))

const ownQuestion = z.object({
  key,
  kind: z.enum(OWN_QUESTION_KINDS),
  isOfFamily: z.boolean(),
  eventId: id.nullable(),
  texts: ownTexts(OWN_QUESTION_MAX),
  options: z
    .array(z.object({ key, texts: ownTexts(OWN_OPTION_MAX) }))
    .max(OWN_OPTIONS_MAX)
    .refine((rows) => haveOwnKeys(rows), 'a different key for each option'),
})

/** The questions of the couple's own as a member writes them (decision 157). */
export const ownQuestions = z
  .array(ownQuestion)
  .max(OWN_QUESTIONS_MAX)
  .refine(haveOwnKeys, 'a different key for each question')

/** Changes of answers by the keys of questions; `null` takes one away. */
export const ownAnswerChanges = z
  .record(key, optionalTextField(OWN_ANSWER_MAX))
  .refine((changes) => Object.keys(changes).length <= OWN_QUESTIONS_MAX, 'as many as there are questions')

/** Texts by language, as they are stored. */
export const storedTexts = z.partialRecord(z.enum(INVITATION_LANGUAGES), z.string())

/** A question as it is stored. */
export const storedQuestion = z.object({
  key: z.string(),
  kind: z.enum(OWN_QUESTION_KINDS),
  isOfFamily: z.boolean(),
  eventId: z.string().nullable(),
  texts: storedTexts,
  options: z.array(z.object({ key: z.string(), texts: storedTexts })),
})
