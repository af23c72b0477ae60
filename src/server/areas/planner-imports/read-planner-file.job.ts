import { defineJob } from '#server/core/jobs/job.ts'
import { readPlannerFile } from './read-planner-file.ts'

/** Reads a file of a planner's import that has arrived, or anew as what the planner says it is. */
export const readPlannerFileJob = defineJob('read-planner-file', {
  lane: 'imports',
  run: (payload, deps) => readPlannerFile(deps, payload),
})
