import { BLOCKS_MAX, HOTELS_MAX } from '#domain/lodging/lodging.ts'
import { announceRows } from '#server/core/procedures/announce.ts'
import { weddingMember } from '#server/core/procedures/procedures.ts'
import { askFamilies } from './ask-families.commands.ts'
import { addHotel, removeHotel, updateHotel } from './hotels.commands.ts'
import { lodge } from './lodge.commands.ts'
import { listBlocks, listHotels, listLodgingPeople } from './lodging.queries.ts'
import { addBlock, removeBlock, updateBlock } from './room-blocks.commands.ts'
import { listWishes } from './wishes.queries.ts'

const viewer = weddingMember('transport', 'view')
const editor = weddingMember('transport', 'edit')

export const lodgingRouter = {
  hotels: viewer.lodging.hotels.handler(async ({ context: { platform, weddingId } }) => ({
    hotels: await listHotels(platform.db, weddingId),
    blocks: await listBlocks(platform.db, weddingId),
  })),

  people: viewer.lodging.people.handler(({ context }) =>
    listLodgingPeople(context.platform.db, context.weddingId),
  ),

  wishes: viewer.lodging.wishes.handler(({ context }) => listWishes(context.platform.db, context.weddingId)),

  ask: editor.lodging.ask.handler(async ({ context, input }) => ({
    householdIds: await askFamilies(context.platform, context, input),
  })),

  addHotel: editor.lodging.addHotel.handler(async ({ context, input, errors }) => {
    const { weddingId: _, ...added } = input
    const hotel = await addHotel(context.platform, context, added)
    if (hotel === 'full') throw errors.TOO_MANY_HOTELS({ data: { max: HOTELS_MAX } })
    return hotel
  }),

  updateHotel: editor.lodging.updateHotel.handler(async ({ context, input, errors }) => {
    const { weddingId: _, hotelId, ...changes } = input
    const changed = await updateHotel(context.platform, context, hotelId, changes)
    if (!changed) throw errors.HOTEL_NOT_FOUND()
    tellOfTasks(context, changed)
    return changed.hotel
  }),

  removeHotel: editor.lodging.removeHotel.handler(async ({ context, input, errors }) => {
    const removed = await removeHotel(context.platform.db, context, input.hotelId)
    if (!removed) throw errors.HOTEL_NOT_FOUND()
    tellOfTasks(context, removed)
    return { lineId: removed.lineId }
  }),

  addBlock: editor.lodging.addBlock.handler(async ({ context, input, errors }) => {
    const { weddingId: _, ...added } = input
    const outcome = await addBlock(context.platform, context, added)
    if (outcome === 'noHotel') throw errors.HOTEL_NOT_FOUND()
    if (outcome === 'full') throw errors.TOO_MANY_ROOM_BLOCKS({ data: { max: BLOCKS_MAX } })
    tellOfTasks(context, outcome)
    return outcome.block
  }),

  updateBlock: editor.lodging.updateBlock.handler(async ({ context, input, errors }) => {
    const { weddingId: _, blockId, ...changes } = input
    const changed = await updateBlock(context.platform, context, blockId, changes)
    if (!changed) throw errors.ROOM_BLOCK_NOT_FOUND()
    tellOfTasks(context, changed)
    return changed.block
  }),

  removeBlock: editor.lodging.removeBlock.handler(async ({ context, input, errors }) => {
    const removed = await removeBlock(context.platform.db, context, input.blockId)
    if (!removed) throw errors.ROOM_BLOCK_NOT_FOUND()
    tellOfTasks(context, removed)
    return { lineId: removed.lineId }
  }),

  lodge: editor.lodging.lodge.handler(async ({ context, input, errors }) => {
    const { weddingId: _, ...asked } = input
    const outcome = await lodge(context.platform.db, context, asked)
    if (outcome === 'noGuest') throw errors.GUEST_NOT_FOUND()
    if (outcome === 'noBlock') throw errors.ROOM_BLOCK_NOT_FOUND()
    if (outcome === 'notComing') throw errors.LODGER_NOT_COMING()
    if (outcome === 'elsewhere') throw errors.LODGED_MEANWHILE()
    if ('full' in outcome) throw errors.NO_ROOM_LEFT({ data: { max: outcome.full } })
    return outcome
  }),
}

/** Open lists of tasks are read again when the task about giving rooms back has come, gone or moved. */
function tellOfTasks(
  context: Parameters<typeof announceRows>[0] & Parameters<typeof announceRows>[1],
  { isTaskChanged }: { isTaskChanged: boolean },
): void {
  if (isTaskChanged) announceRows(context, { ...context, section: 'tasks' }, 'tasks')
}
