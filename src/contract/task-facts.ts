import * as z from 'zod'
import { TASK_FACTS } from '#domain/tasks/wedding-facts.ts'

/** The facts that hold, and the components that have a confirmed vendor (`domain/tasks/wedding-facts.ts`). */
export const weddingFacts = z.object({
  holding: z.array(z.enum(TASK_FACTS)),
  confirmed: z.array(z.object({ componentType: z.string(), name: z.string().nullable() })),
  seats: z.object({ seated: z.int32(), coming: z.int32() }).optional(),
})
