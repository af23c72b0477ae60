import type { RecordRef, RecordSums } from './event-records.ts'
import type { StoredRecord } from './records.ts'

/** The counts and sums of some records, in cents. */
export function recordSums(records: readonly StoredRecord[]): RecordSums {
  const sums = { issued: 0, cancelled: 0, vat: 0, total: 0 }
  for (const { record } of records) {
    if (record.kind === 'cancellation') sums.cancelled += 1
    else {
      sums.issued += 1
      sums.vat += record.vat
      sums.total += record.total
    }
  }
  return sums
}

export const recordRef = ({ record: { issuer, number, issuedOn }, hash }: StoredRecord): RecordRef => ({
  ...{ issuer, number, issuedOn, hash },
})
