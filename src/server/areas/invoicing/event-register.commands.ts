import { createHash } from 'node:crypto'
import type { Transaction } from '#db/client.ts'
import { invoicingEventRecords } from '#db/schema/invoicing.ts'
import {
  type EventFacts,
  type EventRecord,
  type EventRef,
  type EventType,
  hashedEvent,
  type StoredEvent,
  TYPE_OF_FACTS,
} from '#domain/invoicing/event-records.ts'
import { eventFile } from '#domain/invoicing/event-xml.ts'
import { recordMoment } from '#domain/invoicing/record-moment.ts'
import { readIssuer } from '#server/areas/books/books.queries.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import type { ChainDeps } from './chain.commands.ts'
import { hasManyIssuers, type InvoicingRow } from './chain.queries.ts'
import { type EventRow, lastEventRow } from './event-register.queries.ts'
import { invoicingSystem } from './invoicing-system.ts'
import type { RecordSigner } from './record-signer.ts'

/** The hash of an event: SHA-256 in capitals. */
export const hashOfEvent = (record: EventRecord): string =>
  createHash('sha256').update(hashedEvent(record), 'utf8').digest('hex').toUpperCase()

type Registering = { chain: InvoicingRow; signer: RecordSigner }

/** The beginning and the end of the mode have no facts. */
export type NewEvent = Extract<EventType, '01' | '02'> | EventFacts

/** Adds an event to the signed register of a planner, in a transaction that holds the chain. */
export async function appendEvent(
  tx: Transaction,
  deps: ChainDeps,
  { chain, signer }: Registering,
  event: NewEvent,
): Promise<StoredEvent> {
  const ownerId = chain.ownerId as BookOwnerId
  const last = await lastEventRow(tx, ownerId)
  const before = last ? refOf(last) : null
  const issuer = { name: (await readIssuer(tx, ownerId))?.name ?? chain.nif, nif: chain.nif }
  const now = recordMoment(deps.clock.now())
  const isBackwards = before && Date.parse(before.madeAt) > Date.parse(now)
  const record: EventRecord = {
    type: typeof event === 'string' ? event : TYPE_OF_FACTS[event.kind],
    ...{ issuer: issuer.nif, issuerName: issuer.name },
    // A clock that was set back gives no event an earlier moment than the one before it.
    madeAt: isBackwards ? before.madeAt : now,
    system: invoicingSystem(deps, issuer, await hasManyIssuers(tx)),
    facts: typeof event === 'string' ? null : event,
    previous: before,
  }
  const stored = { record, hash: hashOfEvent(record) }
  await tx.insert(invoicingEventRecords).values({
    ...{ ownerId, seq: (last?.seq ?? 0) + 1, type: record.type, record: JSON.stringify(record) },
    ...{ hash: stored.hash, signed: signer.event(eventFile(stored)) },
    ...{ createdAt: deps.clock.now(), createdBy: ownerId },
  })
  return stored
}

/** A row as the next event names it, also where what it holds was changed and cannot be read. */
function refOf({ type, record, hash, createdAt }: Omit<EventRow, 'namesItsHash'>): EventRef {
  const { madeAt } = readJson(record)
  const isMoment = typeof madeAt === 'string' && !Number.isNaN(Date.parse(madeAt))
  return { type, madeAt: isMoment ? madeAt : recordMoment(createdAt), hash }
}

function readJson(text: string): { madeAt?: unknown } {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
