import {
  type ChargeBody,
  type CustomerBody,
  chargeBody,
  customerBody,
  type DisputeBody,
  disputeBody,
  type EventBody,
  eventBody,
  type InvoiceBody,
  idFor,
  invoiceBody,
  type PaymentMethodBody,
  type SubscriptionBody,
  subscriptionBody,
  visa,
} from './stripe-objects.ts'

const MONTH_SECONDS = 30 * 24 * 3600

export type CheckoutBody = {
  id: string
  object: 'checkout.session'
  customer: string
  status: 'open' | 'complete' | 'expired'
  success_url: string
  cancel_url: string
  url: string
  asked: Record<string, unknown>
}

/** An account of Stripe, and the events in it. Everything that happens is an event to be delivered. */
export class StripeAccount {
  readonly customers = new Map<string, CustomerBody>()
  readonly checkouts = new Map<string, CheckoutBody>()
  readonly subscriptions = new Map<string, SubscriptionBody>()
  readonly invoices = new Map<string, InvoiceBody>()
  readonly charges = new Map<string, ChargeBody>()
  readonly disputes = new Map<string, DisputeBody>()
  readonly refunds: { charge: string; amount: number }[] = []
  /** Not delivered yet, oldest first. */
  readonly events: EventBody[] = []
  host = ''
  #now: () => Date
  #number = 0

  constructor(now: () => Date) {
    this.#now = now
  }

  get seconds() {
    return Math.floor(this.#now().getTime() / 1000)
  }

  createCustomer(given: Record<string, unknown>): CustomerBody {
    const customer = customerBody(given, this.seconds)
    this.customers.set(customer.id, customer)
    this.tell('customer.created', customer)
    return customer
  }

  /** The person types their card, and proves that it is theirs. */
  pay(checkoutId: string, method: PaymentMethodBody = visa()): SubscriptionBody {
    const checkout = this.checkouts.get(checkoutId)!
    if (checkout.status !== 'open') throw new Error('this page of Stripe is not open any more')
    checkout.status = 'complete'
    const customer = this.customers.get(checkout.customer)!
    customer.name = 'Casa Jara Eventos, S. L.'
    customer.address = { city: 'Sevilla', country: 'ES', line1: 'Calle Betis 1', postal_code: '41010' }
    customer.tax_ids.data = [{ id: idFor('txi'), object: 'tax_id', type: 'es_cif', value: 'B00000000' }]
    const created = this.seconds
    const subscription = subscriptionBody(customer.id, {
      created,
      periodEnd: created + MONTH_SECONDS,
      method,
    })
    this.subscriptions.set(subscription.id, subscription)
    const asked = checkout.asked['subscription_data'] as { metadata?: object } | undefined
    Object.assign(subscription.metadata, asked?.metadata)
    this.tell('customer.subscription.created', subscription)
    this.#charge(subscription, true)
    this.tell('checkout.session.completed', checkout)
    return subscription
  }

  /** A month later the next one is charged. */
  renew(subscription: SubscriptionBody, { succeeds = true } = {}): InvoiceBody {
    const item = subscription.items.data[0]!
    item.current_period_start = item.current_period_end
    item.current_period_end += MONTH_SECONDS
    const invoice = this.#charge(subscription, succeeds)
    subscription.status = succeeds ? 'active' : 'past_due'
    this.tell('customer.subscription.updated', subscription)
    return invoice
  }

  /** The missing invoice is paid. */
  recover(subscription: SubscriptionBody, method: PaymentMethodBody = visa('1881')): void {
    for (const invoice of this.invoicesOf(subscription)) {
      if (invoice.status === 'open') this.#settle(invoice, true)
    }
    subscription.default_payment_method = method
    subscription.status = 'active'
    this.tell('customer.subscription.updated', subscription)
  }

  update(subscription: SubscriptionBody, given: Record<string, unknown>): SubscriptionBody {
    if (given['cancel_at_period_end'] !== undefined) {
      const isEnding = given['cancel_at_period_end'] === 'true'
      subscription.cancel_at_period_end = isEnding
      subscription.cancel_at = isEnding ? subscription.items.data[0]!.current_period_end : null
      subscription.canceled_at = isEnding ? this.seconds : null
    }
    for (const [key, value] of Object.entries((given['metadata'] ?? {}) as Record<string, string>)) {
      if (value === '') delete subscription.metadata[key]
      else subscription.metadata[key] = value
    }
    this.tell('customer.subscription.updated', subscription)
    return subscription
  }

  end(subscription: SubscriptionBody): SubscriptionBody {
    subscription.status = 'canceled'
    subscription.ended_at = this.seconds
    subscription.canceled_at ??= this.seconds
    this.tell('customer.subscription.deleted', subscription)
    return subscription
  }

  refund(charge: ChargeBody, amount = charge.amount - charge.amount_refunded) {
    charge.amount_refunded += amount
    charge.refunded = charge.amount_refunded === charge.amount
    this.refunds.push({ charge: charge.id, amount })
    this.tell('charge.refunded', charge)
    return { id: idFor('re'), object: 'refund', amount, charge: charge.id, status: 'succeeded' }
  }

  dispute(charge: ChargeBody): DisputeBody {
    const dispute = disputeBody(charge, this.seconds)
    charge.disputed = true
    this.disputes.set(dispute.id, dispute)
    this.tell('charge.dispute.created', dispute)
    return dispute
  }

  closeDispute(dispute: DisputeBody, status: 'won' | 'lost'): void {
    dispute.status = status
    this.tell('charge.dispute.closed', dispute)
  }

  invoicesOf = ({ id }: SubscriptionBody) =>
    [...this.invoices.values()].filter(({ parent }) => parent.subscription_details.subscription === id)

  /** The payment of the newest invoice that was paid. */
  lastCharge(subscription: SubscriptionBody): ChargeBody {
    const intents = this.invoicesOf(subscription).map(intentOf)
    return [...this.charges.values()].findLast(
      ({ payment_intent, paid }) => paid && intents.includes(payment_intent),
    )!
  }

  tell(type: string, object: unknown): void {
    this.events.push(eventBody(type, object, this.seconds))
  }

  #charge(subscription: SubscriptionBody, succeeds: boolean): InvoiceBody {
    this.#number += 1
    const number = `AZ-2026-${String(this.#number).padStart(4, '0')}`
    const made = { created: this.seconds, number, intent: idFor('pi'), host: this.host }
    const invoice = invoiceBody(subscription, made)
    this.invoices.set(invoice.id, invoice)
    subscription.latest_invoice = invoice.id
    this.tell('invoice.created', invoice)
    this.#settle(invoice, succeeds)
    return invoice
  }

  #settle(invoice: InvoiceBody, succeeds: boolean): void {
    const charge = chargeBody(invoice, intentOf(invoice), { created: this.seconds, paid: succeeds })
    this.charges.set(charge.id, charge)
    if (succeeds) Object.assign(invoice, { status: 'paid', amount_paid: invoice.total, amount_remaining: 0 })
    this.tell(succeeds ? 'charge.succeeded' : 'charge.failed', charge)
    this.tell(succeeds ? 'invoice.paid' : 'invoice.payment_failed', invoice)
  }
}

const intentOf = ({ payments }: InvoiceBody): string =>
  (payments.data[0] as { payment: { payment_intent: string } }).payment.payment_intent
