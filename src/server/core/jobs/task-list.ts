import type { Task, TaskList } from 'graphile-worker'
import { outageOf } from '#server/platform/outage.ts'
import { below } from '#server/platform/traces/traces.ts'
import type { Job, JobDeps, Jobs, Lane } from './job.ts'
import { JOB_PAYLOADS, type JobName } from './job-payloads.ts'

/** The jobs of one lane, or of all, as graphile-worker runs them. */
export function createTaskList(jobs: Jobs, deps: JobDeps, lane?: Lane): TaskList {
  const names = (Object.keys(jobs) as JobName[]).filter((name) => !lane || laneOf(jobs[name]) === lane)
  return Object.fromEntries(names.map((name) => [name, taskOf(name, jobs[name] as Job, deps)]))
}

/** The lane of a job: `main` unless it says another. */
export const laneOf = ({ lane = 'main' }: Pick<Job, 'lane'>): Lane => lane

/**
 * A failure is said in our log, which keeps values out; the row of the job, which stays for days, gets the kind of the
 * error only.
 */
const taskOf = (name: JobName, job: Job, deps: JobDeps): Task => {
  return async (payload, { job: { id, attempts }, abortSignal }) => {
    const began = performance.now()
    const { traceparent } = payload as { traceparent?: string }
    const span = deps.traces.begin(`job ${name}`, 'consumer', traceparent)
    const note = (outcome: 'done' | 'failed') => {
      const seconds = (performance.now() - began) / 1000
      deps.metrics.job({ job: name, lane: laneOf(job), outcome, seconds })
      span?.end({ failed: outcome === 'failed' })
    }
    try {
      const signal = abortSignal ?? new AbortController().signal
      await below(span, () => job.run(JOB_PAYLOADS[name].parse(payload), deps, signal))
      note('done')
    } catch (error) {
      note('failed')
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
