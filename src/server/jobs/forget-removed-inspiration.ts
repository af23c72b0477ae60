import * as z from 'zod'
import { forgetRemoved } from '../inspiration/removed-inspiration.ts'
import { defineJob } from './job.ts'

/** Deletes removed folders and images once their removal cannot be undone any more. */
export const forgetRemovedInspirationJob = defineJob({
  payload: z.object({}),
  run: (_payload, deps) => forgetRemoved(deps),
})
