import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { useCast } from '../../support/cast.ts'
import { whileRemoved } from '../../support/database/while-removed.ts'

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

const removal = () => sql`delete from guests where id = ${guestId}`

describe('a guest who is removed at the moment of getting a seat', () => {
  const gone = { status: 404, body: { code: 'GUEST_NOT_FOUND' } }

  it('is not found', async () => {
    const seat = () => cast.lucia.call('PUT', `${wedding}/seating/people/${guestId}`, { tableId })
    expect(await whileRemoved(app, removal(), seat)).toMatchObject(gone)
  })

  it('is not found among many', async () => {
    expect(
      await whileRemoved(app, removal(), () =>
        cast.lucia.post(`${wedding}/seating/plan`, { moves: moves() }),
      ),
    ).toMatchObject(gone)
  })
})
