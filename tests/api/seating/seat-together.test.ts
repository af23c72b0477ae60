import { beforeEach, describe, expect, it } from 'vitest'
import { useCast } from '../../support/cast.ts'

const { cast } = useCast()

let wedding: string
let ana: string
let luis: string
let one: string
let two: string

beforeEach(async () => {
  const weddingId = await cast.lucia.createWedding()
  wedding = `/api/weddings/${weddingId}`
  const coming = async (name: string) => {
    const id = await cast.lucia.addGuest(weddingId, name)
    await cast.lucia.patch(`${wedding}/guests/${id}`, { rsvp: true })
    return id
  }
  const table = async () => (await cast.lucia.post(`${wedding}/seating/tables`, { seats: 1 })).body.id
  ;[ana, luis, one, two] = [await coming('Ana Gil'), await coming('Luis Mas'), await table(), await table()]
})

type Move = { guestId: string; from: string | null; tableId: string | null }

const seatTogether = (...moves: Move[]) => cast.lucia.post(`${wedding}/seating/plan`, { moves })
const seats = async () =>
  (await cast.lucia.get(`${wedding}/seating/people`)).body.map(({ tableId }: Move) => tableId)

describe('many who are seated in one act', () => {
  beforeEach(async () => {
    await seatTogether(
      { guestId: ana, from: null, tableId: one },
      { guestId: luis, from: null, tableId: two },
    )
  })

  it('takes the last move of a guest who is named twice', async () => {
    const moves = [
      { guestId: ana, from: one, tableId: null },
      { guestId: luis, from: two, tableId: one },
      { guestId: ana, from: null, tableId: two },
    ]
    const { status, body } = await seatTogether(...moves)
    expect([status, body]).toEqual([200, { moved: 2 }])
    expect(await seats()).toEqual([two, one])
  })

  it('may change places at full tables, and one undoing takes all of it back', async () => {
    await seatTogether({ guestId: ana, from: one, tableId: two }, { guestId: luis, from: two, tableId: one })
    expect(await seats()).toEqual([two, one])
    const [line] = (await cast.lucia.get(`${wedding}/activity`)).body.lines
    expect((await cast.lucia.post(`${wedding}/activity/${line.id}/undo`, {})).status).toBe(200)
    expect(await seats()).toEqual([one, two])
  })

  it('may be sent twice, as when the first answer was lost', async () => {
    const moves: [Move, Move] = [
      { guestId: ana, from: one, tableId: two },
      { guestId: luis, from: two, tableId: one },
    ]
    await seatTogether(...moves)
    expect((await seatTogether(...moves)).status).toBe(200)
    expect(await seats()).toEqual([two, one])
  })

  it.each([
    ['a table gets too full', () => ({ guestId: ana, from: one, tableId: two }), 'TABLE_FULL'],
    ['another has moved one of them', () => ({ guestId: ana, from: two, tableId: null }), 'SEATED_MEANWHILE'],
  ])('are none of them seated when %s', async (_, move, code) => {
    const answer = await seatTogether({ guestId: luis, from: two, tableId: two }, move())
    expect(answer.body).toMatchObject({ code })
    expect(await seats()).toEqual([one, two])
  })
})

describe('a whole large wedding', () => {
  const GUESTS = 1000

  it('is seated in one act, and one undoing takes all of it back', async () => {
    const guests = Array.from({ length: GUESTS }, (_, at) => ({ fullName: `Persona ${at}`, rsvp: true }))
    await cast.lucia.post(`${wedding}/guests/import`, { mode: 'append', guests })
    const people: { guestId: string; name: string }[] = (
      await cast.lucia.get(`${wedding}/seating/people`)
    ).body.filter(({ name }: { name: string }) => name.startsWith('Persona'))
    const tables: string[] = []
    for (let at = 0; at < Math.ceil(GUESTS / 30); at += 1)
      tables.push((await cast.lucia.post(`${wedding}/seating/tables`, { seats: 30 })).body.id)
    const moves = people.map(({ guestId }, at) => ({
      guestId,
      from: null,
      tableId: tables[Math.floor(at / 30)]!,
    }))
    const { status, body } = await seatTogether(...moves)
    expect([status, body]).toEqual([200, { moved: GUESTS }])
    expect((await seats()).filter((tableId: string | null) => tableId !== null)).toHaveLength(GUESTS)
    const [line] = (await cast.lucia.get(`${wedding}/activity`)).body.lines
    expect((await cast.lucia.post(`${wedding}/activity/${line.id}/undo`, {})).status).toBe(200)
    expect((await seats()).filter((tableId: string | null) => tableId !== null)).toEqual([])
  })
})
