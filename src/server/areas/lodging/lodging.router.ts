import { BLOCKS_MAX, HOTELS_MAX } from '#domain/lodging/lodging.ts'
import { weddingMember } from '#server/core/procedures/procedures.ts'
import { addHotel, removeHotel, updateHotel } from './hotels.commands.ts'
import { lodge } from './lodge.commands.ts'
import { listBlocks, listHotels, listLodgingPeople } from './lodging.queries.ts'
import { addBlock, removeBlock, updateBlock } from './room-blocks.commands.ts'

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

  addHotel: editor.lodging.addHotel.handler(async ({ context, input, errors }) => {
    const { weddingId: _, ...added } = input
    const hotel = await addHotel(context.platform, context, added)
    if (hotel === 'full') throw errors.TOO_MANY_HOTELS({ data: { max: HOTELS_MAX } })
    return hotel
  }),

  updateHotel: editor.lodging.updateHotel.handler(async ({ context, input, errors }) => {
    const { weddingId: _, hotelId, ...changes } = input
    const hotel = await updateHotel(context.platform.db, context, hotelId, changes)
    if (!hotel) throw errors.HOTEL_NOT_FOUND()
    return hotel
  }),

  removeHotel: editor.lodging.removeHotel.handler(async ({ context, input, errors }) => {
    const lineId = await removeHotel(context.platform.db, context, input.hotelId)
    if (!lineId) throw errors.HOTEL_NOT_FOUND()
    return { lineId }
  }),

  addBlock: editor.lodging.addBlock.handler(async ({ context, input, errors }) => {
    const { weddingId: _, ...added } = input
    const block = await addBlock(context.platform, context, added)
    if (block === 'noHotel') throw errors.HOTEL_NOT_FOUND()
    if (block === 'full') throw errors.TOO_MANY_ROOM_BLOCKS({ data: { max: BLOCKS_MAX } })
    return block
  }),

  updateBlock: editor.lodging.updateBlock.handler(async ({ context, input, errors }) => {
    const { weddingId: _, blockId, ...changes } = input
    const block = await updateBlock(context.platform.db, context, blockId, changes)
    if (!block) throw errors.ROOM_BLOCK_NOT_FOUND()
    return block
  }),

  removeBlock: editor.lodging.removeBlock.handler(async ({ context, input, errors }) => {
    const lineId = await removeBlock(context.platform.db, context, input.blockId)
    if (!lineId) throw errors.ROOM_BLOCK_NOT_FOUND()
    return { lineId }
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
