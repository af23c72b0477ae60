import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '#domain/operation/limits.ts'
import { useCast } from '../../support/cast.ts'

const MAX = 130
const { app, cast } = useCast({ limits: { ...LIMITS, wedding: { ...LIMITS.wedding, guests: MAX } } })

let weddingId: string
let path: string

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding()
  path = `/api/weddings/${weddingId}`
})

const names = (count: number) => Array.from({ length: count }, (_, row) => ({ fullName: `Persona ${row}` }))
const bring = (count: number, mode = 'append') =>
  cast.lucia.post(`${path}/guests/import`, { mode, guests: names(count) })
const ids = async () =>
  ((await cast.lucia.get(`${path}/guests`)).body as { id: string }[]).map(({ id }) => id)

/** The length that is kept with the versions of the list, and the number of its rows. */
async function lengths() {
  const { rows } = await app.db.execute<{ kept: number; rows: number }>(sql`
    select
      (select coalesce(sum(row_count), 0)::int from wedding_versions where wedding_id = ${weddingId} and area = 'guests') as kept,
      (select count(*)::int from guests where wedding_id = ${weddingId}) as rows`)
  return rows[0]!
}

describe('the length of a list of guests is kept beside it', () => {
  it('with every way in which guests come and go', async () => {
    await bring(20)
    await cast.lucia.addGuest(weddingId, 'Teo Lasa')
    expect(await lengths()).toEqual({ kept: 21, rows: 21 })
    const [first, ...others] = await ids()
    await cast.lucia.delete(`${path}/guests/${first}`)
    const { body } = await cast.lucia.post(`${path}/guests/removal`, { guestIds: others.slice(0, 10) })
    expect(await lengths()).toEqual({ kept: 10, rows: 10 })
    await cast.lucia.post(`${path}/activity/${body.lineId}/undo`, {})
    expect(await lengths()).toEqual({ kept: 20, rows: 20 })
    await bring(5, 'overwrite')
    expect(await lengths()).toEqual({ kept: 5, rows: 5 })
  })

  it('leaves with its wedding', async () => {
    await bring(3)
    await app.db.execute(sql`delete from weddings where id = ${weddingId}`)
    expect(await lengths()).toEqual({ kept: 0, rows: 0 })
  })

  it('holds the limit among many who add at once', async () => {
    await bring(20)
    const answers = await Promise.all(
      names(MAX).map((guest) => cast.lucia.post(`${path}/guests`, guest).then(({ status }) => status)),
    )
    expect(answers.filter((status) => status === 201)).toHaveLength(MAX - 20)
    expect(await lengths()).toEqual({ kept: MAX, rows: MAX })
  })
})
