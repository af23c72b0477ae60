import type { Task, TaskList } from 'graphile-worker'
import { JOBS } from '#server/entry/jobs/registry.ts'
import { outageOf } from '#server/platform/outage.ts'
import type { Job, JobDeps, Lane } from './job.ts'

/** The jobs of one lane, or of all, as graphile-worker runs them. */
export function createTaskList(deps: JobDeps, lane?: Lane): TaskList {
  const jobs = Object.entries<Job>(JOBS).filter(([, job]) => !lane || (job.lane ?? 'main') === lane)
  return Object.fromEntries(jobs.map(([name, job]) => [name, taskOf(name, job, deps)]))
}

/**
 * What failed is said in our log, which keeps values out; the row of the job, which stays for days, gets the
 * kind of the error only.
 */
const taskOf = (name: string, job: Job, deps: JobDeps): Task => {
  return async (payload, { job: { id, attempts }, abortSignal }) => {
    try {
      await job.run(job.payload.parse(payload), deps, abortSignal ?? new AbortController().signal)
    } catch (error) {
      const level = outageOf(error) || abortSignal?.aborted ? 'warn' : 'error'
      deps.log[level]({ err: error, job: name, id, attempts }, 'job failed, it is tried again')
      throw new Error(kindOf(error))
    }
  }
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? `${error.name} ${code}` : error.name
}
