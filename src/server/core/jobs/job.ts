import type * as z from 'zod'
import type { Platform } from '#server/core/context.ts'

/** What a job may use. `db` has connections of its own, whose statements may take minutes. */
export type JobDeps = Pick<
  Platform,
  | 'db'
  | 'published'
  | 'clock'
  | 'mail'
  | 'files'
  | 'images'
  | 'live'
  | 'log'
  | 'outbound'
  | 'vapid'
  | 'publicUrl'
  | 'operator'
  | 'authSecret'
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
} as const

export type Lane = keyof typeof LANES

export type Job<Payload extends z.ZodType = z.ZodType> = {
  /** Stored as JSON until the job is done: ids and short text, never bytes. */
  payload: Payload
  /** `main` where it is missing. */
  lane?: Lane
  /** When the job also runs by itself: a crontab expression in UTC. Its payload is empty then. */
  cron?: string
  /**
   * May run again with the same payload after a failure or a lost process, so it has to be repeatable. A
   * failure is thrown; `signal` is aborted when the process stops.
   */
  run(payload: z.output<Payload>, deps: JobDeps, signal: AbortSignal): Promise<void>
}

/** Infers the payload of `run` from its schema. */
export const defineJob = <Payload extends z.ZodType>(job: Job<Payload>): Job<Payload> => job
