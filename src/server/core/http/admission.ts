import type { IncomingMessage } from 'node:http'
import { MINUTE_MS } from '#domain/time/time.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'
import { type AdmissionLimits, AdmissionQueue } from './admission-queue.ts'
import type { RequestRateLimit } from './request-rate-limit.ts'

/**
 * The numbers of requests at work at once. Twice as many requests as there are connections to the database keep those
 * busy; any more would only make every request wait. Each kind of work has a queue of its own, so that one that is slow
 * keeps no other waiting. Health, signing out, files and open streams wait in none.
 */
const LIMITS = {
  /** Requests of the API; `Each` is a session, which never has every connection to the database. */
  requests: { active: 32, queued: 256, activeEach: 12, queuedEach: 128, waitMs: 5000 },
  /** Accounts: hashing a password takes a processor for a tenth of a second; `Each` is a network. */
  accounts: { active: 8, queued: 256, activeEach: 6, queuedEach: 128, waitMs: MINUTE_MS },
  /** Public pages. */
  pages: { active: 8, queued: 256, waitMs: 5000 },
  /** Invitations and their answers: the families of a whole wedding may come in the same minute. */
  invitations: { active: 8, queued: 768, waitMs: 20_000 },
  /** Screens of the app, which take the one thread for a moment each; the browser draws what is not admitted. */
  drawings: { active: 1, queued: 12, queuedEach: 3, waitMs: 1000 },
  /** Large bodies in memory, up to 4 MB each; `Each` is a person. */
  bodies: { active: 16, queued: 32, activeEach: 2, queuedEach: 16, waitMs: 30_000 },
  /** Large bodies that are parsed, validated and written. */
  imports: { active: 2, queued: 16, waitMs: 30_000 },
} satisfies Record<string, AdmissionLimits>

/** The requests of one session have this key in common before the gate has read it. */
export const sessionKeyOf = ({ headers }: IncomingMessage) => headers.authorization ?? headers.cookie

/** The queues of one server process, and how many requests a person may make. */
export type Admission = { readonly [Kind in keyof typeof LIMITS]: AdmissionQueue } & {
  readonly rateLimit: RequestRateLimit
}

export const createAdmission = (rateLimit: RequestRateLimit): Admission => ({
  rateLimit,
  requests: new AdmissionQueue(LIMITS.requests),
  accounts: new AdmissionQueue(LIMITS.accounts),
  pages: new AdmissionQueue(LIMITS.pages),
  invitations: new AdmissionQueue(LIMITS.invitations),
  drawings: new AdmissionQueue(LIMITS.drawings),
  bodies: new AdmissionQueue(LIMITS.bodies),
  imports: new AdmissionQueue(LIMITS.imports),
})

/** Shows how many requests are at work and how many wait. */
export function watchAdmission(admission: Admission, metrics: Pick<Metrics, 'watch'>): void {
  metrics.watch('azahar_admission_requests', () =>
    (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).flatMap((queue) => [
      { labels: { queue, state: 'active' }, value: admission[queue].active },
      { labels: { queue, state: 'waiting' }, value: admission[queue].waiting },
    ]),
  )
}
