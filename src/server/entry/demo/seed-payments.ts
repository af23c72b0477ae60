import { v7 as uuidv7 } from 'uuid'
import type { Call } from './demo-browser.ts'
import { DEMO_PAYERS, DEMO_PAYMENTS } from './demo-payments.ts'

type Seed = {
  weddingId: string
  /** The vendors of the canvas by their component. */
  vendorIds: ReadonlyMap<string, string>
  /** The day so many days before the wedding. */
  dayBefore: (days: number) => string
}

/** Fills 'Pagos': who pays, how each vendor is paid, and what has been paid so far. */
export async function seedPayments(lucia: Call, { weddingId, vendorIds, dayBefore }: Seed): Promise<void> {
  const wedding = `/weddings/${weddingId}`
  const payerIds = new Map<string, string | null>([['couple', null]])
  for (const [key, name] of Object.entries(DEMO_PAYERS))
    payerIds.set(key, (await lucia('POST', `${wedding}/payers`, { name })).id)
  const shareOf = (payer: string, cents: number | null) => ({ payerId: payerIds.get(payer)!, cents })

  for (const [component, planned] of Object.entries(DEMO_PAYMENTS)) {
    const vendorId = vendorIds.get(component)!
    const instalments = planned.map(({ concept, percent, daysBefore, payers }) => ({
      id: uuidv7(),
      concept,
      size: percent === undefined ? { kind: 'rest' } : { kind: 'percent', hundredths: percent * 100 },
      due: { kind: 'days', daysBefore },
      shares: payers.map((payer) => shareOf(payer, null)),
      isRefundable: null,
    }))
    await lucia('PATCH', `${wedding}/payment-plans/${vendorId}`, { instalments })
    for (const [index, { paid }] of planned.entries())
      if (paid)
        await lucia('POST', `${wedding}/payments`, {
          vendorId,
          instalmentId: instalments[index]!.id,
          paidOn: dayBefore(paid.daysBefore),
          method: paid.method,
          shares: Object.entries(paid.cents).map(([payer, cents]) => shareOf(payer, cents)),
        })
  }
}
