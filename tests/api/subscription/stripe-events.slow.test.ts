import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/time/time.ts'
import { findSubscriptionRow } from '#server/areas/subscription/subscription.queries.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import { deliver, deliverAll, planOf, subscribed, usePayingApp } from '../../support/stripe/paying.ts'
import { sepaDebit } from '../../support/stripe/stripe-objects.ts'

const { app, stripe } = usePayingApp()
const START = new Date('2026-12-03T10:00:00Z')

afterEach(() => app.setClock(null))

const onDay = (days: number) => app.setClock(new Date(START.getTime() + days * DAY_MS))

/** A planner who subscribed on 3 December, as all events have told. */
async function withPlan() {
  onDay(0)
  const { planner, subscription } = await subscribed(app, stripe)
  await deliverAll(app, stripe)
  const mails = () => app.mails.filter(({ to }) => to === planner.email).map(({ subject }) => subject)
  return { planner, subscription, mails, row: () => findSubscriptionRow(app.db, planner.userId) }
}

describe('what Stripe tells', () => {
  it('is who has paid, how, with which receipt and when the next one is due', async () => {
    const { planner } = await withPlan()
    expect(await planOf(planner)).toMatchObject({
      standing: 'active',
      renewsAt: '2027-01-02T10:00:00.000Z',
      withdrawUntil: '2026-12-17T10:00:00.000Z',
      paymentMethod: { kind: 'card', brand: 'visa', last4: '4242' },
      billing: { name: 'Casa Jara Eventos, S. L.', taxId: 'B00000000', city: 'Sevilla' },
      receipts: [
        { total: 1900, base: 1570, tax: 330, status: 'paid', createdAt: '2026-12-03T10:00:00.000Z' },
      ],
    })
  })

  it('is a renewal, with one receipt more', async () => {
    const { planner, subscription } = await withPlan()
    onDay(30)
    stripe.account.renew(subscription)
    await deliverAll(app, stripe)
    await planner.signIn()
    const plan = await planOf(planner)
    expect(plan).toMatchObject({
      standing: 'active',
      renewsAt: '2027-02-01T10:00:00.000Z',
      withdrawUntil: null,
    })
    expect(plan.receipts).toHaveLength(2)
  })

  it('is a card that fails: 14 days of grace, told at once, before their end and after it; then nothing new', async () => {
    const { planner, subscription, mails } = await withPlan()
    await planner.createWedding('Primera', '2199-04-10')
    onDay(30)
    stripe.account.renew(subscription, { succeeds: false })
    await deliverAll(app, stripe)
    await planner.signIn()
    expect(await planOf(planner)).toMatchObject({
      standing: 'grace',
      graceUntil: '2027-01-16T10:00:00.000Z',
      receipts: [{ status: 'open' }, { status: 'paid' }],
    })
    expect((await planner.post('/api/weddings', { name: 'Segunda', eventDate: '2199-05-01' })).status).toBe(
      201,
    )
    for (const day of [35, 42, 42, 45, 46]) {
      onDay(day)
      await tellAll()
    }
    expect(mails().filter((subject) => subject.includes('cobrar'))).toHaveLength(2)
    expect(mails().filter((subject) => subject.includes('sin pagar'))).toHaveLength(1)
    await planner.signIn()
    expect(await planOf(planner)).toMatchObject({ standing: 'lapsed', needsPlan: true })
    const second = (await planner.get('/api/weddings')).body[0].id
    expect((await planner.post('/api/weddings', { name: 'Tercera' })).status).toBe(402)
    // An existing wedding is read, finished and taken away as before.
    expect((await planner.post(`/api/weddings/${second}/guests`, { fullName: 'Carmen' })).status).toBe(201)
    expect((await planner.get(`/api/weddings/${second}/archive`)).status).not.toBe(402)
    stripe.account.recover(subscription)
    await deliverAll(app, stripe)
    expect(await planOf(planner)).toMatchObject({ standing: 'active', paymentMethod: { last4: '1881' } })
    expect((await planner.post('/api/weddings', { name: 'Tercera' })).status).toBe(201)
  })

  it('is a refund, which the receipt says', async () => {
    const { planner, subscription } = await withPlan()
    const charge = stripe.account.lastCharge(subscription)
    stripe.account.refund(charge, 500)
    await deliverAll(app, stripe)
    expect(await planOf(planner)).toMatchObject({
      standing: 'active',
      receipts: [{ status: 'partlyRefunded' }],
    })
    stripe.account.refund(charge)
    await deliverAll(app, stripe)
    expect(await planOf(planner)).toMatchObject({ receipts: [{ status: 'refunded' }] })
  })

  it('is a payment that was disputed, which counts as missing until the dispute is won', async () => {
    const { planner, subscription } = await withPlan()
    onDay(3)
    const dispute = stripe.account.dispute(stripe.account.lastCharge(subscription))
    await deliverAll(app, stripe)
    expect(await planOf(planner)).toMatchObject({
      standing: 'grace',
      graceUntil: '2026-12-20T10:00:00.000Z',
      receipts: [{ status: 'disputed' }],
    })
    stripe.account.closeDispute(dispute, 'won')
    await deliverAll(app, stripe)
    expect(await planOf(planner)).toMatchObject({ standing: 'active', receipts: [{ status: 'paid' }] })
  })

  it('is an account at a bank instead of a card', async () => {
    const { planner, subscription } = await withPlan()
    stripe.account.renew(subscription, { succeeds: false })
    stripe.account.recover(subscription, sepaDebit())
    await deliverAll(app, stripe)
    expect(await planOf(planner)).toMatchObject({
      paymentMethod: { kind: 'sepa', brand: null, last4: '1332' },
    })
  })

  it('may come after the person has come back: the page reads it itself', async () => {
    onDay(0)
    const { planner } = await subscribed(app, stripe)
    expect(await planOf(planner)).toMatchObject({ standing: 'free' })
    await planner.post('/api/subscription/refresh')
    expect(await planOf(planner)).toMatchObject({ standing: 'active' })
    await deliverAll(app, stripe)
    expect(await planOf(planner)).toMatchObject({ standing: 'active' })
  })

  it('is read back once a day where no event has come', async () => {
    const { planner, subscription } = await withPlan()
    stripe.account.end(subscription)
    stripe.account.events.length = 0
    await addJob(app.db, 'sync-subscriptions', {})
    await app.runJobs()
    expect(await planOf(planner)).toMatchObject({ standing: 'free', endsAt: '2026-12-03T10:00:00.000Z' })
  })

  it('counts with the signature of the endpoint only, on the body as it was sent, and not later than minutes after', async () => {
    const { subscription, row } = await withPlan()
    const before = await row()
    stripe.account.end(subscription)
    const event = stripe.account.events.splice(0)[0]!
    const signed = stripe.signed(event)
    const old = Math.floor(Date.now() / 1000) - 3600
    const refused = [
      stripe.signed(event, { secret: 'whsec_delotrolado' }),
      stripe.signed(event, { timestamp: old }),
      { ...signed, headers: { 'content-type': 'application/json' } as typeof signed.headers },
      { ...signed, payload: signed.payload.replace('canceled', 'active  ') },
      { ...signed, payload: '' },
    ]
    for (const as of refused) expect(await deliver(app, stripe, event, as)).toBe(400)
    const large = { ...signed, payload: ' '.repeat(300 * 1024) }
    expect(await deliver(app, stripe, event, large)).toBe(413)
    await app.runJobs()
    expect(await row()).toEqual(before)
    expect(await deliver(app, stripe, event, signed)).toBe(200)
  })

  it('of customers that are none of ours, and of other things, is taken and left alone', async () => {
    const { row } = await withPlan()
    const before = await row()
    const stranger = stripe.account.createCustomer({ email: 'otra@correo.example' })
    stripe.account.tell('product.updated', { id: 'prod_1', object: 'product' })
    for (const event of stripe.account.events.splice(0)) expect(await deliver(app, stripe, event)).toBe(200)
    await app.runJobs()
    expect(await row()).toEqual(before)
    expect(stranger.email).toBe('otra@correo.example')
  })

  it('ends in the same state in any order and however often it comes', async () => {
    const { subscription, row } = await withPlan()
    onDay(30)
    stripe.account.renew(subscription, { succeeds: false })
    onDay(31)
    stripe.account.recover(subscription)
    stripe.account.refund(stripe.account.lastCharge(subscription), 700)
    stripe.account.update(subscription, { cancel_at_period_end: 'true' })
    const events = stripe.account.events.splice(0)
    for (const event of events) await deliver(app, stripe, event)
    await app.runJobs()
    const expected = await stateOf(row)
    expect(expected).toMatchObject({
      status: 'active',
      unpaidSince: null,
      receipts: [{ status: 'partlyRefunded' }, {}],
    })
    const orders = fc.array(fc.nat(events.length - 1), { minLength: 1, maxLength: events.length * 2 })
    await fc.assert(
      fc.asyncProperty(orders, fc.boolean(), async (order, isTogether) => {
        const deliveries = order.map((index) => () => deliver(app, stripe, events[index]!))
        if (isTogether) await Promise.all(deliveries.map((each) => each()))
        else for (const each of deliveries) await each()
        await Promise.all([app.runJobs(), app.runJobs()])
        expect(await stateOf(row)).toEqual(expected)
      }),
      { numRuns: 12 },
    )
  })
})

async function stateOf(row: () => ReturnType<typeof findSubscriptionRow>) {
  const { readingsBegun, readingStored, ...state } = (await row())!
  return state
}

async function tellAll() {
  await addJob(app.db, 'tell-of-plans', {})
  await app.runJobs()
}
