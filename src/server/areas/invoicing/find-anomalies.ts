import { setImmediate } from 'node:timers/promises'
import type { Database } from '#db/client.ts'
import type { Anomaly, EventFacts, EventRecord } from '#domain/invoicing/event-records.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import { type ChainRow, readSeries } from './chain.queries.ts'
import { checkChain } from './check-chain.ts'
import { checkEvents } from './check-events.ts'
import type { EventRow } from './event-register.queries.ts'

const ANOMALY_OF = { altered: 'hash', unlinked: 'chain', backwards: 'moment', missing: 'chain' } as const

/** The first record that is not as it was written or signed, as the register tells it. */
export async function findRecordFault(
  db: Database,
  ownerId: BookOwnerId,
  rows: readonly ChainRow[],
): Promise<EventFacts | null> {
  const fault = checkChain(rows, await readSeries(db, ownerId))
  const at = fault ? rows[fault.seq - 1] : await firstBroken(rows, ({ record }) => record.signed)
  if (!fault && !at) return null
  const anomaly: Anomaly = fault ? ANOMALY_OF[fault.fault] : 'signature'
  const invoice = at && {
    ...{ issuer: at.invoice.content.issuer.nif, number: at.invoice.number, issuedOn: at.invoice.issuedOn },
  }
  return { kind: 'recordFound', anomaly, invoice: invoice ?? null }
}

/** The first event that is not as it was written or signed. */
export async function findEventFault(events: readonly EventRow[]): Promise<EventFacts | null> {
  const found = checkEvents(events)
  if (found) return { kind: 'eventFound', anomaly: found.anomaly, event: found.event }
  const broken = await firstBroken(events, ({ signed }) => signed)
  if (!broken) return null
  const { type, madeAt } = JSON.parse(broken.record) as EventRecord
  return { kind: 'eventFound', anomaly: 'signature', event: { type, madeAt, hash: broken.hash } }
}

/** The first row whose signature does not hold. One takes milliseconds: the process does other work between them. */
async function firstBroken<Row>(
  rows: readonly Row[],
  signedOf: (row: Row) => string | null,
): Promise<Row | undefined> {
  const { verifiesXades } = await import('./xades-signature.ts')
  for (const row of rows) {
    const signed = signedOf(row)
    if (signed !== null && !verifiesXades(signed)) return row
    await setImmediate()
  }
  return undefined
}
