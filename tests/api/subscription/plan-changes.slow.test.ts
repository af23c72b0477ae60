import { afterEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/time/time.ts'
import { eraseDueAccounts } from '#server/areas/rights/erase-account.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import { join, signedUp } from '../../support/accounts/person.ts'
import { deliverAll, paidBy, planOf, subscribed, usePayingApp } from '../../support/stripe/paying.ts'

const { app, stripe } = usePayingApp()
const START = new Date('2026-12-03T10:00:00Z')

afterEach(() => app.setClock(null))

const onDay = (days: number) => app.setClock(new Date(START.getTime() + days * DAY_MS))

async function withPlan() {
  onDay(0)
  const { planner, subscription } = await subscribed(app, stripe)
  await deliverAll(app, stripe)
  const subjects = () => app.mails.filter(({ to }) => to === planner.email).map(({ subject }) => subject)
  return { planner, subscription, subjects }
}

describe('a planner with the plan', () => {
  it('cancels it for the end of what is paid, keeps it until then, and takes that back', async () => {
    const { planner, subscription, subjects } = await withPlan()
    const cancelled = await planner.post('/api/subscription/cancel')
    expect(cancelled.body).toMatchObject({
      standing: 'ending',
      endsAt: '2027-01-02T10:00:00.000Z',
      renewsAt: null,
    })
    await planner.post('/api/subscription/cancel')
    await app.runJobs()
    expect(subjects().filter((subject) => subject === 'Has cancelado tu plan de Azahar')).toHaveLength(1)
    for (const name of ['Una', 'Otra'])
      expect((await planner.post('/api/weddings', { name })).status).toBe(201)
    expect((await planner.post('/api/subscription/resume')).body).toMatchObject({
      standing: 'active',
      endsAt: null,
      renewsAt: '2027-01-02T10:00:00.000Z',
    })
    expect(subscription.cancel_at_period_end).toBe(false)
  })

  it('is without it when it has ended, also before Stripe says so, and has all that was there', async () => {
    const { planner, subscription, subjects } = await withPlan()
    for (const name of ['Una', 'Otra']) await planner.createWedding(name)
    await planner.post('/api/subscription/cancel')
    onDay(30.1)
    await planner.signIn()
    expect(await planOf(planner)).toMatchObject({ standing: 'lapsed', needsPlan: true })
    stripe.account.end(subscription)
    await deliverAll(app, stripe)
    expect(await planOf(planner)).toMatchObject({ standing: 'lapsed', graceUntil: null })
    expect(subjects()).toContain('Tu plan de Azahar ha terminado')
    expect((await planner.get('/api/weddings')).body).toHaveLength(2)
    expect((await planner.post('/api/weddings', { name: 'Tercera' })).status).toBe(402)
    expect((await planner.post('/api/subscription/resume')).body.code).toBe('NO_SUBSCRIPTION')
    await paidBy(planner, stripe)
    await planner.post('/api/subscription/refresh')
    expect((await planner.post('/api/weddings', { name: 'Tercera' })).status).toBe(201)
  })

  it('withdraws within 14 days: it ends at once, and what was paid goes back once', async () => {
    const { planner, subscription, subjects } = await withPlan()
    onDay(13.9)
    await planner.signIn()
    const charge = stripe.account.lastCharge(subscription)
    expect((await planner.post('/api/subscription/withdraw')).body).toMatchObject({
      standing: 'free',
      receipts: [{ status: 'refunded' }],
    })
    expect(subscription.status).toBe('canceled')
    await deliverAll(app, stripe)
    await planner.post('/api/subscription/refresh')
    expect(stripe.account.refunds.filter((refund) => refund.charge === charge.id)).toHaveLength(1)
    expect(subjects()).toContain('Has desistido de tu plan de Azahar')
    expect((await planner.post('/api/subscription/withdraw')).body.code).toBe('NO_SUBSCRIPTION')
  })

  it('does not withdraw after 14 days', async () => {
    const { planner, subscription } = await withPlan()
    onDay(14)
    await planner.signIn()
    expect(await planOf(planner)).toMatchObject({ withdrawUntil: null })
    expect((await planner.post('/api/subscription/withdraw')).body.code).toBe('WITHDRAWAL_OVER')
    expect(subscription.status).toBe('active')
  })

  it('who deletes their account has it end with what is paid, and go on when they come back', async () => {
    const { planner, subscription } = await withPlan()
    await planner.post('/api/account/deletion', { word: 'eliminar' })
    await app.runJobs()
    expect(subscription.cancel_at_period_end).toBe(true)
    await planner.signIn()
    await planner.delete('/api/account/deletion')
    await app.runJobs()
    expect(subscription.cancel_at_period_end).toBe(false)
    expect(subscription.status).toBe('active')
  })

  it('whose account is gone for good pays nothing more, whatever Stripe still tells', async () => {
    const { planner, subscription } = await withPlan()
    await planner.post('/api/account/deletion', { word: 'eliminar' })
    await app.runJobs()
    onDay(31)
    await eraseDueAccounts(app.platform)
    await app.runJobs()
    expect(subscription.status).toBe('canceled')
    await deliverAll(app, stripe)
    expect(app.logLines.filter((line) => line.includes('"level":50'))).toEqual([])
  })
})

describe('a planner without the plan who leads more than one wedding all the same', () => {
  it('is told, has 14 days in which nothing changes, and then keeps what is there', async () => {
    onDay(0)
    const elena = await signedUp(app, 'Elena Montes', 'planner')
    // As in an installation that charged nobody before: both were there already.
    const weddings = [
      await elena.createWedding('Primera', '2020-05-01'),
      await elena.createWedding('Segunda', '2020-05-02'),
    ]
    for (const weddingId of weddings)
      await elena.patch(`/api/weddings/${weddingId}`, { eventDate: '2199-04-10' })
    await tellAll()
    expect(await planOf(elena)).toMatchObject({ standing: 'grace', graceUntil: '2026-12-17T10:00:00.000Z' })
    expect((await elena.post('/api/weddings', { name: 'Tercera' })).status).toBe(201)
    for (const day of [1, 12, 13, 15, 16]) {
      onDay(day)
      await tellAll()
    }
    const subjects = app.mails.filter(({ to }) => to === elena.email).map(({ subject }) => subject)
    expect(subjects.filter((subject) => /plan/.test(subject))).toEqual([
      'Tus bodas en Azahar, y el plan de planner',
      'Tus bodas en Azahar, y el plan de planner',
      'Para la próxima boda necesitas el plan de Azahar',
    ])
    await elena.signIn()
    expect(await planOf(elena)).toMatchObject({ standing: 'lapsed', needsPlan: true })
    expect((await elena.post('/api/weddings', { name: 'Cuarta' })).status).toBe(402)
    expect((await elena.patch(`/api/weddings/${weddings[0]}`, { name: 'Primera, otra vez' })).status).toBe(
      200,
    )
  })
})

describe('who changes between couple and planner', () => {
  it('keeps every wedding on the way there and back, as the member that they were', async () => {
    const elena = await signedUp(app, 'Elena Montes', 'planner')
    const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
    const led = await elena.createWedding('Con planner')
    await join(elena, led, lucia)
    const before = (await elena.get('/api/weddings')).body
    await elena.patch('/api/profile', { brandName: 'Casa Jara' })
    expect((await elena.post('/api/subscription/role', { role: 'couple' })).body).toMatchObject({
      role: 'couple',
    })
    expect((await elena.get('/api/profile')).body).toMatchObject({ role: 'couple', brandName: 'Casa Jara' })
    expect((await elena.get('/api/weddings')).body).toEqual(before)
    const own = await elena.createWedding('La mía')
    expect(await planOf(elena)).toMatchObject({ role: 'couple', needsPlan: false })
    const back = await elena.post('/api/subscription/role', { role: 'planner', acceptsProcessing: true })
    // Their own wedding is none that they lead.
    expect(back.body).toMatchObject({ role: 'planner', activeWeddings: 1 })
    const weddings = (await elena.get('/api/weddings')).body as { id: string; role: string }[]
    expect(weddings.map(({ id, role }) => [id, role])).toEqual([
      [own, 'couple'],
      [led, 'planner'],
    ])
  })

  it('accepts the agreement on processing to become a planner, which is noted once', async () => {
    const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
    expect(await lucia.post('/api/subscription/role', { role: 'planner' })).toMatchObject({
      status: 422,
      body: { code: 'PROCESSING_NOT_ACCEPTED' },
    })
    for (const role of ['planner', 'couple', 'planner'])
      await lucia.post('/api/subscription/role', { role, acceptsProcessing: true })
    const documents = (await lucia.get('/api/profile/documents')).body as { document: string }[]
    expect(documents.map(({ document }) => document)).toEqual(['terms', 'privacy', 'processing'])
    expect((await lucia.post('/api/weddings', { name: 'Como planner' })).body).toMatchObject({
      role: 'planner',
    })
  })

  it('has the plan end with what is paid when they become a couple, and can take it back as a planner', async () => {
    const { planner, subscription } = await withPlan()
    await planner.post('/api/subscription/role', { role: 'couple' })
    expect(subscription.cancel_at_period_end).toBe(true)
    expect(await planOf(planner)).toMatchObject({ standing: 'ending', needsPlan: false })
    await planner.post('/api/subscription/role', { role: 'planner', acceptsProcessing: true })
    expect((await planner.post('/api/subscription/resume')).body).toMatchObject({ standing: 'active' })
  })

  it('stays a planner while Stripe does not answer, so that no couple pays', async () => {
    const { planner } = await withPlan()
    stripe.isDown = true
    expect((await planner.post('/api/subscription/role', { role: 'couple' })).status).toBe(503)
    stripe.isDown = false
    expect((await planner.get('/api/profile')).body).toMatchObject({ role: 'planner' })
  })

  it('is not shown in the directory as a couple, and is there again as a planner', async () => {
    const elena = await signedUp(app, 'Elena Montes', 'planner')
    await elena.patch('/api/profile', { brandName: 'Casa Jara de Vuelta' })
    await elena.call('PUT', '/api/planner/public-profile', { slug: 'casa-jara-de-vuelta', listed: true })
    const isShown = async () =>
      (await (await app.fetch('/directorio')).text()).includes('Casa Jara de Vuelta')
    const page = async () => (await app.fetch('/planners/casa-jara-de-vuelta')).status
    expect([await isShown(), await page()]).toEqual([true, 200])
    await elena.post('/api/subscription/role', { role: 'couple' })
    expect([await isShown(), await page()]).toEqual([false, 404])
    await elena.post('/api/subscription/role', { role: 'planner', acceptsProcessing: true })
    expect([await isShown(), await page()]).toEqual([true, 200])
  })
})

async function tellAll() {
  await addJob(app.db, 'tell-of-plans', {})
  await app.runJobs()
}
