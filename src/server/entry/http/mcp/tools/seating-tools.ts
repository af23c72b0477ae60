import * as z from 'zod'
import { id } from '#contract/base.ts'
import { contract } from '#contract/index.ts'
import { seatingTable } from '#contract/seating.ts'
import { counted, pageInput, pageOf, pageOutput } from '../pages.ts'
import { readTool } from '../tool.ts'
import { ofWedding } from './wedding-tools.ts'

const eventInput = { eventId: id.optional().describe('Otro evento con mesas propias; si falta, la boda') }

const person = z.object({ guestId: id, name: z.string(), comes: z.boolean() })

const tableRow = seatingTable
  .pick({ number: true, name: true, seats: true, shape: true })
  .extend({ tableId: id, free: z.int(), people: z.array(person) })

export const listTables = readTool({
  name: 'list_tables',
  title: 'Mesas',
  description:
    'Las mesas con sus asientos, los que quedan libres y quién está en cada una. Quien ya no viene sigue en su mesa con `comes: false` y su asiento está libre.',
  input: z.object({ ...ofWedding, ...pageInput, ...eventInput }),
  output: z.object({
    ...pageOutput(tableRow),
    events: z.array(z.object({ eventId: id, name: z.string() })),
  }),
  async run({ call }, { weddingId, eventId = null, ...page }) {
    const [tables, people, events] = await Promise.all([
      call(contract.seating.tables, { weddingId }),
      call(contract.seating.people, { weddingId }),
      call(contract.seating.events, { weddingId }),
    ])
    const rows = tables
      .filter((table) => table.eventId === eventId)
      .toSorted((a, b) => a.number - b.number)
      .map(({ id: tableId, number, name, seats, shape }) => {
        const seated = people.filter((one) => one.eventId === eventId && one.tableId === tableId)
        const free = seats - seated.filter(({ comes }) => comes).length
        const named = seated.map(({ guestId, name: of, comes }) => ({ guestId, name: of, comes }))
        return { tableId, number, name, seats, shape, free, people: named }
      })
    const others = events.map((one) => ({ eventId: one.id, name: one.name }))
    return {
      text: `${counted(rows.length, 'mesa', 'mesas')}.`,
      data: { ...pageOf(rows, page), events: others },
    }
  },
})

export const listUnseated = readTool({
  name: 'list_unseated_guests',
  title: 'Quién no tiene mesa',
  description: 'Quienes vienen y todavía no tienen mesa, con su familia.',
  input: z.object({ ...ofWedding, ...pageInput, ...eventInput }),
  output: z.object(pageOutput(z.object({ guestId: id, name: z.string(), family: z.string().nullable() }))),
  async run({ call }, { weddingId, eventId = null, ...page }) {
    const people = await call(contract.seating.people, { weddingId })
    const rows = people
      .filter((one) => one.eventId === eventId && one.comes && one.tableId === null)
      .map(({ guestId, name, householdName }) => ({ guestId, name, family: householdName }))
    return { text: `${counted(rows.length, 'persona', 'personas')} sin mesa.`, data: pageOf(rows, page) }
  },
})
