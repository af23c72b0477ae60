import type { Database, Transaction } from '#db/client.ts'
import type { Anomaly, EventFacts, EventRecord, EventType } from '#domain/invoicing/event-records.ts'
import { recordRef, recordSums } from '#domain/invoicing/record-sums.ts'
import type { InvoiceRecord, StoredRecord } from '#domain/invoicing/records.ts'
import { HOUR_MS } from '#domain/time/time.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import { type ChainDeps, chainSigner, holdChain } from './chain.commands.ts'
import { type ChainRow, readChain, readSeries } from './chain.queries.ts'
import { checkChain } from './check-chain.ts'
import { checkEvents } from './check-events.ts'
import { appendEvent } from './event-register.commands.ts'
import { type EventRow, readEventRows } from './event-register.queries.ts'

/** A summary follows at least each six hours in which something was recorded (Orden HAC/1177/2024 art. 9.1.h). */
const SUMMARY_MS = 6 * HOUR_MS

const storedRecord = ({ record: { record, hash } }: ChainRow): StoredRecord => ({
  ...{ record: JSON.parse(record) as InvoiceRecord, hash },
})

/**
 * Checks the records and the events of a planner who keeps them, and writes what it did and found into the signed
 * register, with the summary of the time since the last one. `false` where nothing is due, or nothing can be signed.
 */
export async function keepEventRegister(
  { db, ...deps }: ChainDeps & { db: Database },
  ownerId: BookOwnerId,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const chain = await holdChain(tx, ownerId)
    const signer = chain?.mode === 'kept' ? await chainSigner(deps, chain) : null
    if (!chain || !signer || signer === 'unsigned') return false
    const events = await readEventRows(tx, ownerId)
    const rows = await readChain(tx, ownerId)
    const since = events.findLast(({ type }) => type === '10')
    const kept = rows.filter(({ record }) => record.signed !== null)
    const fresh = {
      events: events.filter(({ seq }) => seq > (since?.seq ?? 0)),
      rows: kept.slice(kept.findIndex(({ record: { hash } }) => hash === lastSummedIn(events)) + 1),
    }
    const isDue = !since || deps.clock.now().getTime() - since.createdAt.getTime() >= SUMMARY_MS
    if (!isDue || fresh.events.length + fresh.rows.length === 0) return false
    const types = fresh.events.map(({ type }) => type)
    const add = async (facts: EventFacts) =>
      types.push((await appendEvent(tx, deps, { chain, signer }, facts)).record.type)
    await add({ kind: 'recordsChecked', records: kept.length })
    const records = await findRecordFault(tx, ownerId, rows)
    if (records) await add(records)
    await add({ kind: 'eventsChecked', events: events.length })
    const found = await findEventFault(events)
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

const ANOMALY_OF = { altered: 'hash', unlinked: 'chain', backwards: 'moment', missing: 'chain' } as const

async function findRecordFault(
  tx: Transaction,
  ownerId: BookOwnerId,
  rows: readonly ChainRow[],
): Promise<EventFacts | null> {
  const fault = checkChain(rows, await readSeries(tx, ownerId))
  const at = fault ? rows[fault.seq - 1] : await findUnsigned(rows)
  if (!fault && !at) return null
  const anomaly: Anomaly = fault ? ANOMALY_OF[fault.fault] : 'signature'
  const invoice = at && {
    ...{ issuer: at.invoice.content.issuer.nif, number: at.invoice.number, issuedOn: at.invoice.issuedOn },
  }
  return { kind: 'recordFound', anomaly, invoice: invoice ?? null }
}

/** The first kept record whose signature does not hold. */
async function findUnsigned(rows: readonly ChainRow[]): Promise<ChainRow | undefined> {
  const { verifiesXades } = await import('./xades-signature.ts')
  return rows.find(({ record: { signed } }) => signed !== null && !verifiesXades(signed))
}

async function findEventFault(events: readonly EventRow[]): Promise<EventFacts | null> {
  const found = checkEvents(events)
  if (found) return { kind: 'eventFound', anomaly: found.anomaly, event: found.event }
  const { verifiesXades } = await import('./xades-signature.ts')
  const broken = events.find(({ signed }) => !verifiesXades(signed))
  if (!broken) return null
  const { type, madeAt } = JSON.parse(broken.record) as EventRecord
  return { kind: 'eventFound', anomaly: 'signature', event: { type, madeAt, hash: broken.hash } }
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
