import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Guest } from '#contract/guests.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import { addGuest } from '#server/areas/guests/add-guest.commands.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import { resultOf } from '#server/core/notified.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'

const MAX = 130
const { app, cast } = useCast({ limits: { ...LIMITS, wedding: { ...LIMITS.wedding, guests: MAX } } })

let weddings: string[]

beforeEach(async () => {
  weddings = [
    cast.weddingId,
    await cast.lucia.createWedding(),
    await cast.elena.createWedding(),
    await cast.noelia.createWedding(),
  ]
})

/** Adds a guest as the procedure does; those that are asked for in one turn of the event loop are added together. */
async function add(
  person: Pick<Person, 'userId' | 'name' | 'role'>,
  weddingId: string,
  guest: { fullName: string; id?: string },
): Promise<Guest | null> {
  const { userId, name: fullName, role } = person
  const by = {
    weddingId: mintMemberWeddingId(weddingId, 'guests', 'edit'),
    actor: { userId, fullName, role, email: '', signedInAt: new Date(), lacksSecondStep: false },
    memberRole: role,
    action: 'guests.add',
  }
  return resultOf(await addGuest(app.platform, by, { email: null, rsvp: null, notes: null, ...guest }))
}

const addToEach = () =>
  weddings.map((weddingId, at) => add(cast.lucia, weddingId, { fullName: `Persona ${at}` }))

const kept = async (weddingId: string) => {
  const { rows } = await app.db.execute<{ version: number; length: number; rows: number; lines: number }>(sql`
    select coalesce(sum(version), 0)::int as version, coalesce(sum(row_count), 0)::int as length,
      (select count(*)::int from guests g where g.wedding_id = ${weddingId}) as rows,
      (select count(*)::int from activity_lines l where l.wedding_id = ${weddingId} and l.action = 'guests.add') as lines
    from wedding_versions where wedding_id = ${weddingId} and area = 'guests'`)
  return rows[0]!
}

/** The transactions that wrote the guests of these weddings. */
const transactions = async (weddingIds: string[]) => {
  const { rows } = await app.db.execute<{ xmin: string }>(sql`
    select distinct xmin::text from guests where wedding_id = any(${sql.param(weddingIds)}::uuid[])`)
  return rows.length
}

describe('guests that are added to several weddings at once', () => {
  it('are one transaction, in which each wedding has its version, its length and its line', async () => {
    const fresh = weddings.slice(1)
    const before = await Promise.all(fresh.map(kept))
    const guests = await Promise.all(
      fresh.map((weddingId, at) => add(cast.lucia, weddingId, { fullName: `Persona ${at}` })),
    )
    expect(guests.map((guest) => guest?.fullName)).toEqual(['Persona 0', 'Persona 1', 'Persona 2'])
    expect(await transactions(fresh)).toBe(1)
    for (const [at, weddingId] of fresh.entries()) {
      const { version } = before[at]!
      expect(await kept(weddingId)).toEqual({ version: version + 1, length: 1, rows: 1, lines: 1 })
      const { rows } = await app.db.execute<{ label: string }>(sql`
        select c.label from activity_lines l join activity_changes c on (c.wedding_id, c.line_id) = (l.wedding_id, l.id)
        where l.wedding_id = ${weddingId} and l.action = 'guests.add' and l.actor_id = ${cast.lucia.userId}`)
      expect(rows).toEqual([{ label: `Persona ${at}` }])
    }
  })

  it('answer as a guest that is added alone', async () => {
    const [together] = await Promise.all(addToEach())
    const { body } = await cast.lucia.get(`/api/weddings/${cast.weddingId}/guests`)
    expect(body).toContainEqual(together)
  })

  it('notify the other members of their own wedding alone', async () => {
    const unread = async () => (await cast.martin.get('/api/notifications')).body as { items?: unknown[] }
    const before = JSON.stringify(await unread())
    await Promise.all([
      add(cast.lucia, cast.weddingId, { fullName: 'Ane Lasa' }),
      add(cast.noelia, weddings[3]!, { fullName: 'Iker Ruiz' }),
    ])
    const after = JSON.stringify(await unread())
    expect(after).not.toBe(before)
    expect(after).toContain('Ane Lasa')
    expect(after).not.toContain('Iker Ruiz')
  })

  it('have a line each in one wedding, and are undone apart', async () => {
    const [, weddingId] = weddings
    const names = ['Ane', 'Teo', 'Leo', 'Eva']
    await Promise.all(names.map((fullName) => add(cast.lucia, weddingId!, { fullName })))
    expect(await kept(weddingId!)).toMatchObject({ length: 4, rows: 4, lines: 4 })
    const { body } = await cast.lucia.get(`/api/weddings/${weddingId}/activity`)
    const line = (body as { lines: { id: string }[] }).lines[0]!
    expect((await cast.lucia.post(`/api/weddings/${weddingId}/activity/${line.id}/undo`, {})).status).toBe(
      200,
    )
    expect(await kept(weddingId!)).toMatchObject({ length: 3, rows: 3 })
  })

  it('do not wait for a wedding that another transaction holds', async () => {
    const [, held, ...free] = weddings
    let first: Promise<Guest | null> | undefined
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`select from weddings where id = ${held} for update`)
      first = add(cast.lucia, held!, { fullName: 'Ane' })
      await Promise.all(free.map((weddingId) => add(cast.lucia, weddingId, { fullName: 'Teo' })))
      expect((await kept(held!)).rows).toBe(0)
    })
    expect((await first)?.fullName).toBe('Ane')
    expect(await kept(held!)).toMatchObject({ length: 1, rows: 1, lines: 1 })
  })

  it('do not fail with one that the database refuses', async () => {
    const [, refused, ...others] = weddings
    const answers = await Promise.allSettled([
      add(cast.lucia, refused!, { fullName: 'Ane\u0000' }),
      ...others.map((weddingId) => add(cast.lucia, weddingId, { fullName: 'Teo' })),
    ])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
    for (const weddingId of others) expect(await kept(weddingId)).toMatchObject({ rows: 1, lines: 1 })
  })

  it('leave a full list and a guest who is there already as they are', async () => {
    const [, full, known, other] = weddings
    const names = Array.from({ length: MAX }, (_, row) => ({ fullName: `Persona ${row}` }))
    await cast.lucia.post(`/api/weddings/${full}/guests/import`, { mode: 'append', guests: names })
    const id = uuidv7()
    await add(cast.elena, known!, { id, fullName: 'Ane' })
    const before = await kept(known!)
    const answers = await Promise.all([
      add(cast.lucia, full!, { fullName: 'Teo' }),
      add(cast.elena, known!, { id, fullName: 'Otra' }),
      add(cast.noelia, other!, { fullName: 'Leo' }),
    ])
    expect(answers.map((guest) => guest?.fullName)).toEqual([undefined, 'Ane', 'Leo'])
    expect(await kept(known!)).toEqual(before)
    expect(await kept(full!)).toMatchObject({ length: MAX, rows: MAX })
  })
})
