import { HOUR_SECONDS, MINUTE_SECONDS, SECOND_MS } from '../time/time.ts'

/** Records in one submission at most (SuministroLR.xsd). */
export const SUBMITTED_RECORDS_MAX = 1000

/** Seconds between two submissions until the agency has said how many (Orden HAC/1177/2024 art. 16.2). */
export const FIRST_WAIT_SECONDS = MINUTE_SECONDS

/** The agency's word on a record: with faults it is kept there and has to be corrected, rejected it is not. */
export type RecordState = 'accepted' | 'acceptedWithFaults' | 'rejected'

/** A fault by the number and the words of the agency. */
export type RecordFault = { code: number; message: string }

/** The state of a record that the agency had already, when it is rejected as one that comes twice. */
export type DuplicateState = 'accepted' | 'acceptedWithFaults' | 'cancelled'

export type RecordAnswer = {
  number: string
  operation: 'issue' | 'cancellation'
  state: RecordState
  fault: RecordFault | null
  duplicateOf: DuplicateState | null
}

/** The agency's answer. `receipt` is its CSV, which it says once; null when nothing was kept. */
export type SubmissionAnswer = { receipt: string | null; waitSeconds: number; records: RecordAnswer[] }

/** The records of an issuer that wait, and the last submission. */
export type SubmissionQueue = { waiting: number; lastSentAt: Date | null; waitSeconds: number }

/** When the waiting records may be sent: at once where they fill a submission, else after the agreed time. */
export function nextSubmissionAt(queue: SubmissionQueue, now: Date): Date | null {
  const { waiting, lastSentAt, waitSeconds } = queue
  if (waiting === 0) return null
  if (!lastSentAt || waiting >= SUBMITTED_RECORDS_MAX) return now
  const due = new Date(lastSentAt.getTime() + waitSeconds * SECOND_MS)
  return due > now ? due : now
}

/** Seconds until the next try after so many that failed in a row: a minute, doubled, and at least every hour. */
export const retrySeconds = (failures: number): number =>
  Math.min(MINUTE_SECONDS * 2 ** Math.max(0, failures - 1), HOUR_SECONDS)
