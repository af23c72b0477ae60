import * as z from 'zod'
import { MERGE_DECISIONS_MAX } from '#domain/activity/drafts.ts'
import { responsibleOnes } from './agenda-rows.ts'
import { id } from './base.ts'

const value = z
  .union([
    z.string(),
    z.boolean(),
    z.object({ startsAt: z.int(), endsAt: z.int().nullable() }),
    z.array(responsibleOnes),
  ])
  .nullable()

/** A field that a prepared day and the published one have both changed, each in its own way. */
export const mergeConflict = z.object({
  /** Names what was shown: it is another one as soon as one of the two values is. */
  key: z.string(),
  /** The draft that holds the prepared changes. */
  dayId: id,
  dayName: z.string(),
  /** The date on whose clock the times are, and the zone of the wedding. */
  date: z.string(),
  timeZone: z.string(),
  /** The published item; null for a field of the day. */
  itemId: id.nullable(),
  title: z.string(),
  /** `item` where one side has removed what the other has changed: its value is null. */
  field: z.enum([
    'name',
    'date',
    'item',
    'dayId',
    'time',
    'title',
    'place',
    'mapUrl',
    'notes',
    'responsible',
    'isFixed',
    'isShownToGuests',
  ]),
  published: value,
  prepared: value,
})

export type MergeConflict = z.infer<typeof mergeConflict>

/** Which side counts in a conflict that was shown; one that has changed since is asked about again. */
export const mergeDecisions = z
  .array(z.object({ key: z.string().max(64), take: z.enum(['published', 'prepared']) }))
  .max(MERGE_DECISIONS_MAX)
  .default([])

export type MergeDecision = z.infer<typeof mergeDecisions>[number]

/** Nothing is published while a conflict is undecided. */
export const PREPARED_CONFLICTS = {
  status: 409,
  message: 'Others have changed what was prepared',
  data: z.object({ conflicts: z.array(mergeConflict).max(MERGE_DECISIONS_MAX) }),
} as const
