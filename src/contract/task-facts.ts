import * as z from 'zod'
import { TASK_FACTS } from '#domain/tasks/wedding-facts.ts'
import { id } from './base.ts'

/** The facts that hold, and the components that have a confirmed vendor (`domain/tasks/wedding-facts.ts`). */
export const weddingFacts = z.object({
  holding: z.array(z.enum(TASK_FACTS)),
  confirmed: z.array(z.object({ componentType: z.string(), name: z.string().nullable() })),
  seats: z.object({ seated: z.int32(), coming: z.int32() }).optional(),
  /** The tasks about giving rooms back to a hotel, and whether there is nothing left to give back. */
  rooms: z.array(z.object({ taskId: id, isSettled: z.boolean() })).optional(),
})
