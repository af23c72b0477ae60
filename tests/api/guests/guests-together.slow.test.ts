import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { GROUPS_AT_ONCE_MAX, HOUSEHOLD_PEOPLE_MAX } from '#domain/households/households.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import { ROWS_AT_ONCE } from '#server/areas/guests/guests-together.commands.ts'
import { join } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { statementsOf } from '../../support/database/statements-of.ts'

/** Statements are counted here, not seconds, which ten thousand rows take beside the tests of other files. */
const PATIENT = { connect: 5000, statement: 30_000, lock: 5000, idleInTransaction: 15_000, answer: 35_000 }

const { app, cast } = useCast({ timeouts: PATIENT })

let weddingId: string
let at: string

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding('Lucía & Martín', '2199-04-10')
  at = `/api/weddings/${weddingId}`
})

const fill = async (count: number): Promise<string[]> => {
  const { rows } = await app.db.execute<{ id: string }>(sql`
    insert into guests (wedding_id, id, full_name, created_at)
    select ${weddingId}, gen_random_uuid(), 'Persona ' || n, now() + n * interval '1 ms'
    from generate_series(1, ${count}) n returning id`)
  return rows.map(({ id }) => id)
}
const guests = async () =>
  (await cast.lucia.get(`${at}/guests`)).body as { id: string; rsvp: boolean | null }[]
const households = async () => (await cast.lucia.get(`${at}/households`)).body.households as { id: string }[]
describe('the guests of the largest wedding', { timeout: 60_000 }, () => {
  let ids: string[]
  beforeEach(async () => {
    ids = await fill(LIMITS.wedding.guests)
  })

  it('come to families in requests of some hundred', async () => {
    const groups = Array.from({ length: GROUPS_AT_ONCE_MAX }, (_, at) => ({
      householdId: randomUUID(),
      guestIds: ids.slice(at * 3, at * 3 + 3),
    }))
    const few = await statementsOf(app, () =>
      cast.lucia.post(`${at}/households/groups`, { groups: groups.slice(0, 2) }),
    )
    const all = await statementsOf(app, async () => {
      const { body } = await cast.lucia.post(`${at}/households/groups`, { groups })
      expect(body).toEqual({ grouped: groups.length })
    })
    expect(all).toBeLessThanOrEqual(few)
    expect(await households()).toHaveLength(groups.length)
  })

  it('get an answer in portions, of which none meets the limit of a statement', async () => {
    const few = await statementsOf(app, () =>
      cast.lucia.patch(`${at}/guests`, { guestIds: ids.slice(0, 2), rsvp: true }),
    )
    const all = await statementsOf(app, async () => {
      const { body } = await cast.lucia.patch(`${at}/guests`, { guestIds: ids, rsvp: true })
      expect(body).toEqual({ changed: ids.length - 2 })
    })
    expect(all - few).toBe(ids.length / ROWS_AT_ONCE - 1)
    expect((await guests()).filter(({ rsvp }) => rsvp)).toHaveLength(ids.length)
  })

  it('are removed with one request', async () => {
    const { body } = await cast.lucia.post(`${at}/guests/removal`, { guestIds: ids.slice(10) })
    expect(body).toEqual({ removed: ids.length - 10, lineId: expect.any(String) })
    expect(await guests()).toHaveLength(10)
  })
})

describe('several groups', () => {
  it('leave out one with a guest who is gone, and one that is too large, and end what is empty', async () => {
    const ids = await fill(HOUSEHOLD_PEOPLE_MAX + 4)
    const [a, b, c, d, ...many] = ids as [string, string, string, string, ...string[]]
    const former = await cast.lucia.post(`${at}/households`, { guestIds: [a] })
    const [whole, gone, full] = [randomUUID(), randomUUID(), randomUUID()]
    await cast.lucia.post(`${at}/households`, { guestIds: many, householdId: full })
    const { body } = await cast.lucia.post(`${at}/households/groups`, {
      groups: [
        { householdId: whole, guestIds: [a, b] },
        { householdId: gone, guestIds: [c, randomUUID()] },
        { householdId: full, guestIds: [d] },
      ],
    })
    expect(body).toEqual({ grouped: 1 })
    const left = (await households()).map(({ id }) => id)
    expect(left.toSorted()).toEqual([whole, full].toSorted())
    expect(left).not.toContain(former.body.id)
    // Repeated it changes nothing.
    await cast.lucia.post(`${at}/households/groups`, { groups: [{ householdId: whole, guestIds: [a, b] }] })
    expect(await households()).toHaveLength(2)
  })

  it('take guests of this wedding only', async () => {
    const [foreign] = await fill(1)
    const other = `/api/weddings/${await cast.lucia.createWedding('Otra')}`
    const groups = [{ householdId: randomUUID(), guestIds: [foreign] }]
    expect((await cast.lucia.post(`${other}/households/groups`, { groups })).body).toEqual({ grouped: 0 })
    expect((await cast.lucia.patch(`${other}/guests`, { guestIds: [foreign], rsvp: true })).body).toEqual({
      changed: 0,
    })
    expect((await cast.lucia.post(`${other}/guests/removal`, { guestIds: [foreign] })).body).toEqual({
      removed: 0,
      lineId: null,
    })
    expect(await guests()).toMatchObject([{ id: foreign, rsvp: null }])
  })
})

describe('the other members', () => {
  it('are notified once, however many guests were changed', async () => {
    await join(cast.lucia, weddingId, cast.martin)
    const ids = await fill(40)
    await cast.lucia.patch(`${at}/guests`, { guestIds: ids, rsvp: true })
    await cast.lucia.patch(`${at}/guests`, { guestIds: ids, rsvp: true })
    await cast.lucia.post(`${at}/guests/removal`, { guestIds: ids })
    const { rows } = await app.db.execute(sql`
      select action, data from notifications where wedding_id = ${weddingId} and action like 'guests.%'
      order by created_at, id`)
    expect(rows).toEqual([
      { action: 'guests.answered', data: { changed: 40, rsvp: true } },
      { action: 'guests.removed', data: { removed: 40 } },
    ])
  })
})
