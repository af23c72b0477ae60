import type { Database } from '#db/client.ts'
import type { EventFacts, EventRecord, EventType } from '#domain/invoicing/event-records.ts'
import { recordRef, recordSums } from '#domain/invoicing/record-sums.ts'
import type { InvoiceRecord, StoredRecord } from '#domain/invoicing/records.ts'
import { HOUR_MS } from '#domain/time/time.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import { type ChainDeps, chainSigner, holdChain } from './chain.commands.ts'
import { type ChainRow, readChain } from './chain.queries.ts'
import { appendEvent } from './event-register.commands.ts'
import { type EventRow, lastEventRow, readEventRows } from './event-register.queries.ts'
import { findEventFault, findRecordFault } from './find-anomalies.ts'

/** A summary follows at least each six hours in which something was recorded (Orden HAC/1177/2024 art. 9.1.h). */
const SUMMARY_MS = 6 * HOUR_MS

const storedRecord = ({ record: { record, hash } }: ChainRow): StoredRecord => ({
  ...{ record: JSON.parse(record) as InvoiceRecord, hash },
})

/**
 * Checks the records and the events of a planner who keeps them, and writes what it did and found into the signed
 * register, with the summary of the time since the last one. `false` where nothing is due, or nothing can be signed.
 * The chain is held for the writing alone: many signatures take longer than an invoice may wait.
 */
export async function keepEventRegister(
  { db, ...deps }: ChainDeps & { db: Database },
  ownerId: BookOwnerId,
): Promise<boolean> {
  const events = await readEventRows(db, ownerId)
  const rows = await readChain(db, ownerId)
  const kept = rows.filter(({ record }) => record.signedHash !== null)
  const since = events.findLast(({ type }) => type === '10')
  const fresh = {
    events: events.filter(({ seq }) => seq > (since?.seq ?? 0)),
    rows: kept.slice(kept.findIndex(({ record: { hash } }) => hash === lastSummedIn(events)) + 1),
  }
  const isDue = !since || deps.clock.now().getTime() - since.createdAt.getTime() >= SUMMARY_MS
  if (!isDue || fresh.events.length + fresh.rows.length === 0) return false
  const recordFault = await findRecordFault(db, ownerId, rows)
  const found = await findEventFault(db, ownerId, events)
  return db.transaction(async (tx) => {
    const chain = await holdChain(tx, ownerId)
    const signer = chain?.mode === 'kept' ? await chainSigner(deps, chain) : null
    if (!chain || !signer || signer === 'unsigned') return false
    // An event that was written meanwhile is checked the next time.
    if ((await lastEventRow(tx, ownerId))?.seq !== events.at(-1)?.seq) return false
    const types = fresh.events.map(({ type }) => type)
    const add = async (facts: EventFacts) =>
      types.push((await appendEvent(tx, deps, { chain, signer }, facts)).record.type)
    await add({ kind: 'recordsChecked', records: kept.length })
    if (recordFault) await add(recordFault)
    await add({ kind: 'eventsChecked', events: events.length })
    if (found) await add(found)
    await add(summaryOf(types, fresh.rows))
    return true
  })
}

/** The hash of the last record that a summary has. */
function lastSummedIn(events: readonly EventRow[]): string | undefined {
  const summed = events.flatMap(({ type, record }) => {
    const { facts } = type === '10' ? (JSON.parse(record) as EventRecord) : { facts: null }
    return facts?.kind === 'summary' && facts.last ? [facts.last.hash] : []
  })
  return summed.at(-1)
}

function summaryOf(types: readonly EventType[], rows: readonly ChainRow[]): EventFacts {
  const records = rows.map(storedRecord)
  const [first, last] = [records[0], records.at(-1)]
  return {
    kind: 'summary',
    counts: [...new Set(types)].map((type) => ({ type, count: types.filter((one) => one === type).length })),
    first: first ? recordRef(first) : null,
    last: last ? recordRef(last) : null,
    ...recordSums(records),
  }
}
