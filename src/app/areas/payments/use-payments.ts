import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { toCents } from '#domain/budget/money.ts'
import { type VendorAccount, vendorAccount } from '#domain/payments/payment-lines.ts'
import { type Payer, type Payment, sumOf } from '#domain/payments/payments.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { payerChanges } from './payers.changes.ts'
import { paymentChanges } from './payments.changes.ts'
import { paymentsQuery } from './payments.queries.ts'
import { planChanges, type SeenPlan, seenPlan } from './plans.changes.ts'

/** A vendor with its plan, what was paid and what is left. */
export type PaidVendor = { vendor: Vendor; plan: SeenPlan; account: VendorAccount }

/** All that the tab shows, with the person's own changes in it. */
export type PaymentsRead = {
  vendors: PaidVendor[]
  payments: Payment[]
  payers: Payer[]
}

const NO_PLAN = { instalments: [], iban: null, payee: null, isVatIncluded: null }

/** The payments as the person sees them, with their own changes in them before the server has them. */
export function usePayments(
  weddingId: string,
  vendors: readonly Vendor[] | undefined,
  eventDate: IsoDate | null,
) {
  const query = useQuery(paymentsQuery(weddingId))
  const plans = planChanges.useItems(weddingId, query.data?.plans).items
  const sent = paymentChanges.useItems(weddingId, query.data?.payments)
  const payers = payerChanges.useItems(weddingId, query.data?.payers).items
  const read = useMemo((): PaymentsRead | undefined => {
    if (!vendors || !plans || !sent.items || !payers) return undefined
    const payments = sent.items.map((one) => ({ ...one, cents: sumOf(one.shares.map(({ cents }) => cents)) }))
    const planOf = new Map(plans.map((plan) => [plan.id, seenPlan(plan)]))
    return {
      payments,
      payers,
      vendors: vendors.map((vendor) => {
        const plan = planOf.get(vendor.id) ?? { ...NO_PLAN, id: vendor.id, createdAt: vendor.createdAt }
        const paid = payments.filter(({ vendorId }) => vendorId === vendor.id)
        return { vendor, plan, account: vendorAccount(payable(vendor, plan), paid, eventDate) }
      }),
    }
  }, [vendors, plans, sent.items, payers, eventDate])
  return { query, read, failures: sent.failures }
}

const payable = ({ id, name, cost, status }: Vendor, plan: SeenPlan) => ({
  id,
  name,
  plan,
  costCents: toCents(cost ?? 0),
  isConfirmed: status === 'closed',
})
