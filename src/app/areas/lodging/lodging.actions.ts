import { v7 as uuidv7 } from 'uuid'
import type { Hotel, RoomBlock } from '#domain/lodging/lodging.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { api, client } from '../../sync/api.ts'
import type { Edit, Item } from '../../sync/list-changes/change.ts'
import { queryClient } from '../../sync/query-client.ts'
import { type BlockField, blockChanges, type HotelField, hotelChanges } from './lodging.changes.ts'
import { refreshLodging } from './lodging.queries.ts'

const newItem = () => ({ id: uuidv7(), createdAt: new Date().toISOString() })

/** The edits of an item whose fields are others than before. */
const editsOf = <I extends Item>(item: I, fields: Partial<I>) =>
  (Object.keys(fields) as (keyof I & string)[])
    .filter((field) => JSON.stringify(item[field]) !== JSON.stringify(fields[field]))
    .map((field) => ({ kind: 'edit', item, field, value: fields[field] }) as Edit<I>)

/** Adds a hotel, or changes what is different. Answers its id. */
export function saveHotel(weddingId: string, hotel: Hotel | null, fields: Pick<Hotel, HotelField>): string {
  if (hotel) {
    for (const edit of editsOf(hotel, fields)) hotelChanges.submit(weddingId, edit)
    return hotel.id
  }
  const item = { ...newItem(), ...fields }
  hotelChanges.submit(weddingId, { kind: 'add', item, isReturning: false })
  return item.id
}

/** Adds rooms to a hotel, or changes what is different. */
export function saveBlock(
  weddingId: string,
  hotelId: string,
  block: RoomBlock | null,
  fields: Pick<RoomBlock, BlockField>,
): void {
  if (block) for (const edit of editsOf(block, fields)) blockChanges.submit(weddingId, edit)
  else {
    const item = { ...newItem(), hotelId, ...fields }
    blockChanges.submit(weddingId, { kind: 'add', item, isReturning: false })
  }
}

/** Removes a hotel with its rooms and offers the way back for all of it. Rejects when nothing was removed. */
export async function removeHotel(weddingId: string, { id, name }: Hotel): Promise<void> {
  const { lineId } = await client.lodging.removeHotel({ weddingId, hotelId: id })
  await offerWayBack(weddingId, lineId, name)
}

/** The same of rooms of one type. */
export async function removeBlock(weddingId: string, { id, name }: RoomBlock): Promise<void> {
  const { lineId } = await client.lodging.removeBlock({ weddingId, blockId: id })
  await offerWayBack(weddingId, lineId, `«${name}»`)
}

async function offerWayBack(weddingId: string, lineId: string, name: string) {
  await refreshLodging(weddingId)
  showToast(`Has eliminado ${name}.`, {
    action: { label: 'Deshacer', onAction: () => void bringBack(weddingId, lineId, name) },
  })
}

async function bringBack(weddingId: string, lineId: string, name: string) {
  try {
    await client.activity.undo({ weddingId, lineId })
    showToast(`${name} vuelve a estar, con quien dormía allí.`, { tone: 'undone' })
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
  }
  await Promise.all([
    refreshLodging(weddingId),
    queryClient.invalidateQueries({ queryKey: api.activity.key() }),
  ])
}
