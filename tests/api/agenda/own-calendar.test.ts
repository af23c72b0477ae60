import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'

const { app, cast } = useCast()

let weddingId: string
let at: string
let made = 0

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding('Lucía y Martín', '2027-04-10')
  at = `/api/weddings/${weddingId}`
  const { body: day } = await cast.lucia.post(`${at}/agenda/days`, { name: 'Boda', date: '2027-04-10' })
  const time = { startsAt: 900, endsAt: null }
  await cast.lucia.post(`${at}/agenda/items`, { dayId: day.id, title: 'Banquete', time })
  await cast.lucia.post(`${at}/tasks`, { title: 'Elegir el vestido', due: { kind: 'days', daysBefore: 100 } })
  await cast.lucia.post(`${at}/tasks`, { title: 'Escribir los votos' })
  const vendorId = await cast.lucia.addVendor(weddingId, 'floristeria')
  await cast.lucia.patch(`${at}/vendors/${vendorId}`, { name: 'Flores de Umbría', cost: 582.13 })
  const id = `0198c0de-0000-7000-8000-0000000002${String(made++).padStart(2, '0')}`
  await cast.lucia.patch(`${at}/payment-plans/${vendorId}`, {
    iban: 'ES9121000418450200051332',
    instalments: [
      {
        ...{ id, concept: 'Reserva', size: { kind: 'rest' }, due: { kind: 'day', on: '2027-03-01' } },
        ...{ shares: [], isRefundable: null },
      },
    ],
  })
})

const save = (person: Person, showsTasks: boolean, showsPayments: boolean) =>
  person.call('PUT', `${at}/agenda/own-calendar`, { showsTasks, showsPayments })

const read = async (path: string) => {
  const response = await app.fetch(path)
  return { status: response.status, ics: (await response.text()).replace(/\r\n[ \t]/g, '') }
}

const titles = (ics: string) => [...ics.matchAll(/SUMMARY:(.*)\r/g)].map(([, title]) => title)

const ALL = ['Banquete', 'Elegir el vestido', 'Pago a Flores de Umbría']

it('has the agenda, and the tasks and payments that its member chose', async () => {
  expect((await cast.lucia.get(`${at}/agenda/own-calendar`)).body).toBeNull()
  const { path } = (await save(cast.lucia, false, false)).body
  expect(titles((await read(path)).ics)).toEqual(['Banquete'])
  expect((await save(cast.lucia, true, true)).body).toMatchObject({
    path,
    showsTasks: true,
    showsPayments: true,
  })
  const { ics } = await read(path)
  expect(titles(ics)).toEqual(ALL)
  for (const part of ['DTSTART;VALUE=DATE:20261231', 'DTSTART;VALUE=DATE:20270301', 'Reserva\\, 582'])
    expect(ics).toContain(part)
  expect(ics).not.toContain('ES91')
  await cast.lucia.patch(at, { eventDate: '2027-04-11' })
  expect((await read(path)).ics).toContain('DTSTART;VALUE=DATE:20270101')
})

it('loses at once what its member may not see any more, and opens nothing without the agenda', async () => {
  const pilar = await joinedAs(app, cast.lucia, weddingId, 'viewer')
  const all = { tasks: 'view', budget: 'view', agenda: 'view', vendors: 'view' } as const
  await setLevels(cast.lucia, weddingId, pilar, all)
  const { path } = (await save(pilar, true, true)).body
  expect(titles((await read(path)).ics)).toEqual(ALL)
  await setLevels(cast.lucia, weddingId, pilar, { budget: 'none' })
  const { ics } = await read(path)
  expect(titles(ics)).toEqual(ALL.slice(0, 2))
  expect(ics).not.toMatch(/ 582|Umbría/)
  await setLevels(cast.lucia, weddingId, pilar, { tasks: 'none' })
  expect(titles((await read(path)).ics)).toEqual(['Banquete'])
  await setLevels(cast.lucia, weddingId, pilar, { agenda: 'none' })
  expect((await read(path)).status).toBe(404)
})

it('ends when its member leaves, is removed, or closes it, and has another address then', async () => {
  const pilar = await joinedAs(app, cast.lucia, weddingId, 'couple')
  const { path } = (await save(pilar, true, true)).body
  await cast.lucia.delete(`${at}/members/${pilar.userId}`)
  expect((await read(path)).status).toBe(404)
  await cast.lucia.letIn(weddingId, pilar, 'couple')
  expect((await read(path)).status).toBe(404)
  const { body } = await save(pilar, true, true)
  expect(body.path).not.toBe(path)
  await pilar.delete(`${at}/agenda/own-calendar`)
  expect((await read(body.path)).status).toBe(404)
})

it('is known to its member alone', async () => {
  const martin = await joinedAs(app, cast.lucia, weddingId, 'couple')
  const { path } = (await save(cast.lucia, true, true)).body
  expect((await martin.get(`${at}/agenda/own-calendar`)).body).toBeNull()
  for (const list of ['agenda/links', 'shared-links', 'activity', 'members'])
    expect(JSON.stringify((await martin.get(`${at}/${list}`)).body)).not.toContain(path.slice(8, 30))
  const { path: other } = (await save(martin, true, true)).body
  expect(other).not.toBe(path)
})

it('is not made for a member who leaves meanwhile', async () => {
  const elena = await joinedAs(app, cast.lucia, weddingId, 'planner')
  const saving = await app.db.transaction(async (tx) => {
    await tx.execute(
      sql`delete from wedding_members where wedding_id = ${weddingId} and user_id = ${elena.userId}`,
    )
    const answer = save(elena, true, true)
    await expect
      .poll(async () => {
        const { rows } = await app.db.execute(
          sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
        return rows.length
      })
      .toBe(1)
    return { answer }
  })
  expect(await saving.answer).toMatchObject({ status: 404, body: { code: 'WEDDING_NOT_FOUND' } })
})
