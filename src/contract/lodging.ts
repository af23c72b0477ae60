import * as z from 'zod'
import { BLOCKS_MAX, HOTELS_MAX, LODGED_AT_ONCE_MAX } from '#domain/lodging/lodging.ts'
import { full, id, instant, memberRoute, weddingPath } from './base.ts'
import {
  askedHouseholds,
  blockFields,
  hotel,
  hotelFields,
  lodgingPerson,
  lodgingWish,
  roomBlock,
  shownStay,
  stayFields,
} from './lodging-rows.ts'
import { GUEST_NOT_FOUND } from './shared-errors.ts'

const hotelPath = weddingPath.extend({ hotelId: id })
const blockPath = weddingPath.extend({ blockId: id })

const HOTEL_NOT_FOUND = { status: 404, message: 'There is no such hotel in this wedding' } as const
const ROOM_BLOCK_NOT_FOUND = { status: 404, message: 'There are no such rooms in this wedding' } as const

const route = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, summary: string) =>
  ({ method, path: `/weddings/{weddingId}/lodging${path}`, tags: ['lodging'], summary }) as const

/** The line of activity that brings back what was removed. */
const removed = z.object({ lineId: id })

export const lodgingContract = {
  /** The hotels and the rooms in them, in the order in which they were added. */
  hotels: memberRoute('transport', 'view')
    .route(route('GET', '/hotels', 'The hotels and their rooms'))
    .input(weddingPath)
    .output(z.object({ hotels: z.array(hotel), blocks: z.array(roomBlock) })),

  /** The guests who may come, and where each sleeps: their answers are in it, so that it has no version. */
  people: memberRoute('transport', 'view')
    .route(route('GET', '/people', 'Who comes, and where they sleep'))
    .input(weddingPath)
    .output(z.array(lodgingPerson)),

  /** The families that are asked where they sleep on their page, and what each has said there. */
  wishes: memberRoute('transport', 'view')
    .route(route('GET', '/wishes', 'What families say of their nights'))
    .input(weddingPath)
    .output(z.array(lodgingWish)),

  /**
   * Puts the question where they sleep on the pages of families, or takes it off; what they have said stays. Answers
   * those of whom it was new, and leaves out families that are not there.
   */
  ask: memberRoute('transport', 'edit')
    .route(route('POST', '/questions', 'Ask families where they sleep'))
    .input(weddingPath.extend({ householdIds: askedHouseholds, isAsked: z.boolean().default(true) }))
    .output(z.object({ householdIds: z.array(id) })),

  /** Adds a hotel. A repeated `id` answers with the hotel that exists. */
  addHotel: memberRoute('transport', 'edit')
    .route({ ...route('POST', '/hotels', 'Add a hotel'), successStatus: 201 })
    .input(
      weddingPath.extend({
        id: id.optional(),
        kind: hotelFields.kind.default('hotel'),
        name: hotelFields.name,
        way: hotelFields.way.default(null),
        phone: hotelFields.phone.default(null),
        url: hotelFields.url.default(null),
        mapUrl: hotelFields.mapUrl.default(null),
        code: hotelFields.code.default(null),
        notes: hotelFields.notes.default(null),
        createdAt: instant.optional(),
      }),
    )
    .output(hotel)
    .errors({ TOO_MANY_HOTELS: full(`A wedding has at most ${HOTELS_MAX} hotels`) }),

  /** Changes the given fields only. */
  updateHotel: memberRoute('transport', 'edit')
    .route(route('PATCH', '/hotels/{hotelId}', 'Change a hotel'))
    .input(hotelPath.extend(z.object(hotelFields).partial().shape))
    .output(hotel)
    .errors({ HOTEL_NOT_FOUND }),

  /** Removes a hotel and its rooms; who had one of them wants a room again. */
  removeHotel: memberRoute('transport', 'edit')
    .route(route('DELETE', '/hotels/{hotelId}', 'Remove a hotel'))
    .input(hotelPath)
    .output(removed)
    .errors({ HOTEL_NOT_FOUND }),

  /** Adds rooms of one type to a hotel. A repeated `id` answers with those that exist. */
  addBlock: memberRoute('transport', 'edit')
    .route({ ...route('POST', '/blocks', 'Add rooms to a hotel'), successStatus: 201 })
    .input(
      weddingPath.extend({
        id: id.optional(),
        hotelId: id,
        name: blockFields.name,
        rooms: blockFields.rooms,
        beds: blockFields.beds.default(null),
        priceCents: blockFields.priceCents.default(null),
        nights: blockFields.nights.default(null),
        isHeld: blockFields.isHeld.default(true),
        heldUntil: blockFields.heldUntil.default(null),
        createdAt: instant.optional(),
      }),
    )
    .output(roomBlock)
    .errors({
      HOTEL_NOT_FOUND,
      TOO_MANY_ROOM_BLOCKS: full(`A hotel has at most ${BLOCKS_MAX} types of room`),
    }),

  /** Changes the given fields only. A block of fewer rooms keeps its people, and has too many then. */
  updateBlock: memberRoute('transport', 'edit')
    .route(route('PATCH', '/blocks/{blockId}', 'Change rooms of a hotel'))
    .input(blockPath.extend(z.object(blockFields).partial().shape))
    .output(roomBlock)
    .errors({ ROOM_BLOCK_NOT_FOUND }),

  /** Removes rooms; who had one of them wants a room again. */
  removeBlock: memberRoute('transport', 'edit')
    .route(route('DELETE', '/blocks/{blockId}', 'Remove rooms of a hotel'))
    .input(blockPath)
    .output(removed)
    .errors({ ROOM_BLOCK_NOT_FOUND }),

  /**
   * Says where people sleep, all of them or none: in a room of a block, in the next free one with `inNewRoom`, waiting
   * for one without a number, or nowhere. `from` is what was shown of each: `LODGED_MEANWHILE` when another member has
   * said something else since then.
   */
  lodge: memberRoute('transport', 'edit')
    .route(route('PUT', '/stays', 'Say where guests sleep'))
    .input(
      weddingPath.extend({
        guests: z
          .array(z.object({ guestId: id, from: shownStay.optional() }))
          .min(1)
          .max(LODGED_AT_ONCE_MAX),
        need: stayFields.need,
        blockId: stayFields.blockId.default(null),
        room: stayFields.room.default(null),
        inNewRoom: z.boolean().default(false),
        nights: stayFields.nights.default(null),
      }),
    )
    .output(z.array(lodgingPerson))
    .errors({
      GUEST_NOT_FOUND,
      ROOM_BLOCK_NOT_FOUND,
      LODGER_NOT_COMING: { status: 409, message: 'This guest does not come' },
      NO_ROOM_LEFT: full('Each room of the block is taken'),
      LODGED_MEANWHILE: { status: 409, message: 'Another member has said where this guest sleeps' },
    }),
}
