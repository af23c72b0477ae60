import { setImmediate } from 'node:timers/promises'
import type { Database } from '#db/client.ts'
import type { Anomaly, EventFacts, EventRecord } from '#domain/invoicing/event-records.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import { type ChainRow, readSeries } from './chain.queries.ts'
import { checkChain } from './check-chain.ts'
import { checkEvents } from './check-events.ts'
import type { EventRow } from './event-register.queries.ts'
import { signedEvents, signedRecords } from './signed-texts.queries.ts'

const ANOMALY_OF = { altered: 'hash', unlinked: 'chain', backwards: 'moment', missing: 'chain' } as const

/** The first record that is not as it was written or signed, as the register tells it. */
export async function findRecordFault(
  db: Database,
  ownerId: BookOwnerId,
  rows: readonly ChainRow[],
): Promise<EventFacts | null> {
  const fault = checkChain(rows, await readSeries(db, ownerId))
  const broken = fault?.seq ?? (await firstBroken(signedRecords(db, ownerId)))
  const at = broken === undefined ? undefined : rows[broken - 1]
  if (!fault && !at) return null
  const anomaly: Anomaly = fault ? ANOMALY_OF[fault.fault] : 'signature'
  const invoice = at && {
    ...{ issuer: at.invoice.content.issuer.nif, number: at.invoice.number, issuedOn: at.invoice.issuedOn },
  }
  return { kind: 'recordFound', anomaly, invoice: invoice ?? null }
}

/** The first event that is not as it was written or signed. */
export async function findEventFault(
  db: Database,
  ownerId: BookOwnerId,
  events: readonly EventRow[],
): Promise<EventFacts | null> {
  const found = checkEvents(events)
  if (found) return { kind: 'eventFound', anomaly: found.anomaly, event: found.event }
  const seq = await firstBroken(signedEvents(db, ownerId))
  const broken = events.find((event) => event.seq === seq)
  if (!broken) return null
  const { type, madeAt } = JSON.parse(broken.record) as EventRecord
  return { kind: 'eventFound', anomaly: 'signature', event: { type, madeAt, hash: broken.hash } }
}

/** The place of the first row whose signature does not hold. One takes milliseconds: the process does other work between them. */
async function firstBroken(
  texts: AsyncIterable<{ seq: number; signed: string }>,
): Promise<number | undefined> {
  const { verifiesXades } = await import('./xades-signature.ts')
  for await (const { seq, signed } of texts) {
    if (!verifiesXades(signed)) return seq
    await setImmediate()
  }
  return undefined
}
