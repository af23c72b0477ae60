import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, it } from 'vitest'
import type { Guest, GuestSummary } from '#contract/guests.ts'
import type { GuestDetails, Household } from '#contract/household-rows.ts'
import { useCast } from '../../support/cast.ts'

const { cast } = useCast()
let at: string

beforeEach(async () => {
  at = `/api/weddings/${await cast.lucia.createWedding()}`
})

type Row = Record<string, unknown> & { fullName: string }

const bring = (guests: Row[], mode = 'append', version?: number) =>
  cast.lucia.post(`${at}/guests/import`, { mode, guests, version })
const stored = async () =>
  (await cast.lucia.get(`${at}/households`)).body as {
    households: Household[]
    guests: GuestDetails[]
  }
/** The people of each household by its name. */
async function families() {
  const guests = (await cast.lucia.get(`${at}/guests`)).body as Guest[]
  const { households, guests: details } = await stored()
  const householdOf = new Map(details.map(({ guestId, householdId }) => [guestId, householdId]))
  return households.map(({ id, name }) => [
    name,
    guests.filter((guest) => householdOf.get(guest.id) === id).map(({ fullName }) => fullName),
  ])
}

it('guests of one household are grouped in a new one with its name, and the others stand alone', async () => {
  const { body } = await bring([
    { fullName: 'Carmen Aguirre', household: 'Aguirre Soto' },
    { fullName: 'Teo Lasa' },
    { fullName: 'Noa Aguirre', household: ' aguirre  soto' },
  ])
  expect(body).toMatchObject({ imported: 3, removed: 0, households: 1, withoutRoom: 0 })
  expect(await families()).toEqual([['Aguirre Soto', ['Carmen Aguirre', 'Noa Aguirre']]])
})

it('a household of the wedding is found by what it is called, also by the surnames of its people', async () => {
  const ids = [uuidv7(), uuidv7()]
  await bring([
    { id: ids[0], fullName: 'Carmen Aguirre Soto' },
    { id: ids[1], fullName: 'Noa Aguirre Soto' },
  ])
  await cast.lucia.post(`${at}/households`, { guestIds: ids })
  await bring([{ fullName: 'Íñigo Aguirre', household: 'Aguirre Soto' }])
  expect(await families()).toEqual([
    ['Aguirre Soto', ['Carmen Aguirre Soto', 'Noa Aguirre Soto', 'Íñigo Aguirre']],
  ])
})

it('an overwriting import keeps the households that its rows name, with their links', async () => {
  await bring([
    { fullName: 'Carmen', household: 'Aguirre' },
    { fullName: 'Teo', household: 'Lasa' },
  ])
  const [carmen] = (await cast.lucia.get(`${at}/guests`)).body as Guest[]
  const [invited] = (await cast.lucia.post(`${at}/households/invitations`, { guestIds: [carmen!.id] })).body
  const { version } = (await cast.lucia.get(`${at}/guests/summary`)).body as GuestSummary
  const { body } = await bring(
    [
      { fullName: 'Carmen Aguirre', household: 'Aguirre' },
      { fullName: 'Noa', household: 'Aguirre' },
    ],
    'overwrite',
    version,
  )
  expect(body).toMatchObject({ imported: 2, removed: 2, households: 1 })
  expect(await families()).toEqual([['Aguirre', ['Carmen Aguirre', 'Noa']]])
  expect((await stored()).households[0]).toMatchObject({ id: invited.id, path: invited.path })
})

it('age, side, phone and language are stored, the language with the household', async () => {
  await bring([
    { fullName: 'Noa', household: 'Aguirre', age: 'child', ageYears: 4, side: 'Martín', language: 'eu' },
    { fullName: 'Teo', phone: '600 00 14 22', language: 'ca' },
  ])
  const { households, guests } = await stored()
  expect(guests).toMatchObject([
    { age: 'child', ageYears: 4, side: 'Martín' },
    { age: 'adult', phone: '600 00 14 22' },
  ])
  expect(guests.map(({ householdId }) => households.find(({ id }) => id === householdId)?.language)).toEqual([
    'eu',
    'ca',
  ])
})

it('past thirty people of one household the others stand alone, and are counted', async () => {
  const rows = Array.from({ length: 32 }, (_, row) => ({ fullName: `Invitada ${row}`, household: 'Amigas' }))
  expect((await bring(rows)).body).toMatchObject({ imported: 32, households: 1, withoutRoom: 2 })
  expect((await families())[0]![1]).toHaveLength(30)
})

it('repeated with the same ids changes nothing', async () => {
  const rows = [{ id: uuidv7(), fullName: 'Ana', household: 'Ferrer' }]
  await bring(rows)
  const before = await stored()
  expect((await bring(rows)).body).toMatchObject({ imported: 1 })
  expect(await stored()).toEqual(before)
})

it('the list of households is another one after each import, which may end or make a family', async () => {
  const etag = async () => (await cast.lucia.get(`${at}/households`)).headers.get('etag')
  const first = await etag()
  expect(await etag()).toBe(first)
  await bring([{ fullName: 'Ana' }])
  const second = await etag()
  expect(second).not.toBe(first)
  await bring([{ fullName: 'Luis', household: 'Ferrer' }])
  expect(await etag()).not.toBe(second)
})
