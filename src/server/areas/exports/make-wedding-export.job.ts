import { defineJob } from '#server/core/jobs/job.ts'
import { makeWeddingExport } from './make-wedding-export.ts'

/** Makes a copy of a wedding that a member asked for. */
export const makeWeddingExportJob = defineJob('make-wedding-export', {
  lane: 'exports',
  run: (key, deps, signal) => makeWeddingExport(deps, key, signal),
})
