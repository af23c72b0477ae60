import ICAL from 'ical.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { eraseDueAccounts } from '#server/areas/rights/erase-account.ts'
import { purgeDeletedWeddings } from '#server/areas/weddings/delete-wedding.ts'
import { onAnotherDevice, type Person, signedUp } from '../../support/accounts/person.ts'
import { useTestApp } from '../../support/test-app.ts'

const app = useTestApp()

const PATH = '/api/planner/calendar/appointments'
const TASTING = { kind: 'tasting', title: 'Prueba de menú', day: '2199-03-24', startsAt: 1230, endsAt: 1320 }
const TO = 'florista@correo.example'
const DAY_MS = 86_400_000

let elena: Person
let lucia: Person
let weddingId: string

/** The messages to the calendars of people, once the changes of a moment are over. */
async function told() {
  await app.db.execute('update graphile_worker._private_jobs set run_at = now()')
  await app.runJobs()
  return app.mails
    .splice(0)
    .filter(({ calendar }) => calendar !== undefined)
    .map(({ to, text, calendar }) => {
      const event = new ICAL.Component(ICAL.parse(calendar!.text)).getFirstSubcomponent('vevent')!
      const link = /\/cita\/[\w-]{22}/.exec(text ?? '')?.[0] ?? ''
      return { to, method: calendar!.method, link, sequence: Number(event.getFirstPropertyValue('sequence')) }
    })
}

const toBoth = (method: string) => [
  { to: lucia.email, method },
  { to: TO, method },
]

beforeEach(async () => {
  elena = await signedUp(app, 'Elena Montes', 'planner')
  lucia = await signedUp(app, 'Lucía Herrera', 'couple')
  weddingId = await lucia.createWedding('Lucía & Martín')
  await lucia.letIn(weddingId, elena, 'planner')
  const invited = { members: [lucia.userId], addresses: [TO] }
  expect((await elena.post(PATH, { ...TASTING, weddingId, invited })).status).toBe(201)
})

/** Deletes the account of a person, and lets its days pass. */
async function endAccountOf(person: Person) {
  expect((await person.post('/api/account/deletion', { word: 'eliminar' })).status).toBe(200)
  app.setClock(new Date(Date.now() + 40 * DAY_MS))
  await eraseDueAccounts(app.platform)
  app.setClock(null)
}

const changePlace = async () => {
  const { rows } = await app.db.execute<{ id: string }>(
    `select id from planner_appointments where owner_id = '${elena.userId}'`,
  )
  expect((await elena.patch(`${PATH}/${rows[0]!.id}`, { place: 'Otro lugar' })).status).toBe(200)
}

describe('an appointment to come is cancelled for its people', () => {
  it('when its wedding is deleted, and they are asked again when that is taken back', async () => {
    const asked = await told()
    expect(asked).toMatchObject(toBoth('REQUEST'))
    expect((await lucia.delete(`/api/weddings/${weddingId}`, { name: 'Lucía & Martín' })).status).toBe(200)
    for (const { link } of asked) expect((await app.fetch(link)).status).toBe(404)
    const cancelled = await told()
    expect(cancelled).toMatchObject(toBoth('CANCEL'))
    expect(cancelled[0]!.sequence).toBeGreaterThan(asked[0]!.sequence)
    await lucia.post(`/api/deleted-weddings/${weddingId}/restore`)
    const again = await told()
    expect(again).toMatchObject(toBoth('REQUEST'))
    expect(again[0]!.sequence).toBeGreaterThan(cancelled[0]!.sequence)
  })

  it('and for good with the wedding, without a mail about what the planner changes later', async () => {
    await told()
    await lucia.delete(`/api/weddings/${weddingId}`, { name: 'Lucía & Martín' })
    await told()
    app.setClock(new Date(Date.now() + 8 * DAY_MS))
    await app.db.transaction((tx) => purgeDeletedWeddings(tx, app.platform.clock))
    const { rows } = await app.db.execute<{ id: string }>(
      `select id from planner_appointments where owner_id = '${elena.userId}'`,
    )
    await elena.patch(`${PATH}/${rows[0]!.id}`, { place: 'Otro lugar' })
    app.setClock(null)
    expect(await told()).toEqual([])
  })

  it('when the account of its planner is deleted, and they are asked again when that comes back', async () => {
    const asked = await told()
    expect((await elena.post('/api/account/deletion', { word: 'eliminar' })).status).toBe(200)
    for (const { link } of asked) expect((await app.fetch(link)).status).toBe(404)
    expect(await told()).toMatchObject(toBoth('CANCEL'))
    await (await onAnotherDevice(elena)).delete('/api/account/deletion')
    expect(await told()).toMatchObject(toBoth('REQUEST'))
  })

  it('when its wedding goes with the account of its last member, for good and whatever the planner changes later', async () => {
    const asked = await told()
    await lucia.delete(`/api/weddings/${weddingId}/members/${elena.userId}`)
    await told()
    await endAccountOf(lucia)
    expect(await told()).toMatchObject([{ to: TO, method: 'CANCEL', sequence: expect.any(Number) }])
    for (const { link } of asked) expect((await app.fetch(link)).status).toBe(404)
    await changePlace()
    expect(await told()).toEqual([])
  })

  it('once, when its wedding was deleted by the last member before their account goes', async () => {
    await told()
    await lucia.delete(`/api/weddings/${weddingId}/members/${elena.userId}`)
    await lucia.delete(`/api/weddings/${weddingId}`, { name: 'Lucía & Martín' })
    expect(await told()).toMatchObject(toBoth('CANCEL'))
    await endAccountOf(lucia)
    await changePlace()
    expect(await told()).toEqual([])
  })

  it('not when it is over, nor when nobody was told of it', async () => {
    await app.db.execute(`update planner_appointments set day = '2020-03-24'`)
    await lucia.delete(`/api/weddings/${weddingId}`, { name: 'Lucía & Martín' })
    expect(await told()).toEqual([])
  })
})
