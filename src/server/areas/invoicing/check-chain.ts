import { invoiceNumber } from '#domain/invoicing/invoice-number.ts'
import { chainFaults } from '#domain/invoicing/record-chain.ts'
import type { InvoiceRecord, StoredRecord } from '#domain/invoicing/records.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { MINUTE_MS } from '#domain/time/time.ts'
import type { ChainRow } from './chain.queries.ts'
import { hashOf } from './record-hash.ts'
import { sealOf } from './record-seal.ts'

type FaultKind = 'altered' | 'unlinked' | 'backwards' | 'missing'

/** The first record that is not as it was written. `number` is that of its invoice. */
export type ChainFinding = { seq: number; number: string; fault: FaultKind }

type Series = { series: string; year: number; last: number }

/** Goes through the chain of a planner; `null` when each record, its invoice and its place are as they were written. */
export function checkChain(rows: readonly ChainRow[], series: readonly Series[]): ChainFinding | null {
  let last: StoredRecord | undefined
  let seal = ''
  for (const [index, row] of rows.entries()) {
    const { seq, hash } = row.record
    const found = (fault: FaultKind) => ({ seq, number: row.invoice.number, fault })
    if (seq !== index + 1) return found('missing')
    const record = readRecord(row)
    const fault = record && isOfItsTime(row, record, last) ? faultOf({ record, hash }, last) : 'altered'
    if (!record || fault) return found(fault ?? 'altered')
    if (sealOf({ ...row.record, before: seal, invoice: row.invoice }) !== row.record.seal)
      return found('altered')
    seal = row.record.seal
    last = { record, hash }
  }
  return missingNumber(rows, series)
}

/** A record that its row and its invoice agree with. */
function readRecord({ record: { record: text, kind }, invoice }: ChainRow): InvoiceRecord | null {
  try {
    const record = JSON.parse(text) as InvoiceRecord
    return record.kind === kind && record.number === invoice.number ? record : null
  } catch {
    return null
  }
}

/**
 * Author and moment of the rows are outside of the seal: they have to be those that the record and its invoice tell. A
 * record behind a clock that was set back has the moment of the one before it. Rows are written within a minute.
 */
function isOfItsTime(
  { record: row, invoice }: ChainRow,
  { madeAt }: InvoiceRecord,
  before: StoredRecord | undefined,
) {
  const late = row.createdAt.getTime() - Date.parse(madeAt)
  const isBackwards = madeAt === before?.record.madeAt && late < 0
  const isOwn = row.createdBy === row.ownerId && invoice.createdBy === invoice.ownerId
  const begun = new Date(invoice.createdAt.getTime() - MINUTE_MS)
  const days = [invoice.createdAt, begun].map(dayInMadrid)
  return isOwn && (Math.abs(late) <= MINUTE_MS || isBackwards) && days.includes(invoice.issuedOn)
}

/** A record whose fields are missing has no hash. */
function faultOf(stored: StoredRecord, before: StoredRecord | undefined): FaultKind | undefined {
  const two = before ? [before, stored] : [stored]
  try {
    return chainFaults(two, hashOf).find(({ at }) => at === two.length - 1)?.fault
  } catch {
    return 'altered'
  }
}

/** A number that a series gave, and of which there is no record. */
function missingNumber(rows: readonly ChainRow[], series: readonly Series[]): ChainFinding | null {
  const issued = new Set(
    rows.filter(({ record }) => record.kind === 'issue').map(({ invoice }) => invoice.number),
  )
  for (const { series: name, year, last } of series) {
    for (let count = 1; count <= last; count += 1) {
      const number = invoiceNumber(name, year, count)
      if (!issued.has(number)) return { seq: rows.length + 1, number, fault: 'missing' }
    }
  }
  return null
}
