import { defineJob } from '#server/core/jobs/job.ts'
import { bringWeddings } from './bring-weddings.ts'

/** Brings the weddings of a planner in, one after another, each in a transaction of its own. */
export const bringWeddingsJob = defineJob('bring-weddings', {
  lane: 'imports',
  run: (payload, deps, signal) => bringWeddings(deps, payload, signal),
})
