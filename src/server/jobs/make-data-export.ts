import * as z from 'zod'
import { makeDataExport } from '../rights/make-data-export.ts'
import { defineJob } from './job.ts'

/** Makes the copy that a person asked for of their data. */
export const makeDataExportJob = defineJob({
  payload: z.object({ userId: z.uuid(), exportId: z.uuid() }),
  lane: 'exports',
  run: ({ userId, exportId }, deps) => makeDataExport(deps, userId, exportId),
})
