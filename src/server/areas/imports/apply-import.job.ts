import { defineJob } from '#server/core/jobs/job.ts'
import { applyImportNow } from './apply-import.ts'

/** Brings an import in: its files first, then all its rows in one transaction. */
export const applyImportJob = defineJob('apply-import', {
  lane: 'imports',
  run: (payload, deps) => applyImportNow(deps, payload),
})
