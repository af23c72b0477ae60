import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { invoiceDeliveries, invoiceRecords, invoices } from '#db/schema/invoicing.ts'
import { recordedInvoice } from '#domain/invoicing/invoice-record.ts'
import type { Resubmission } from '#domain/invoicing/records.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import { appendRecord, type ChainDeps, holdChain } from './chain.commands.ts'

type Mended = { invoiceId: string; recipient: { name: string; nif: string } | null }

/**
 * Makes another record of an invoice whose last one the agency refused or keeps with faults, with the client as the
 * agency knows them. The invoice itself stays as it was issued.
 */
export async function mendRecord(
  { db, ...deps }: ChainDeps & { db: Database },
  ownerId: BookOwnerId,
  { invoiceId, recipient }: Mended,
): Promise<'mended' | 'notFound' | 'nothing' | 'recipientNeeded'> {
  return db.transaction(async (tx) => {
    const chain = await holdChain(tx, ownerId)
    const invoice = chain && (await findInvoiceRow(tx, ownerId, invoiceId))
    if (!invoice) return 'notFound'
    const history = await readHistory(tx, ownerId, invoiceId)
    const last = history.at(-1)!
    const isOpen = last.state === 'rejected' || last.state === 'acceptedWithFaults'
    if (!isOpen || last.kind !== 'issue' || chain.mode !== 'sent') return 'nothing'
    const recorded = recordedInvoice(invoice)
    const hasRecipient = recorded.recipients.length > 0
    if (hasRecipient && !recipient) return 'recipientNeeded'
    const recipients = hasRecipient && recipient ? [recipient] : []
    const fields = { ...recorded, recipients, resubmission: resubmissionOf(history) }
    await appendRecord(tx, deps, { chain, invoice, signer: 'unsigned' }, fields)
    return 'mended'
  })
}

export async function findInvoiceRow(tx: Transaction, ownerId: BookOwnerId, invoiceId: string) {
  const isInvoice = and(eq(invoices.ownerId, ownerId), eq(invoices.id, invoiceId))
  const [invoice] = await tx.select().from(invoices).where(isInvoice)
  return invoice
}

export type PastRecord = Pick<typeof invoiceDeliveries.$inferSelect, 'state'> & {
  kind: 'issue' | 'cancellation'
}

/** The records of an invoice with the agency's word on each, in the order of the chain. */
export const readHistory = (
  tx: Transaction,
  ownerId: BookOwnerId,
  invoiceId: string,
): Promise<PastRecord[]> =>
  tx
    .select({ kind: invoiceRecords.kind, state: invoiceDeliveries.state })
    .from(invoiceRecords)
    .innerJoin(
      invoiceDeliveries,
      sql`(${invoiceDeliveries.ownerId}, ${invoiceDeliveries.seq}) = (${invoiceRecords.ownerId}, ${invoiceRecords.seq})`,
    )
    .where(and(eq(invoiceRecords.ownerId, ownerId), eq(invoiceRecords.invoiceId, invoiceId)))
    .orderBy(asc(invoiceRecords.seq))

/** Whether the agency has a record of the invoice. */
export const isKnown = (history: readonly PastRecord[]): boolean =>
  history.some(({ kind, state }) => kind === 'issue' && state !== 'rejected' && state !== 'kept')

/** A new record says this of those before it (Validaciones 1.2.0, 3.1.3.5 and 3.1.3.6). */
function resubmissionOf(history: readonly PastRecord[]): Resubmission {
  if (!isKnown(history)) return 'unknown'
  return history.at(-1)!.state === 'rejected' ? 'rejected' : 'accepted'
}
