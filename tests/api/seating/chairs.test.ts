import { beforeEach, describe, expect, it } from 'vitest'
import { useCast } from '../../support/cast.ts'
import { joinedAs } from '../../support/journeys/members.ts'

const { app, cast } = useCast()

type Person = { guestId: string; tableId: string | null; chair: number | null; name: string }
type Move = {
  guestId: string
  from: string | null
  tableId: string | null
  chair?: number | null
  fromChair?: number | null
}

let weddingId: string
let wedding: string
let table: string

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding()
  wedding = `/api/weddings/${weddingId}`
  table = await addTable()
})

const addTable = async (over: object = {}): Promise<string> => {
  const { id } = (await cast.lucia.post(`${wedding}/seating/tables`, { seats: 4 })).body
  await change(id, { isOrdered: true, ...over })
  return id
}
const change = (id: string, over: object) => cast.lucia.patch(`${wedding}/seating/tables/${id}`, over)

async function coming(fullName: string): Promise<string> {
  const id = await cast.lucia.addGuest(weddingId, fullName)
  await cast.lucia.patch(`${wedding}/guests/${id}`, { rsvp: true })
  return id
}

/** One after another, as the order of the list is that in which they came into it. */
async function allComing(names: readonly string[]): Promise<string[]> {
  const ids: string[] = []
  for (const name of names) ids.push(await coming(name))
  return ids
}

const seat = (guestId: string, over: object = {}, person = cast.lucia) =>
  person.call('PUT', `${wedding}/seating/people/${guestId}`, { tableId: table, ...over })
const seatTogether = (...moves: Move[]) => cast.lucia.post(`${wedding}/seating/plan`, { moves })

/** The names by their chairs: 'Ana 1, Luis 3'. */
async function chairs(): Promise<string> {
  const people: Person[] = (await cast.lucia.get(`${wedding}/seating/people`)).body
  return people
    .filter(({ tableId }) => tableId !== null)
    .toSorted((one, other) => (one.chair ?? 99) - (other.chair ?? 99))
    .map(({ name, chair }) => `${name} ${chair ?? '-'}`)
    .join(', ')
}

async function undoLast() {
  const [line] = (await cast.lucia.get(`${wedding}/activity`)).body.lines
  expect((await cast.lucia.post(`${wedding}/activity/${line.id}/undo`, {})).status).toBe(200)
}

describe('a chair at an ordered table', () => {
  it('is the next free one, the one that is asked for, or the next one after it', async () => {
    const guests = await allComing(['Ana', 'Luis', 'Eva'])
    await seat(guests[0]!)
    await seat(guests[1]!, { chair: 3 })
    await seat(guests[2]!, { chair: 3 })
    expect(await chairs()).toBe('Ana 1, Luis 3, Eva 4')
  })

  it('stays empty where somebody leaves, and is theirs again by undoing', async () => {
    const guests = await allComing(['Ana', 'Luis'])
    for (const guest of guests) await seat(guest)
    await seat(guests[0]!, { tableId: null })
    expect(await chairs()).toBe('Luis 2')
    await undoLast()
    expect(await chairs()).toBe('Ana 1, Luis 2')
  })

  it('is another one by undoing when it was given away since then', async () => {
    const guests = await allComing(['Ana', 'Luis'])
    await seat(guests[0]!, { chair: 2 })
    await seat(guests[0]!, { tableId: null })
    const [line] = (await cast.lucia.get(`${wedding}/activity`)).body.lines
    await seat(guests[1]!, { chair: 2 })
    await cast.lucia.post(`${wedding}/activity/${line.id}/undo`, {})
    expect(await chairs()).toBe('Luis 2, Ana -')
    await seat(await coming('Eva'))
    expect(await chairs()).toBe('Ana 1, Luis 2, Eva 3')
  })

  it('is left when the guest goes to another table, and taken again by undoing', async () => {
    const other = await addTable()
    const ana = await coming('Ana')
    await seat(ana, { chair: 3 })
    await seat(ana, { tableId: other })
    expect(await chairs()).toBe('Ana 1')
    await undoLast()
    expect(await chairs()).toBe('Ana 3')
  })

  it('is beside the family', async () => {
    const guestIds = await allComing(['Ana', 'Luis'])
    await cast.lucia.post(`${wedding}/households`, { guestIds })
    await seat(guestIds[0]!, { chair: 3 })
    await seat(await coming('Eva'))
    await seat(guestIds[1]!)
    expect(await chairs()).toBe('Eva 1, Ana 3, Luis 4')
  })

  it('of who does not come any more is free for another', async () => {
    const ana = await coming('Ana')
    await seat(ana, { chair: 2 })
    await cast.lucia.patch(`${wedding}/guests/${ana}`, { rsvp: false })
    await seat(await coming('Luis'), { chair: 2 })
    await cast.lucia.patch(`${wedding}/guests/${ana}`, { rsvp: true })
    expect(await chairs()).toBe('Luis 2, Ana -')
  })
})

describe('two people who exchange their chairs', () => {
  let ana: string
  let luis: string

  beforeEach(async () => {
    ;[ana, luis] = [await coming('Ana'), await coming('Luis')]
    for (const guest of [ana, luis]) await seat(guest)
  })

  const exchange = () =>
    seatTogether(
      { guestId: ana, from: table, tableId: table, fromChair: 1, chair: 2 },
      { guestId: luis, from: table, tableId: table, fromChair: 2, chair: 1 },
    )

  it('do it as one act, which may be sent twice and is undone', async () => {
    expect((await exchange()).status).toBe(200)
    expect(await chairs()).toBe('Luis 1, Ana 2')
    expect((await exchange()).status).toBe(200)
    expect(await chairs()).toBe('Luis 1, Ana 2')
    await undoLast()
    expect(await chairs()).toBe('Ana 1, Luis 2')
  })

  it('stay where they are when another member has moved one of them since', async () => {
    await seat(luis, { chair: 4 })
    expect((await exchange()).body).toMatchObject({ code: 'SEATED_MEANWHILE' })
    expect(await chairs()).toBe('Ana 1, Luis 4')
    const late = await seat(luis, { chair: 3, from: { tableId: table, chair: 2 } })
    expect(late.body).toMatchObject({ code: 'SEATED_MEANWHILE' })
  })
})

