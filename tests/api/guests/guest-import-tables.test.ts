import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, it } from 'vitest'
import { useCast } from '../../support/cast.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'

const { cast, app } = useCast()
let weddingId: string
let at: string

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding()
  at = `/api/weddings/${weddingId}`
})

type Seat = { guestId: string; from: string | null; tableId: string }
type Table = { id: string; number: number; name: string | null; shape: string; seats: number }

const ana = { id: uuidv7(), fullName: 'Ana Gil', rsvp: true }
const luis = { id: uuidv7(), fullName: 'Luis Mas', rsvp: true }
const newTable = (number: number, seats: number, name: string | null = null): Table => ({
  ...{ id: uuidv7(), number, name, shape: 'round', seats },
})
const seat = ({ id }: { id: string }, table: { id: string }, from: string | null = null): Seat => ({
  ...{ guestId: id, from, tableId: table.id },
})

const bring = (guests: object[], seating?: { tables: Table[]; seats: Seat[] }, by = cast.lucia) =>
  by.post(`${at}/guests/import`, { mode: 'append', guests, seating })
const tables = async () => (await cast.lucia.get(`${at}/seating/tables`)).body as Table[]
async function seated() {
  const { body } = await cast.lucia.get(`${at}/seating/people`)
  return Object.fromEntries(
    body.map(({ name, tableId }: { name: string; tableId: string }) => [name, tableId]),
  )
}

it('a list makes tables and seats its people, and one undoing takes all of it back', async () => {
  const four = newTable(4, 8, 'Los primos')
  const { body } = await bring([ana, luis], { tables: [four], seats: [seat(ana, four), seat(luis, four)] })
  expect(body).toMatchObject({ imported: 2, tables: 1, seated: 2 })
  expect(await tables()).toMatchObject([
    { id: four.id, number: 4, name: 'Los primos', seats: 8, eventId: null },
  ])
  expect(await seated()).toEqual({ 'Ana Gil': four.id, 'Luis Mas': four.id })
  const undone = await cast.lucia.post(`${at}/activity/${body.lineId}/undo`, {})
  expect(undone.body.conflicts).toEqual([])
  expect([await tables(), (await cast.lucia.get(`${at}/guests`)).body]).toEqual([[], []])
})

it('a list of guests who are there all seats them, and may be sent twice', async () => {
  await bring([ana])
  const one = newTable(1, 8)
  const seating = { tables: [one], seats: [seat(ana, one)] }
  expect((await bring([], seating)).body).toMatchObject({ imported: 0, tables: 1, seated: 1 })
  expect((await bring([], seating)).body).toMatchObject({ imported: 0, tables: 0, seated: 1 })
  expect(await tables()).toHaveLength(1)
})

it('who does not come, or sits elsewhere meanwhile, or finds the table full stays as they are', async () => {
  const [one, two] = [newTable(1, 1), newTable(2, 8)]
  const eva = { id: uuidv7(), fullName: 'Eva Soto', rsvp: null }
  await bring([ana], { tables: [one], seats: [seat(ana, one)] })
  const { body } = await bring([luis, eva], {
    tables: [two],
    seats: [seat(luis, one), seat(eva, two), seat(ana, two)],
  })
  expect(body).toMatchObject({ imported: 2, tables: 0, seated: 0 })
  expect(await seated()).toEqual({ 'Ana Gil': one.id, 'Luis Mas': null })
  expect(await tables()).toHaveLength(1)
})

it('two who change places at full tables both move', async () => {
  const [one, two] = [newTable(1, 1), newTable(2, 1)]
  await bring([ana, luis], { tables: [one, two], seats: [seat(ana, one), seat(luis, two)] })
  await bring([], { tables: [], seats: [seat(ana, two, one.id), seat(luis, one, two.id)] })
  expect(await seated()).toEqual({ 'Ana Gil': two.id, 'Luis Mas': one.id })
})

it('never makes more tables than an event may have', async () => {
  const many = Array.from({ length: 200 }, (_, index) => newTable(index + 1, 8))
  const first = many[0]!
  await bring([ana], { tables: [first], seats: [seat(ana, first)] })
  const people = many.map((_, index) => ({ id: uuidv7(), fullName: `Persona ${index}`, rsvp: true }))
  const others = many.map((table, index) => (index === 0 ? newTable(300, 8) : table))
  const { body } = await bring(people, {
    tables: others,
    seats: people.map((person, index) => seat(person, others[index]!)),
  })
  expect([body.tables, body.seated, (await tables()).length]).toEqual([199, 199, 200])
  expect((await bring([], { tables: [...many, newTable(400, 8)], seats: [seat(luis, first)] })).status).toBe(
    400,
  )
})

it('a table of another wedding or another event is no table of the list', async () => {
  await bring([ana])
  const { body: event } = await cast.lucia.post(`${at}/events`, { name: 'Preboda', date: '2027-04-09' })
  const theirs = (await cast.noelia.post(`/api/weddings/${cast.otherWeddingId}/seating/tables`, { seats: 8 }))
    .body
  const other = (await cast.lucia.post(`${at}/seating/tables`, { seats: 8, eventId: event.id })).body
  for (const table of [theirs, other])
    expect((await bring([], { tables: [], seats: [seat(ana, table)] })).body).toMatchObject({ seated: 0 })
})

it('who may not change the tables brings the guests alone', async () => {
  const aunt = await joinedAs(app, cast.lucia, weddingId, 'family')
  await setLevels(cast.lucia, weddingId, aunt, { guests: 'edit', seating: 'view' })
  const one = newTable(1, 8)
  const { body } = await bring([ana], { tables: [one], seats: [seat(ana, one)] }, aunt)
  expect(body).toMatchObject({ imported: 1, tables: 0, seated: 0 })
  expect(await tables()).toEqual([])
})
