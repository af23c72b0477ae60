import type { InvoiceRecord, StoredRecord } from './records.ts'

/** A fault of a chain: a record was altered, does not follow the one before, or is older than that. */
export type ChainFault = { at: number; fault: 'altered' | 'unlinked' | 'backwards' }

/**
 * Checks the records of an issuer in their order, and names the place of each that is not as it was written (RD
 * 1007/2023 art. 8: integrity and traceability). A missing record shows as the one after it. `hashOf`
 * works the hash of `hashedText` out.
 */
export function chainFaults(
  records: readonly StoredRecord[],
  hashOf: (record: InvoiceRecord) => string,
): ChainFault[] {
  const faults: ChainFault[] = []
  for (const [at, { record, hash }] of records.entries()) {
    const before = records[at - 1]
    if (hashOf(record) !== hash) faults.push({ at, fault: 'altered' })
    if (!follows(record, before)) faults.push({ at, fault: 'unlinked' })
    if (before && Date.parse(record.madeAt) < Date.parse(before.record.madeAt))
      faults.push({ at, fault: 'backwards' })
  }
  return faults
}

function follows({ previous }: InvoiceRecord, before: StoredRecord | undefined): boolean {
  if (!before || !previous) return !before && !previous
  const { issuer, number, issuedOn } = before.record
  return (
    previous.hash === before.hash &&
    previous.issuer === issuer &&
    previous.number === number &&
    previous.issuedOn === issuedOn
  )
}
