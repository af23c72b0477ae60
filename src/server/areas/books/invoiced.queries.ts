import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { invoices } from '#db/schema/invoicing.ts'
import type { StandingSums } from '#domain/invoicing/corrections.ts'
import type { InvoiceContent } from '#domain/invoicing/invoice-content.ts'
import type { CorrectionMethod } from '#domain/invoicing/invoices.ts'
import { standingInvoices } from '#domain/invoicing/standing-invoices.ts'
import type { BookOwnerId } from '#server/core/membership.ts'

/**
 * The sum of the invoices of a charge that stand, in cents: without those that were cancelled, or that a correction
 * takes the place of. `null` where none stands, or corrections take all of it back.
 */
export async function invoicedOf(
  tx: Database | Transaction,
  ownerId: BookOwnerId,
  chargeId: string,
): Promise<number | null> {
  const rows = await tx
    .select({
      number: invoices.number,
      corrects: sql<Corrects>`nullif(${invoices.content}->'correction', 'null')`,
      total: sql<number>`(${invoices.content}->'totals'->>'total')::int`,
      isCancelled: sql<boolean>`exists (select from invoice_records r where r.owner_id = ${invoices.ownerId}
        and r.invoice_id = ${invoices.id} and r.kind = 'cancellation')`,
    })
    .from(invoices)
    .where(and(eq(invoices.ownerId, ownerId), eq(invoices.chargeId, chargeId)))
  const standing = standingInvoices(rows)
  const sum = standing.reduce((before, { total }) => before + total, 0)
  return standing.length === 0 || sum === 0 ? null : sum
}

type Corrects = { number: string; method: CorrectionMethod } | null

type Standing = { id: string; content: InvoiceContent }

/**
 * The sums of an invoice with its corrections by differences, in cents. `null` when it no longer counts, or is itself
 * such a difference: it is corrected by another correction of the same invoice then.
 */
export async function readStanding(
  tx: Transaction,
  ownerId: BookOwnerId,
  { id, content }: Standing,
): Promise<StandingSums | null> {
  if (content.correction?.method === 'difference') return null
  const isCancelled = sql`exists (select from invoice_records r where r.owner_id = ${invoices.ownerId}
    and r.invoice_id = ${invoices.id} and r.kind = 'cancellation')`
  const standing = and(eq(invoices.ownerId, ownerId), sql`not ${isCancelled}`)
  const [own] = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(standing, eq(invoices.id, id)))
  if (!own) return null
  const corrections = await tx
    .select({ content: invoices.content })
    .from(invoices)
    .where(and(standing, eq(invoices.corrects, id)))
  if (corrections.some((one) => one.content.correction?.method === 'substitution')) return null
  return [content, ...corrections.map((one) => one.content)].reduce<StandingSums>(
    (sum, { totals }) => ({
      ...{ base: sum.base + totals.base, vat: sum.vat + totals.vat },
      ...{ total: sum.total + totals.total, irpf: sum.irpf + totals.irpf },
    }),
    { base: 0, vat: 0, total: 0, irpf: 0 },
  )
}
