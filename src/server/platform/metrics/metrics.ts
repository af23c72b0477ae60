import type { Bucket } from '#domain/files/files.ts'
import type { StorageState } from '#server/platform/storage-error.ts'
import type { GaugeName, GaugeReading } from './gauges.ts'

/** A request that is over. */
export type SeenRequest = {
  /** The name of a procedure, an upload or a download of the contract, or of a kind of page. */
  procedure: string
  status: number
  /** How long it took; `null` for a stream, which is open for as long as its page. */
  seconds: number | null
}

/** `refused` for good by the mail server, `expired` before it could be sent, `bounced` after it was taken. */
export const MAIL_OUTCOMES = ['sent', 'failed', 'refused', 'expired', 'bounced'] as const
type MailOutcome = (typeof MAIL_OUTCOMES)[number]

export type SeenJob = { job: string; lane: string; outcome: 'done' | 'failed'; seconds: number }

export type SeenFile = { operation: 'write' | 'read' | 'remove'; bucket: Bucket; bytes: number }

/**
 * Counts what happens in this process, for who watches the installation (decision 123). Labels have few values, all of
 * them of our own: never an id, an address, a path or a text of a person.
 */
export type Metrics = {
  request(seen: SeenRequest): void
  /** From asking whose session a request carries to the answer, which waits for others of its tick. */
  gate(seconds: number): void
  /** A statement found no idle connection and waited for one, new or of another. */
  connectionWait(pool: string, seconds: number): void
  mail(outcome: MailOutcome): void
  job(seen: SeenJob): void
  file(seen: SeenFile): void
  storageError(state: Exclude<StorageState, 'ok'>): void
  /** Has a gauge read whenever the metrics are asked for; several readers of one gauge add their readings. */
  watch(gauge: GaugeName, read: () => GaugeReading[] | Promise<GaugeReading[]>): void
}

const nothing = () => {}

/** The metrics of an installation that nobody watches. */
export const NO_METRICS: Metrics = {
  request: nothing,
  gate: nothing,
  connectionWait: nothing,
  mail: nothing,
  job: nothing,
  file: nothing,
  storageError: nothing,
  watch: nothing,
}
