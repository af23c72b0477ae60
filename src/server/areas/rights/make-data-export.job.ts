import { defineJob } from '#server/core/jobs/job.ts'
import { makeDataExport } from './make-data-export.ts'

/** Makes the copy that a person asked for of their data. */
export const makeDataExportJob = defineJob('make-data-export', {
  lane: 'exports',
  run: ({ userId, exportId }, deps) => makeDataExport(deps, userId, exportId),
})
