import * as z from 'zod'
import { defineJob } from '#server/core/jobs/job.ts'
import { makeDataExport } from './make-data-export.ts'

/** Makes the copy that a person asked for of their data. */
export const makeDataExportJob = defineJob({
  payload: z.object({ userId: z.uuid(), exportId: z.uuid() }),
  lane: 'exports',
  run: ({ userId, exportId }, deps) => makeDataExport(deps, userId, exportId),
})
