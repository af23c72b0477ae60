import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import {
  invoiceDeliveries,
  invoiceRecords,
  invoices,
  invoicingEvents,
  invoicingSettings,
} from '#db/schema/invoicing.ts'
import type { InvoicingEvent } from '#domain/invoicing/invoice-content.ts'
import { invoiceNumber } from '#domain/invoicing/invoice-number.ts'
import { recordFile } from '#domain/invoicing/record-file.ts'
import { recordMoment } from '#domain/invoicing/record-moment.ts'
import type { CancellationRecord, InvoiceRecord, IssueRecord } from '#domain/invoicing/records.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import { newId } from '#server/platform/ids.ts'
import { hasManyIssuers, type InvoicingRow, lastRecord } from './chain.queries.ts'
import { invoicingSystem } from './invoicing-system.ts'
import { hashOf } from './record-hash.ts'
import { hashOfSigned, type SealedInvoice, sealOf } from './record-seal.ts'
import { type RecordSigner, recordSigner } from './record-signer.ts'
import { queueSending } from './sending.commands.ts'
import { sendsAt } from './sends-at.ts'

export type ChainDeps = Pick<Platform, 'clock'> &
  Configured<'taxAgency' | 'operator' | 'publicUrl' | 'authSecret'>

/** The settings of a planner who issues now, held until the transaction ends: records come one after the other. */
export async function holdChain(tx: Transaction, ownerId: BookOwnerId): Promise<InvoicingRow | undefined> {
  const isOwn = and(eq(invoicingSettings.ownerId, ownerId), isNull(invoicingSettings.leftAt))
  const [row] = await tx.select().from(invoicingSettings).where(isOwn).for('update')
  return row
}

/** How the records of a chain are signed: not at all where they are sent, and `null` where they must be and cannot. */
export type ChainSigner = RecordSigner | 'unsigned'

export const chainSigner = async (deps: ChainDeps, chain: InvoicingRow): Promise<ChainSigner | null> =>
  chain.mode === 'sent' ? 'unsigned' : recordSigner(deps, chain.ownerId as BookOwnerId, chain)

type NewInvoice = Pick<SealedInvoice, 'id' | 'content' | 'chargeId' | 'corrects'> & { series: string }

/** Gives an invoice the next number of its series, in a transaction that holds the chain. */
export async function insertInvoice(
  tx: Transaction,
  { clock, settings: { taxAgency } }: ChainDeps,
  ownerId: BookOwnerId,
  { series, ...invoice }: NewInvoice,
): Promise<SealedInvoice> {
  const issuedOn = dayInMadrid(clock.now())
  const year = Number(issuedOn.slice(0, 4))
  const { rows } = await tx.execute<{ count: number }>(sql`
    insert into invoice_series as s (owner_id, series, year, last) values (${ownerId}, ${series}, ${year}, 1)
    on conflict (owner_id, series, year) do update set last = s.last + 1
    returning last as count`)
  const number = invoiceNumber(series, year, rows[0]!.count)
  const row = { ...invoice, number, issuedOn, environment: taxAgency.environment }
  await tx.insert(invoices).values({ ownerId, ...row, createdAt: clock.now(), createdBy: ownerId })
  return row
}

type Unchained<Record> = Omit<Record, 'previous' | 'madeAt' | 'system'>

type Link = { chain: InvoicingRow; invoice: SealedInvoice; signer: ChainSigner }

/** Adds a record to the chain, in a transaction that holds it: signed where it is kept, and else to be sent. */
export async function appendRecord(
  tx: Transaction,
  deps: ChainDeps,
  { chain, invoice, signer }: Link,
  fields: Unchained<IssueRecord> | Unchained<CancellationRecord>,
): Promise<{ seq: number; hash: string }> {
  const ownerId = chain.ownerId as BookOwnerId
  const last = await lastRecord(tx, ownerId)
  const before = last && (JSON.parse(last.record) as InvoiceRecord)
  const createdAt = deps.clock.now()
  const now = recordMoment(createdAt)
  const isBackwards = before && Date.parse(before.madeAt) > Date.parse(now)
  const record = {
    ...fields,
    previous: before
      ? { issuer: before.issuer, number: before.number, issuedOn: before.issuedOn, hash: last.hash }
      : null,
    // A clock that was set back gives no record an earlier moment than the one before it.
    madeAt: isBackwards ? before.madeAt : now,
    system: invoicingSystem(deps, invoice.content.issuer, await hasManyIssuers(tx)),
  } as InvoiceRecord
  const made = { ownerId, createdAt, createdBy: ownerId }
  const hash = hashOf(record)
  const signed = signer === 'unsigned' ? null : signer.record(recordFile({ record, hash }))
  const row = { seq: (last?.seq ?? 0) + 1, record: JSON.stringify(record), hash, signed }
  const signedHash = signed && hashOfSigned(signed)
  const seal = sealOf({ ...row, signedHash, before: last?.seal ?? '', invoice })
  await tx.insert(invoiceRecords).values({ ...made, ...row, seal, kind: record.kind, invoiceId: invoice.id })
  await tx.insert(invoiceDeliveries).values({ ownerId, seq: row.seq, state: signed ? 'kept' : 'waiting' })
  if (!signed) await queueSending(tx, ownerId, sendsAt(chain, 1, deps.clock.now())!)
  await noteVersion(tx, deps, chain)
  return row
}

/** The register says when another version of the program makes the records. */
async function noteVersion(tx: Transaction, deps: ChainDeps, { ownerId, version: before }: InvoicingRow) {
  const { version } = deps.settings.taxAgency
  if (version === before) return
  await noteEvent(tx, deps, ownerId, { kind: 'versionChanged', words: `${before} → ${version}` })
  await tx.update(invoicingSettings).set({ version }).where(eq(invoicingSettings.ownerId, ownerId))
}

/** Adds a line to the event register; one of the program itself has no author. */
export const noteEvent = (
  tx: Transaction,
  { clock }: Pick<ChainDeps, 'clock'>,
  ownerId: string,
  { by = null, ...event }: { kind: InvoicingEvent; words: string; by?: string | null },
) =>
  tx.insert(invoicingEvents).values({ ownerId, id: newId(), ...event, createdAt: clock.now(), createdBy: by })
