import * as z from 'zod'

/** Counts and names of what the sections of a wedding hold (`domain/tasks/task-rules.ts`). */
export const weddingFacts = z.object({
  hasBudget: z.boolean(),
  hasPlanner: z.boolean(),
  guests: z.int(),
  pendingGuests: z.int(),
  families: z.int(),
  invitedFamilies: z.int(),
  hasStyle: z.boolean(),
  images: z.int(),
  agendaItems: z.int(),
  vendorsWithSheet: z.int(),
  catererSheets: z.int(),
  confirmed: z.array(z.object({ componentType: z.string(), name: z.string().nullable() })),
})
