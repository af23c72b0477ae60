import { beforeAll, describe, expect, it } from 'vitest'
import { useCast } from '../../support/cast.ts'
import { ImportSession, warmReader } from '../../support/outside/import-files.ts'
import { FAMILIES, FOLDERS, type InventedWedding, invent } from '../../support/outside/product-folders.ts'

const { app, cast } = useCast()

/** Dropping, looking and bringing in are three; each answer is one more. */
const ACTS_MAX = 8

/** Columns that have no place here, which the report tells. */
const COLUMNS_OUT: Readonly<Record<string, string[]>> = {
  'Bodas.net': [
    'La columna «Menú» no tiene sitio aquí',
    'La columna «Presupuesto estimado» no tiene sitio aquí',
  ],
  Zola: ['La columna «Estimated» no tiene sitio aquí'],
}

beforeAll(() => warmReader(app))

describe.each(Object.entries(FOLDERS))('a wedding that leaves %s', (product, folder) => {
  it('moves in whole, with a few acts and no wrong guess', async () => {
    const wedding = invent(product.length)
    const weddingId = await cast.lucia.createWedding('Lucía & Martín', '2027-06-26')
    const session = new ImportSession(cast.lucia, weddingId, app)
    const files = await folder(wedding)
    const begun = performance.now()
    const view = await session.drop(files)
    const read = performance.now()
    expect(view.files.filter(({ state }) => state !== 'read')).toEqual([])
    const done = await session.apply()
    const took = { read: read - begun, broughtIn: performance.now() - read }
    // For who measures: the seconds of each product.
    console.info(
      `${product}: ${files.length} files, read ${seconds(took.read)}, in ${seconds(took.broughtIn)}`,
    )
    expect(done.state).toBe('done')
    const acts = 3 + view.questions.filter(({ isAnswered }) => !isAnswered).length
    expect(acts).toBeLessThanOrEqual(ACTS_MAX)
    // For who measures: the acts and the seconds of each product.
    console.info(
      `${product}: ${files.length} files, ${acts} acts, read in ${seconds(took.read)}, brought in within ${seconds(took.broughtIn)}`,
    )
    expect.soft(done.outcome!.leftOut.map(({ title }) => title)).toEqual(COLUMNS_OUT[product] ?? [])
    const list = async (path: string) => (await cast.lucia.get(`/api/weddings/${weddingId}/${path}`)).body
    expect.soft(sortedGuests(await list('guests'))).toEqual(expectedGuests(wedding))
    expect.soft((await list('households')).households).toHaveLength(FAMILIES)
    expect.soft(sortedVendors(await list('vendors'))).toEqual(expectedVendors(wedding))
    expect.soft(sortedTasks(await list('tasks'))).toEqual(expectedTasks(wedding))
    expect(
      (await list('inspiration/folders')).map(({ name, imageCount }: Row) => [name, imageCount]),
    ).toEqual([['Flores', 3]])
    expect(
      (await list('agenda/items')).map(({ title, time }: Moment) => `${time.startsAt} ${title}`),
    ).toEqual(wedding.moments.map(({ hour, minute, title }) => `${hour * 60 + minute} ${title}`))
    expect
      .soft(seatsOf(await list('seating/people'), await list('seating/tables')))
      .toEqual(expectedSeats(wedding))
  })
})

type Row = Record<string, unknown>
type Moment = { title: string; time: { startsAt: number } }
type Seated = { name: string; tableId: string | null; comes: boolean }

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

const sortedGuests = (guests: readonly Row[]) =>
  guests.map(({ fullName, rsvp }) => `${fullName} ${rsvp}`).toSorted()
const expectedGuests = ({ people }: InventedWedding) =>
  people.map(({ name, comes }) => `${name.join(' ')} ${comes}`).toSorted()

const sortedVendors = (vendors: readonly Row[]) =>
  vendors.map(({ name, cost }) => `${name} ${cost}`).toSorted()
const expectedVendors = ({ vendors }: InventedWedding) =>
  vendors.map(({ name, euros }) => `${name} ${euros}`).toSorted()

const sortedTasks = (tasks: readonly Row[]) =>
  tasks.map(({ title, due, mark }) => JSON.stringify([title, (due as { on: string }).on, mark])).toSorted()
const expectedTasks = ({ tasks }: InventedWedding) =>
  tasks
    .map(({ title, due, isDone }) =>
      JSON.stringify([
        title,
        due.map((part) => String(part).padStart(2, '0')).join('-'),
        isDone ? 'done' : null,
      ]),
    )
    .toSorted()

/** The guests who come, each with the number of their table. */
function seatsOf(people: readonly Seated[], tables: readonly { id: string; number: number }[]) {
  const numbers = new Map(tables.map(({ id, number }) => [id, number]))
  return people
    .filter(({ comes }) => comes)
    .map(({ name, tableId }) => `${name} ${numbers.get(tableId ?? '')}`)
    .toSorted()
}
const expectedSeats = ({ people }: InventedWedding) =>
  people.flatMap(({ name, comes, table }) => (comes ? [`${name.join(' ')} ${table}`] : [])).toSorted()
