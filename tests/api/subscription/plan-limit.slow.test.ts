import { describe, expect, it } from 'vitest'
import { join, signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { bringIn, download } from '../../support/outside/wedding-zip.ts'
import { paidBy, planOf, subscribed, usePayingApp } from '../../support/stripe/paying.ts'

const NEEDED = { status: 402, body: { code: 'PLAN_NEEDED' } }

describe('an installation that charges', () => {
  const { app, stripe } = usePayingApp()

  it('gives a planner the first wedding for nothing, and asks for the plan at the second one', async () => {
    const elena = await signedUp(app, 'Elena Montes', 'planner')
    expect(await planOf(elena)).toMatchObject({ isCharging: true, standing: 'free', needsPlan: false })
    await elena.createWedding('Lucía & Martín', '2199-04-10')
    expect(await planOf(elena)).toMatchObject({ standing: 'free', activeWeddings: 1, needsPlan: true })
    expect(await elena.post('/api/weddings', { name: 'Noelia & Íñigo' })).toMatchObject(NEEDED)
    await paidBy(elena, stripe)
    expect((await elena.post('/api/subscription/refresh')).body).toMatchObject({ standing: 'active' })
    expect((await elena.post('/api/weddings', { name: 'Noelia & Íñigo' })).status).toBe(201)
  })

  it('asks at every way into a second wedding, and leaves the code unused', async () => {
    const elena = await signedUp(app, 'Elena Montes', 'planner')
    const noelia = await signedUp(app, 'Noelia Cano', 'couple')
    const own = await elena.createWedding('Lucía & Martín', '2199-04-10')
    const theirs = await noelia.createWedding('Noelia & Íñigo')
    const code = await noelia.invite(theirs, 'planner')
    expect(await elena.post('/api/invitations/redeem', { code })).toMatchObject(NEEDED)
    const zip = await download(app, elena, own)
    expect(await bringIn(elena, zip)).toMatchObject(NEEDED)
    await paidBy(elena, stripe)
    await elena.post('/api/subscription/refresh')
    expect((await elena.post('/api/invitations/redeem', { code })).status).toBe(200)
  })

  it('counts no wedding whose day has passed, and none that the planner has left', async () => {
    const elena = await signedUp(app, 'Elena Montes', 'planner')
    await elena.createWedding('Ya casados', '2020-05-01')
    const left = await elena.createWedding('Se fueron', '2199-04-10')
    const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
    await join(elena, left, lucia)
    await elena.delete(`/api/weddings/${left}/members/me`)
    expect(await planOf(elena)).toMatchObject({ activeWeddings: 0, needsPlan: false })
    expect((await elena.post('/api/weddings', { name: 'La siguiente' })).status).toBe(201)
  })

  it('never asks a couple, however many weddings they are in', async () => {
    const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
    for (const name of ['Una', 'Otra', 'Y otra']) await lucia.createWedding(name)
    expect(await planOf(lucia)).toMatchObject({ standing: 'free', needsPlan: false })
    expect(await lucia.post('/api/subscription/checkout')).toMatchObject({
      status: 409,
      body: { code: 'PLAN_IS_FOR_PLANNERS' },
    })
  })

  it('lets no burst of requests past the limit', async () => {
    const elena = await signedUp(app, 'Elena Montes', 'planner')
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => elena.post('/api/weddings', { name: `Boda ${index}` })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(402)])
  })

  it('sends to Stripe with cards, SEPA, the tax and the details of the receipt, and never twice at once', async () => {
    const elena = await signedUp(app, 'Elena Montes', 'planner')
    const asked = await elena.post('/api/subscription/checkout', { returnTo: '/app/profile?boda=nueva#plan' })
    const first = stripe.account.checkouts.get(asked.body.url.split('/').at(-1))!
    expect(first.asked).toMatchObject({
      mode: 'subscription',
      locale: 'es',
      allowed_payment_method_types: { 0: 'card', 1: 'sepa_debit' },
      automatic_tax: { enabled: 'true' },
      tax_id_collection: { enabled: 'true' },
      billing_address_collection: 'required',
      line_items: { 0: { price: 'price_azahar', quantity: '1' } },
    })
    expect(first.success_url).toBe('http://localhost:3000/app/profile?boda=nueva&pago=hecho#plan')
    await elena.post('/api/subscription/checkout', {})
    expect(first.status).toBe('expired')
    for (const returnTo of ['https://otro.example', '//otro.example', '/login', 'javascript:1'])
      expect((await elena.post('/api/subscription/checkout', { returnTo })).status).toBe(400)
  })

  it('takes no second payment from who has the plan, and says when Stripe does not answer', async () => {
    const { planner } = await subscribed(app, stripe)
    expect(await planner.post('/api/subscription/checkout', {})).toMatchObject({
      body: { code: 'ALREADY_SUBSCRIBED' },
    })
    stripe.isDown = true
    expect(await planner.post('/api/subscription/cancel')).toMatchObject({
      status: 503,
      body: { code: 'PAYMENTS_UNAVAILABLE' },
    })
    stripe.isDown = false
    expect(await planOf(planner)).toMatchObject({ standing: 'active' })
  })

  it('keeps the plan of each planner to themselves', async () => {
    const { planner } = await subscribed(app, stripe)
    const [receipt] = (await planner.post('/api/subscription/refresh')).body.receipts
    const path = `/api/subscription/receipts/${receipt.id}/link`
    expect((await planner.post(path)).body.url).toContain(receipt.id)
    const raul = await signedUp(app, 'Raúl Ferrer', 'planner')
    expect(await raul.post(path)).toMatchObject({ status: 404, body: { code: 'PLAN_RECEIPT_NOT_FOUND' } })
  })
})

describe('an installation without Stripe', () => {
  const { app, cast } = useCast()

  it('is free for everybody: a planner is in as many weddings as they like', async () => {
    const elena = await signedUp(app, 'Elena Montes', 'planner')
    for (const name of ['Una', 'Otra', 'Y otra'])
      expect((await elena.post('/api/weddings', { name })).status).toBe(201)
    expect(await planOf(elena)).toMatchObject({ isCharging: false, standing: 'free', needsPlan: false })
  })

  it.each(['refresh', 'checkout', 'portal', 'cancel', 'resume', 'withdraw'])(
    'has nothing to pay, to change or to cancel (%s)',
    async (act) => {
      expect(await cast.elena.post(`/api/subscription/${act}`, {})).toMatchObject({
        status: 409,
        body: { code: 'PAYMENTS_OFF' },
      })
    },
  )

  it('takes no events', async () => {
    expect((await app.fetch('/api/stripe/webhook', { method: 'POST', body: '{}' })).status).toBe(404)
  })
})
