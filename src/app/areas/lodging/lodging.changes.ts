import { formatEuros } from '#domain/budget/money.ts'
import type { Hotel, Nights, RoomBlock } from '#domain/lodging/lodging.ts'
import { client } from '../../sync/api.ts'
import { createEditableList } from '../../sync/list-changes/editable-list.ts'
import { patchPart, readHotels, refreshLodging } from './lodging.queries.ts'
import './lodging.sentences.ts'
import { nightsInWords } from './lodging-words.ts'

export type HotelField = Exclude<keyof Hotel, 'id' | 'createdAt'>
export type BlockField = Exclude<keyof RoomBlock, 'id' | 'hotelId' | 'createdAt'>

const about = (what: string) => ({
  act: ({ name }: { name: string }) => `cambiar ${what} de ${name}`,
  about: ({ name }: { name: string }) => `${what} de ${name}`,
})

/** The person's own changes to the hotels of a wedding, there at once and then sent. */
export const hotelChanges = createEditableList<Hotel, string, HotelField>({
  area: 'hotel',
  read: async (weddingId) => (await readHotels(weddingId)).hotels,
  patch: (weddingId, patch) => patchPart(weddingId, 'hotels', patch),
  refresh: refreshLodging,
  requests: {
    add: (weddingId, hotel, options) => client.lodging.addHotel({ weddingId, ...hotel }, options),
    edit: (weddingId, { item, field, value }, options) =>
      client.lodging.updateHotel({ weddingId, hotelId: item.id, [field]: value }, options),
    remove: (weddingId, { id }, options) => client.lodging.removeHotel({ weddingId, hotelId: id }, options),
  },
  notFound: 'HOTEL_NOT_FOUND',
  failedAdditions: 'undone',
  refusals: { TOO_MANY_HOTELS: 'undone' },
  words: {
    where: 'el alojamiento',
    name: ({ name }) => name,
    subject: (name) => name,
    object: (name) => name,
    removed: (name) => `eliminado ${name}`,
    fields: {
      kind: {
        ...about('el tipo'),
        reads: (kind: Hotel['kind']) => (kind === 'own' ? 'casa o finca' : 'hotel'),
      },
      name: about('el nombre'),
      way: about('cómo se llega'),
      phone: about('el teléfono'),
      url: about('el enlace'),
      mapUrl: about('el mapa'),
      code: about('el código'),
      notes: about('las notas'),
    },
  },
})

/** The person's own changes to the rooms of the hotels. */
export const blockChanges = createEditableList<RoomBlock, string, BlockField>({
  area: 'room-block',
  follows: ['hotel'],
  read: async (weddingId) => (await readHotels(weddingId)).blocks,
  patch: (weddingId, patch) => patchPart(weddingId, 'blocks', patch),
  refresh: refreshLodging,
  requests: {
    add: (weddingId, block, options) => client.lodging.addBlock({ weddingId, ...block }, options),
    edit: (weddingId, { item, field, value }, options) =>
      client.lodging.updateBlock({ weddingId, blockId: item.id, [field]: value }, options),
    remove: (weddingId, { id }, options) => client.lodging.removeBlock({ weddingId, blockId: id }, options),
  },
  notFound: 'ROOM_BLOCK_NOT_FOUND',
  failedAdditions: 'undone',
  refusals: { TOO_MANY_ROOM_BLOCKS: 'undone', HOTEL_NOT_FOUND: 'undone' },
  words: {
    where: 'las habitaciones',
    name: ({ name }) => name,
    subject: (name) => `«${name}»`,
    object: (name) => `«${name}»`,
    removed: (name) => `eliminado «${name}»`,
    fields: {
      name: about('el nombre'),
      rooms: about('las habitaciones'),
      beds: about('las personas'),
      priceCents: {
        ...about('el precio'),
        reads: (cents: number | null) => (cents === null ? 'sin precio' : formatEuros(cents)),
      },
      nights: {
        ...about('las noches'),
        reads: (nights: Nights | null) => (nights ? nightsInWords(nights) : 'sin fechas'),
      },
      isHeld: {
        ...about('si están apartadas'),
        reads: (isHeld: boolean) => (isHeld ? 'apartadas' : 'sin apartar'),
      },
      heldUntil: about('hasta cuándo están apartadas'),
    },
  },
})
