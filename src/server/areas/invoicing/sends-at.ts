import { nextSubmissionAt } from '#domain/invoicing/submissions.ts'
import type { InvoicingRow } from './chain.queries.ts'

/** The moment of the next submission: when the agency takes one again, or the next try after those that failed. */
export function sendsAt(
  { lastSentAt, waitSeconds, retryAt }: Pick<InvoicingRow, 'lastSentAt' | 'waitSeconds' | 'retryAt'>,
  waiting: number,
  now: Date,
): Date | null {
  const next = nextSubmissionAt({ waiting, lastSentAt, waitSeconds }, now)
  return next && retryAt && retryAt > next ? retryAt : next
}
