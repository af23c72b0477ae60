import * as z from 'zod'
import { day, id, instant } from './base.ts'
import { byTelephone } from './household-rows.ts'

/** How the answers of the families come in. */
export const answerProgress = z.object({
  families: z.int(),
  /** Those who have their invitation, and those of whom everything is known. */
  invited: z.int(),
  answered: z.int(),
  /** Those who have their invitation and of whom a person has still to answer: they can be reminded. */
  awaited: z.int(),
  /** People who may come: they are among those who have still to answer. */
  maybe: z.int(),
  closingDate: day.nullable(),
  /** Families that answered by their link for the first time, by the day in Madrid; the earliest first. */
  days: z.array(z.object({ day, households: z.int() })),
  /** The newest answers, the newest first. */
  recent: z.array(
    z.object({
      id,
      guestId: id,
      /** The name of the family as the subject of a sentence. */
      title: z.string(),
      answeredAt: instant,
      byTelephone,
      isFirst: z.boolean(),
      /** The new parts of the answer; of allergies and diets only that they are others. */
      fields: z.array(z.string()),
      yes: z.int(),
      no: z.int(),
      pending: z.int(),
      /** Of the pending, those who may come. */
      maybe: z.int(),
    }),
  ),
})

export type AnswerProgress = z.infer<typeof answerProgress>
