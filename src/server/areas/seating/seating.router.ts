import { TABLES_MAX } from '#domain/seating/seating.ts'
import { versionedList } from '#server/core/http/reply.ts'
import { weddingMember } from '#server/core/procedures/procedures.ts'
import { groundsRouter } from './room-grounds.router.ts'
import { seatGuest } from './seat-guest.commands.ts'
import { seatTogether } from './seat-together.commands.ts'
import { listEvents, listPeople, listTablesJson } from './seating.queries.ts'
import { seatingDraftRouter } from './seating-draft.router.ts'
import { releaseRouter, roomsRouter, shapesRouter } from './seating-room.router.ts'
import { seatingRulesRouter } from './seating-rules.router.ts'
import { addTable, removeTable, updateTable } from './seating-tables.commands.ts'

const viewer = weddingMember('seating', 'view')
const editor = weddingMember('seating', 'edit')

export const seatingRouter = {
  draft: seatingDraftRouter,
  release: releaseRouter,
  rooms: roomsRouter,
  grounds: groundsRouter,
  shapes: shapesRouter,

  events: viewer.seating.events.handler(({ context }) => listEvents(context.platform.db, context.weddingId)),

  tables: viewer.seating.tables.handler((asked) =>
    versionedList(asked, ({ db, weddingId }) => listTablesJson(db, weddingId)),
  ),

  people: viewer.seating.people.handler(({ context }) => listPeople(context.platform.db, context.weddingId)),

  addTable: editor.seating.addTable.handler(async ({ context, input, errors }) => {
    const { weddingId: _, ...added } = input
    const table = await addTable(context.platform, context, added)
    if (table === 'noEvent') throw errors.EVENT_NOT_FOUND()
    if (table === 'full') throw errors.TOO_MANY_SEATING_TABLES({ data: { max: TABLES_MAX } })
    return table
  }),

  updateTable: editor.seating.updateTable.handler(async ({ context, input, errors }) => {
    const { weddingId: _, tableId, ...changes } = input
    const table = await updateTable(context.platform.db, context, tableId, changes)
    if (!table) throw errors.TABLE_NOT_FOUND()
    return table
  }),

  removeTable: editor.seating.removeTable.handler(async ({ context, input, errors }) => {
    if (!(await removeTable(context.platform.db, context, input.tableId))) throw errors.TABLE_NOT_FOUND()
    return { removed: true } as const
  }),

  ...seatingRulesRouter,

  seat: editor.seating.seat.handler(async ({ context, input, errors }) => {
    const outcome = await seatGuest(context.platform.db, context, input)
    if (outcome === 'noGuest') throw errors.GUEST_NOT_FOUND()
    if (outcome === 'noTable') throw errors.TABLE_NOT_FOUND()
    if (outcome === 'notComing') throw errors.GUEST_NOT_COMING()
    if (outcome === 'elsewhere') throw errors.SEATED_MEANWHILE()
    if ('full' in outcome) throw errors.TABLE_FULL({ data: { max: outcome.full } })
    return outcome
  }),

  seatTogether: editor.seating.seatTogether.handler(async ({ context, input, errors }) => {
    const outcome = await seatTogether(context.platform.db, context, input.eventId, input.moves)
    if (outcome === 'noGuest') throw errors.GUEST_NOT_FOUND()
    if (outcome === 'noTable') throw errors.TABLE_NOT_FOUND()
    if (outcome === 'notComing') throw errors.GUEST_NOT_COMING()
    if (outcome === 'elsewhere') throw errors.SEATED_MEANWHILE()
    if ('full' in outcome) throw errors.TABLE_FULL({ data: { max: outcome.full } })
    return outcome
  }),
}
