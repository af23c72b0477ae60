import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { useCast } from '../../support/cast.ts'

const { app, cast } = useCast()

let wedding: string
let guestId: string
let tableId: string

beforeEach(async () => {
  const weddingId = await cast.lucia.createWedding()
  wedding = `/api/weddings/${weddingId}`
  guestId = await cast.lucia.addGuest(weddingId, 'Ana Gil')
  await cast.lucia.patch(`${wedding}/guests/${guestId}`, { rsvp: true })
  tableId = (await cast.lucia.post(`${wedding}/seating/tables`, { seats: 4 })).body.id
})

const moves = () => [{ guestId, from: null, tableId }]

/** The request comes while the removal of the guest is not committed yet, and is answered once it is. */
async function whileRemoved<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const removed = await app.db.transaction(async (tx) => {
    await tx.execute(sql`delete from guests where id = ${guestId}`)
    const answer = ask()
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
  return removed.answer
}

describe('a guest who is removed at the moment of getting a seat', () => {
  const gone = { status: 404, body: { code: 'GUEST_NOT_FOUND' } }

  it('is not found', async () => {
    const seat = () => cast.lucia.call('PUT', `${wedding}/seating/people/${guestId}`, { tableId })
    expect(await whileRemoved(seat)).toMatchObject(gone)
  })

  it('is not found among many', async () => {
    expect(
      await whileRemoved(() => cast.lucia.post(`${wedding}/seating/plan`, { moves: moves() })),
    ).toMatchObject(gone)
  })
})