describe('an act whose answer was lost and that is sent again', () => {
  let ana: string
  let luis: string
  let eva: string

  beforeEach(async () => {
    ;[ana, luis, eva] = (await allComing(['Ana', 'Luis', 'Eva'])) as [string, string, string]
    for (const guest of [ana, luis]) await seat(guest)
  })

  const lines = async () => (await cast.lucia.get(`${wedding}/activity`)).body.lines.length

  async function expectSameTwice(act: () => ReturnType<typeof seat>, shown: string) {
    const first = await act()
    expect([first.status, await chairs()]).toEqual([200, shown])
    const before = await lines()
    const second = await act()
    expect([second.status, second.body, await chairs()]).toEqual([200, first.body, shown])
    expect(await lines()).toBe(before)
  }

  it('is answered as made where the chair was taken and the next one was given', async () => {
    const move = { guestId: ana, from: table, tableId: table, fromChair: 1, chair: 2 }
    await expectSameTwice(() => seatTogether(move), 'Luis 2, Ana 3')
    await seat(ana, { chair: 1 })
    const from = { tableId: table, chair: 1 }
    await expectSameTwice(() => seat(ana, { chair: 2, from }), 'Luis 2, Ana 3')
  })

  it('is answered as made where people came from another table', async () => {
    const other = await addTable()
    await seat(eva, { tableId: other, chair: 4 })
    const move = { guestId: eva, from: other, tableId: table, fromChair: 4, chair: 1 }
    await expectSameTwice(() => seatTogether(move), 'Ana 1, Luis 2, Eva 3')
  })

  it('is answered as made where a guest was named twice', async () => {
    const moves = [
      { guestId: ana, from: table, tableId: null },
      { guestId: eva, from: null, tableId: table, chair: 1 },
      { guestId: ana, from: null, tableId: table },
    ]
    await expectSameTwice(() => seatTogether(...moves), 'Eva 1, Luis 2, Ana 3')
  })

  it('is answered as made where the table is too small meanwhile, or the guest does not come any more', async () => {
    const move = { guestId: eva, from: null, tableId: table }
    await seatTogether(move)
    await change(table, { seats: 2 })
    expect((await seatTogether(move)).status).toBe(200)
    await cast.lucia.patch(`${wedding}/guests/${eva}`, { rsvp: false })
    expect((await seatTogether(move)).status).toBe(200)
  })

  it('is refused where another member has given the guest another chair since', async () => {
    const move = { guestId: ana, from: table, tableId: table, fromChair: 1, chair: 2 }
    await seatTogether(move)
    await seat(ana, { chair: 4 })
    expect((await seatTogether(move)).body).toMatchObject({ code: 'SEATED_MEANWHILE' })
    expect(await chairs()).toBe('Luis 2, Ana 4')
  })
})

describe('a table that is smaller than its people', () => {
  it('lets them exchange their chairs', async () => {
    const guests = await allComing(['Ana', 'Luis', 'Eva'])
    for (const guest of guests) await seat(guest)
    await change(table, { seats: 2 })
    const [ana, luis] = guests as [string, string]
    const { status } = await seatTogether(
      { guestId: ana, from: table, tableId: table, fromChair: 1, chair: 2 },
      { guestId: luis, from: table, tableId: table, fromChair: 2, chair: 1 },
    )
    expect(status).toBe(200)
    await change(table, { seats: 4 })
    expect(await chairs()).toBe('Luis 1, Ana 2, Eva 3')
  })
})

describe('an order of chairs', () => {
  it('begins as the list was, and is the same when it is switched off and on again', async () => {
    await change(table, { isOrdered: false })
    const guests = await allComing(['Ana', 'Luis', 'Eva'])
    for (const guest of guests) await seat(guest)
    expect(await chairs()).toBe('Ana -, Luis -, Eva -')
    await change(table, { isOrdered: true })
    expect(await chairs()).toBe('Ana 1, Luis 2, Eva 3')
    await seat(guests[0]!, { chair: 4 })
    await change(table, { isOrdered: false })
    await change(table, { isOrdered: true })
    expect(await chairs()).toBe('Luis 2, Eva 3, Ana 4')
  })

  it('of a smaller table is that of before when it is as large again', async () => {
    const guests = await allComing(['Ana', 'Luis'])
    await seat(guests[0]!)
    await seat(guests[1]!, { chair: 4 })
    await change(table, { seats: 2 })
    await change(table, { seats: 4 })
    expect(await chairs()).toBe('Ana 1, Luis 4')
  })

  it('that two change at once loses nobody: one of the two on a chair has the next', async () => {
    const martin = await joinedAs(app, cast.lucia, weddingId, 'couple')
    const guests = await allComing(['Ana', 'Luis'])
    const answers = await Promise.all([
      seat(guests[0]!, { chair: 2, from: { tableId: null } }),
      seat(guests[1]!, { chair: 2, from: { tableId: null } }, martin),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.map(({ body }) => body.chair).toSorted()).toEqual([2, 3])
  })
})
