import { randomBytes } from 'node:crypto'

export const idFor = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

export const listOf = (data: unknown[], url: string) => ({ object: 'list', data, has_more: false, url })

export const customerBody = (given: Record<string, unknown>, created: number) => ({
  id: idFor('cus'),
  object: 'customer' as const,
  address: null as Record<string, string | null> | null,
  created,
  email: (given['email'] ?? null) as string | null,
  invoice_settings: { custom_fields: null, default_payment_method: null as unknown, footer: null },
  livemode: false,
  metadata: given['metadata'] ?? {},
  name: (given['name'] ?? null) as string | null,
  preferred_locales: ['es'],
  tax_ids: listOf([], '/v1/customers/tax_ids'),
})

export type CustomerBody = ReturnType<typeof customerBody>

export const visa = (last4 = '4242') => ({
  id: idFor('pm'),
  object: 'payment_method',
  type: 'card',
  card: { brand: 'visa', last4, exp_month: 4, exp_year: 2031, country: 'ES' },
})

export const sepaDebit = (last4 = '1332') => ({
  id: idFor('pm'),
  object: 'payment_method',
  type: 'sepa_debit',
  sepa_debit: { last4, country: 'ES', bank_code: '2100' },
})

export type PaymentMethodBody = ReturnType<typeof visa> | ReturnType<typeof sepaDebit>

export const subscriptionBody = (
  customer: string,
  { created, periodEnd, method }: { created: number; periodEnd: number; method: PaymentMethodBody },
) => ({
  id: idFor('sub'),
  object: 'subscription' as const,
  automatic_tax: { enabled: true, disabled_reason: null, liability: { type: 'self' } },
  cancel_at: null as number | null,
  cancel_at_period_end: false,
  canceled_at: null as number | null,
  collection_method: 'charge_automatically',
  created,
  currency: 'eur',
  customer,
  default_payment_method: method as unknown,
  ended_at: null as number | null,
  items: listOf(
    [
      {
        id: idFor('si'),
        object: 'subscription_item',
        created,
        current_period_start: created,
        current_period_end: periodEnd,
        price: priceBody('price_azahar'),
        quantity: 1,
      },
    ],
    '/v1/subscription_items',
  ) as { object: string; data: { current_period_start: number; current_period_end: number }[] },
  latest_invoice: null as string | null,
  livemode: false,
  metadata: {} as Record<string, string>,
  start_date: created,
  status: 'active',
})

export type SubscriptionBody = ReturnType<typeof subscriptionBody>

export const priceBody = (id: string) => ({
  id,
  object: 'price',
  active: true,
  currency: 'eur',
  recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed' },
  tax_behavior: 'inclusive',
  type: 'recurring',
  unit_amount: 1900,
})

/** 19,00 € with IVA at 21 % inside: 15,70 and 3,30. */
export const invoiceBody = (
  subscription: SubscriptionBody,
  { created, number, intent, host }: { created: number; number: string; intent: string; host: string },
) => {
  const id = idFor('in')
  return {
    id,
    object: 'invoice' as const,
    amount_due: 1900,
    amount_paid: 0,
    amount_remaining: 1900,
    attempt_count: 1,
    billing_reason: 'subscription_cycle',
    created,
    currency: 'eur',
    customer: subscription.customer,
    hosted_invoice_url: `${host}/invoice/${id}`,
    invoice_pdf: `${host}/invoice/${id}/pdf`,
    livemode: false,
    metadata: {},
    number,
    parent: {
      type: 'subscription_details',
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      quote_details: null,
    },
    payments: listOf(
      [
        {
          id: idFor('inpay'),
          object: 'invoice_payment',
          invoice: id,
          is_default: true,
          payment: { type: 'payment_intent', payment_intent: intent },
          status: 'open',
        },
      ],
      `/v1/invoices/${id}/payments`,
    ),
    status: 'open',
    subtotal: 1900,
    total: 1900,
    total_excluding_tax: 1570,
    total_taxes: [
      {
        amount: 330,
        tax_behavior: 'inclusive',
        taxability_reason: 'standard_rated',
        taxable_amount: 1570,
        type: 'tax_rate_details',
        tax_rate_details: { tax_rate: 'txr_es_21' },
      },
    ],
  }
}

export type InvoiceBody = ReturnType<typeof invoiceBody>

export const chargeBody = (
  invoice: InvoiceBody,
  intent: string,
  { created, paid }: { created: number; paid: boolean },
) => ({
  id: idFor('ch'),
  object: 'charge' as const,
  amount: invoice.total,
  amount_refunded: 0,
  created,
  currency: 'eur',
  customer: invoice.customer,
  disputed: false,
  failure_code: paid ? null : 'card_declined',
  paid,
  payment_intent: intent,
  refunded: false,
  status: paid ? 'succeeded' : 'failed',
})

export type ChargeBody = ReturnType<typeof chargeBody>

export const disputeBody = (charge: ChargeBody, created: number) => ({
  id: idFor('du'),
  object: 'dispute' as const,
  amount: charge.amount,
  charge: charge.id,
  created,
  currency: 'eur',
  payment_intent: charge.payment_intent,
  reason: 'fraudulent',
  status: 'needs_response',
})

export type DisputeBody = ReturnType<typeof disputeBody>

export const eventBody = (type: string, object: unknown, created: number) => ({
  id: idFor('evt'),
  object: 'event' as const,
  api_version: '2026-10-28.endive',
  created,
  data: { object: structuredClone(object) },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
})

export type EventBody = ReturnType<typeof eventBody>
