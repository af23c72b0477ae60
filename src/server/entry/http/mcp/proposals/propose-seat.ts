import { id } from '#contract/base.ts'
import { contract } from '#contract/index.ts'
import { proposing, refusedProposal } from './propose.ts'

type Seat = {
  weddingId: string
  eventId: string | null
  guestId: string
  from: string | null
  tableId: string | null
  isDraft: boolean
}

type Table = { number: number; name: string | null }

const called = (table: Table | undefined) =>
  table ? `la mesa ${table.number}${table.name ? ` («${table.name}»)` : ''}` : 'ninguna mesa'

/** Another seat of a guest; planners prepare it in the draft of the plan. A guest who was seated meanwhile stays. */
export const proposeSeat = proposing({
  name: 'propose_seat',
  title: 'Proponer una mesa para alguien',
  description:
    'Propone sentar a un invitado en una mesa, o quitarlo de la suya con `tableId: null`. Si la persona es planner de la boda, queda en el borrador de las mesas.',
  section: 'seating',
  input: {
    guestId: id,
    tableId: id.nullable().describe('De `list_tables`; null: sin mesa'),
    eventId: id.optional(),
  },
  async prepare({ call }, { weddingId, guestId, tableId, eventId = null }, { seesDrafts }) {
    const [tables, people, drafts] = await Promise.all([
      call(contract.seating.tables, { weddingId }),
      call(contract.seating.people, { weddingId }),
      call(contract.seating.draft.list, { weddingId }),
    ])
    const isOne = (one: { guestId: string; eventId: string | null }) =>
      one.guestId === guestId.toLowerCase() && one.eventId === eventId
    const person = people.find(isOne)
    if (!person) throw refusedProposal('GUEST_NOT_COMING')
    const wanted = tables.find((one) => one.id === tableId?.toLowerCase() && one.eventId === eventId)
    if (tableId !== null && !wanted) throw refusedProposal('TABLE_NOT_FOUND')
    const prepared = seesDrafts ? drafts.find(isOne) : undefined
    const from = prepared ? prepared.to : person.tableId
    if (from === (wanted?.id ?? null)) throw refusedProposal('NOTHING_TO_CHANGE')
    const claim: Seat = {
      weddingId,
      eventId,
      guestId: person.guestId,
      from,
      tableId: wanted?.id ?? null,
      isDraft: seesDrafts,
    }
    const before = tables.find((one) => one.id === from)
    return {
      claim,
      preview: `${person.name} pasa de ${called(before)} a ${called(wanted)}.`,
      isDraft: seesDrafts,
    }
  },
  async carryOut({ call }, { weddingId, eventId, guestId, from, tableId, isDraft }: Seat) {
    const moves = { weddingId, eventId, moves: [{ guestId, from, tableId }] }
    await (isDraft ? call(contract.seating.draft.prepare, moves) : call(contract.seating.seatTogether, moves))
  },
})
