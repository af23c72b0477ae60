import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import { mailNotificationsJob } from '#server/areas/notifications/mail-notifications.job.ts'
import { remindOfPayments } from '#server/areas/payments/remind-payments.commands.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'

const { app, cast } = useCast()

const TOMORROW = shiftDay(dayInMadrid(new Date()), 1)

let weddingId: string
let at: string

beforeEach(async () => {
  await app.db.execute(sql`truncate graphile_worker._private_jobs`)
  weddingId = await cast.lucia.createWedding('Lucía y Martín', shiftDay(TOMORROW, 30))
  at = `/api/weddings/${weddingId}`
})

const id = (last: number) => `0198c0de-0000-7000-8000-0000000001${String(last).padStart(2, '0')}`

let made = 0

/** A vendor of so many euros that is paid at once. */
async function addVendor(name: string, cost: number, due: object) {
  const vendorId = await cast.lucia.addVendor(weddingId, 'catering')
  const instalmentId = id(made++)
  await cast.lucia.patch(`${at}/vendors/${vendorId}`, { name, cost })
  const rest = { concept: 'Último pago', size: { kind: 'rest' }, shares: [], isRefundable: null }
  await cast.lucia.patch(`${at}/payment-plans/${vendorId}`, {
    instalments: [{ ...rest, id: instalmentId, due }],
  })
  return { vendorId, instalmentId }
}

async function remindOn(day: string, times = 1) {
  app.setClock(new Date(`${day}T07:00:00Z`))
  await Promise.all(Array.from({ length: times }, () => remindOfPayments(app.platform)))
}

/** Sends the mails that wait a minute for what else comes. */
async function mailWaiting() {
  const { rows } = await app.db.execute<{ payload: { userId: string; mailId: string; mode: 'now' } }>(sql`
    select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'mail-notifications'`)
  app.mails.length = 0
  const { signal } = new AbortController()
  for (const { payload } of rows) await mailNotificationsJob.run(payload, app.platform, signal)
}

const told = async (person: Person) =>
  (await person.get(`/api/notifications?limit=50&weddingId=${weddingId}`)).body
    .filter(({ action }: { action: string }) => action === 'instalments.due')
    .map(({ data }: { data: { today: string; soon: string } }) => [data.today, data.soon])

it('names all that is due on the day and in seven days in one message, once, over two processes', async () => {
  const martin = await joinedAs(app, cast.lucia, weddingId, 'couple')
  await addVendor('Flores de Umbría', 582.13, { kind: 'day', on: TOMORROW })
  await addVendor('La Alacena', 100, { kind: 'days', daysBefore: 30 })
  await addVendor('Letra Capital', 9, { kind: 'days', daysBefore: 23 })
  await addVendor('Lola Discos', 8, { kind: 'day', on: shiftDay(TOMORROW, 8) })
  await addVendor('Transvía', 7, { kind: 'event', after: 'la prueba' })
  await remindOn(TOMORROW, 2)
  await remindOn(TOMORROW)
  const message = [
    'Flores de Umbría (582,13\u00a0€) y La Alacena (100,00\u00a0€)',
    'Letra Capital (9,00\u00a0€)',
  ]
  expect(await told(cast.lucia)).toEqual([message])
  expect(await told(martin)).toEqual([message])
  const [line] = (await martin.get('/api/notifications')).body
  expect(line).toMatchObject({ url: `/app/couple/${weddingId}/budget?view=payments`, section: 'budget' })
  await remindOn(shiftDay(TOMORROW, 1))
  expect(await told(martin)).toEqual([['', 'Lola Discos (8,00\u00a0€)'], message])
})

it('tells of what is left, and nothing of what is paid', async () => {
  const inParts = await addVendor('Flores de Umbría', 582.13, { kind: 'day', on: TOMORROW })
  const whole = await addVendor('La Alacena', 100, { kind: 'day', on: TOMORROW })
  for (const [{ vendorId, instalmentId }, cents] of [
    [inParts, 213],
    [whole, 10_000],
  ] as const)
    await cast.lucia.post(`${at}/payments`, {
      ...{ vendorId, instalmentId, paidOn: '2026-11-20' },
      shares: [{ payerId: null, cents }],
    })
  await remindOn(TOMORROW)
  expect(await told(cast.lucia)).toEqual([['Flores de Umbría (580,00\u00a0€)', '']])
})

it('says nothing on the day of the wedding', async () => {
  await addVendor('Flores de Umbría', 582.13, { kind: 'days', daysBefore: 0 })
  await remindOn(shiftDay(TOMORROW, 30))
  expect(await told(cast.lucia)).toEqual([])
})

it('reaches neither the bell nor the mailbox of who does not see the budget', async () => {
  const noelia = await joinedAs(app, cast.lucia, weddingId, 'viewer')
  const pilar = await joinedAs(app, cast.lucia, weddingId, 'viewer')
  await setLevels(cast.lucia, weddingId, pilar, { budget: 'view' })
  await addVendor('Flores de Umbría', 582.13, { kind: 'day', on: TOMORROW })
  await remindOn(TOMORROW)
  expect(await told(noelia)).toEqual([])
  expect(await told(pilar)).toHaveLength(1)
  // Pilar loses the budget before her mail goes.
  await setLevels(cast.lucia, weddingId, pilar, { budget: 'none' })
  await mailWaiting()
  const about = app.mails.filter(({ text }) => text.includes('582,13'))
  expect(about.map(({ to }) => to)).toEqual([cast.lucia.email])
  expect(about[0]!.text).toContain(`/app/couple/${weddingId}/budget?view=payments`)
  expect(about[0]!.text).toContain('«Pagos a proveedores»')
  expect(await told(pilar)).toEqual([])
})

it('comes by the ways that each member has chosen', async () => {
  await cast.lucia.patch('/api/notifications/settings/instalments', { mail: 'never', push: false })
  await addVendor('Flores de Umbría', 582.13, { kind: 'day', on: TOMORROW })
  await remindOn(TOMORROW)
  await mailWaiting()
  expect(await told(cast.lucia)).toHaveLength(1)
  expect(app.mails.filter(({ text }) => text.includes('582,13'))).toEqual([])
})
