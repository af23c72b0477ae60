import type * as z from 'zod'
import type { Configured, Platform } from '#server/core/context.ts'
import type { JOB_PAYLOADS, JobName } from './job-payloads.ts'

/** A job may use these. `db` has connections of its own, whose statements may take minutes. */
export type JobDeps = Pick<
  Platform,
  | 'db'
  | 'clock'
  | 'mail'
  | 'files'
  | 'images'
  | 'reader'
  | 'live'
  | 'log'
  | 'metrics'
  | 'traces'
  | 'outbound'
  | 'payments'
  | 'databases'
  | 'queues'
> &
  Configured<
    | 'vapid'
    | 'publicUrl'
    | 'operator'
    | 'authSecret'
    | 'comingTexts'
    | 'limits'
    | 'taxAgency'
    | 'timeStampAuthority'
    | 'requestsMailbox'
  >

/** How many jobs of each lane a process runs at once. A lane never waits for another. */
export const LANES = {
  main: 3,
  /** Decoding an image takes up to 100 MB: one at a time. */
  images: 1,
  /** Mails to guests and pushes come by the hundred: what a person waits for does not stand behind them. */
  guestMails: 2,
  /** A copy of an account may be gigabytes. */
  exports: 1,
  /** Files that strangers to us have made take memory to read: those of two weddings at once (`job-queues.ts`). */
  imports: 2,
  /** Receivers of webhooks may take ten seconds to answer. */
  webhooks: 2,
  /** The tax agency and an authority of time stamps may take half a minute to answer, or never answer. */
  agency: 2,
} as const

export type Lane = keyof typeof LANES

export type Job<Name extends JobName = JobName> = {
  /** `main` where it is missing. */
  lane?: Lane
  /** When the job also runs by itself: a crontab expression in UTC. Its payload is empty then. */
  cron?: string
  /**
   * May run again with the same payload after a failure or a lost process, so it has to be repeatable. A
   * failure is thrown; `signal` is aborted when the process stops.
   */
  run(payload: z.output<(typeof JOB_PAYLOADS)[Name]>, deps: JobDeps, signal: AbortSignal): Promise<void>
}

/** Every job by its name: `entry/jobs/registry.ts` has them, and one that is missing there is a type error. */
export type Jobs = { readonly [Name in JobName]: Job<Name> }

/** Infers the payload of `run` from the job's name. */
export const defineJob = <Name extends JobName>(_name: Name, job: Job<Name>): Job<Name> => job
