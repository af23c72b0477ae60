import type { OpenMetricsContentType, Registry } from 'prom-client'
import { MAIL_OUTCOMES, type Metrics } from './metrics.ts'

/** In seconds; ten to a procedure, of which there are hundreds. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const GATE_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5]
const WAIT_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5]
const JOB_BUCKETS = [0.01, 0.1, 0.5, 1, 5, 30, 120]

/** The counters and histograms of what happens. */
export function createEvents(
  { Counter, Histogram }: typeof import('prom-client'),
  registry: Registry<OpenMetricsContentType>,
): Omit<Metrics, 'watch'> {
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const histogram = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    buckets: number[],
  ) => new Histogram({ name, help, labelNames, buckets, registers })

  const requests = counter('azahar_requests_total', 'Requests by procedure and status.', [
    'procedure',
    'status',
  ])
  const durations = histogram(
    'azahar_request_duration_seconds',
    'From the head of a request to the end of its answer.',
    ['procedure'],
    REQUEST_BUCKETS,
  )
  const gates = histogram('azahar_gate_duration_seconds', 'Asking who it is.', [], GATE_BUCKETS)
  const waits = histogram(
    'azahar_database_wait_seconds',
    'Waits for a connection, where none was idle.',
    ['pool'],
    WAIT_BUCKETS,
  )
  const mails = counter('azahar_mails_total', 'Mails by what became of them.', ['outcome'])
  const jobs = counter('azahar_job_runs_total', 'Runs of jobs in this process.', ['lane', 'job', 'outcome'])
  const jobTimes = histogram('azahar_job_duration_seconds', 'How long jobs ran.', ['lane'], JOB_BUCKETS)
  const files = counter('azahar_files_total', 'Files stored, read and removed.', ['operation', 'bucket'])
  const bytes = counter('azahar_file_bytes_total', 'Bytes of files stored and read.', ['operation', 'bucket'])
  const storageErrors = counter('azahar_storage_errors_total', 'Failures of the store of files.', ['state'])
  // A counter that begins with its first failure would not be seen to grow by it.
  for (const outcome of MAIL_OUTCOMES) mails.inc({ outcome }, 0)
  for (const state of ['full', 'unavailable']) storageErrors.inc({ state }, 0)
  return {
    request({ procedure, status, seconds }) {
      requests.inc({ procedure, status })
      if (seconds !== null) durations.observe({ procedure }, seconds)
    },
    gate: (seconds) => gates.observe(seconds),
    connectionWait: (pool, seconds) => waits.observe({ pool }, seconds),
    mail: (outcome) => mails.inc({ outcome }),
    job({ lane, job, outcome, seconds }) {
      jobs.inc({ lane, job, outcome })
      jobTimes.observe({ lane }, seconds)
    },
    file({ operation, bucket, bytes: count }) {
      files.inc({ operation, bucket })
      if (count > 0) bytes.inc({ operation, bucket }, count)
    },
    storageError: (state) => storageErrors.inc({ state }),
  }
}
