import type { InvoiceRow } from '#contract/invoicing-rows.ts'
import type { invoiceDeliveries } from '#db/schema/invoicing.ts'
import { facturaeProblem } from '#domain/invoicing/facturae/facturae-problem.ts'
import { grouped } from '#domain/lists/grouped.ts'
import type { ChainRow } from './chain.queries.ts'

export type Delivery = typeof invoiceDeliveries.$inferSelect

/** The invoices, the newest first, each by its last record. */
export function invoicesOf(
  rows: readonly ChainRow[],
  deliveries: Map<number, Delivery>,
  owner: string,
): InvoiceRow[] {
  const ofInvoices = grouped(rows, ({ invoice }) => invoice.id)
  const corrections = new Map(
    rows.flatMap(({ invoice }) => (invoice.corrects ? [[invoice.corrects, invoice.number] as const] : [])),
  )
  const shown = [...ofInvoices.values()].map((own) => {
    const correctedBy = corrections.get(own[0]!.invoice.id) ?? null
    return invoiceRowOf(own, deliveries, { correctedBy, createdBy: owner })
  })
  return shown.toReversed()
}

function invoiceRowOf(
  own: readonly ChainRow[],
  deliveries: Map<number, Delivery>,
  named: Pick<InvoiceRow, 'correctedBy' | 'createdBy'>,
): InvoiceRow {
  const { invoice } = own[0]!
  const { record } = own.at(-1)!
  const { type, recipient, lines, irpfRate, totals, weddingName, correction } = invoice.content
  const delivery = deliveries.get(record.seq)
  const state = delivery?.state ?? 'waiting'
  const { base, vat, total, irpf } = totals
  return {
    ...{ id: invoice.id, number: invoice.number, type, issuedOn: invoice.issuedOn, recipient, weddingName },
    ...{ chargeId: invoice.chargeId, concept: lines.map(({ concept }) => concept).join('; ') },
    vatRates: [...new Set(lines.map(({ vatRate }) => vatRate))],
    ...{ base, vat, total, irpf, irpfRate },
    correction: correction && {
      ...{ number: correction.number, method: correction.method, reason: correction.reason },
    },
    isCancelled: record.kind === 'cancellation',
    state: stateOf(state, { isCancelled: record.kind === 'cancellation', ...named }),
    fault: delivery?.message ? { code: delivery.code, message: delivery.message } : null,
    facturaeProblem: facturaeProblem(invoice.content, { isCancelled: record.kind === 'cancellation' }),
    hash: record.hash,
    createdAt: invoice.createdAt.toISOString(),
    ...named,
  }
}

type Fate = { isCancelled: boolean; correctedBy: string | null }

/** A record that is refused or waits is told first: something is still to be done with it. */
function stateOf(state: Delivery['state'], { isCancelled, correctedBy }: Fate): InvoiceRow['state'] {
  if (state === 'rejected') return state
  if (isCancelled) return 'cancelled'
  return correctedBy && state !== 'waiting' ? 'corrected' : state
}
