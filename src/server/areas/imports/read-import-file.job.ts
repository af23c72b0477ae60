import { defineJob } from '#server/core/jobs/job.ts'
import { readArrivedFile } from './read-arrived-file.ts'

/** Reads a file of an import that has arrived, or anew as what the person says it is. */
export const readImportFileJob = defineJob('read-import-file', {
  lane: 'imports',
  run: (payload, deps) => readArrivedFile(deps, payload),
})
