import * as z from 'zod'
import { GUEST_AGES, INVITATION_LANGUAGES } from '#domain/households/households.ts'
import {
  SEATED_AT_ONCE_MAX,
  SEATED_BODY_MAX_BYTES,
  TABLE_NAME_MAX,
  TABLE_NUMBER_MAX,
  TABLE_SEATS_MAX,
  TABLE_SHAPES,
  TABLES_MAX,
} from '#domain/seating/seating.ts'
import { full, id, instant, memberRoute, optionalTextField, weddingPath } from './base.ts'
import { weddingEvent } from './household-rows.ts'
import { draftContract } from './seating-draft.ts'
import { SEAT_ERRORS, TABLE_NOT_FOUND } from './seating-errors.ts'
import { groundsContract } from './seating-ground.ts'
import { releaseContract, roomPoint, roomsContract, rotation, shapesContract } from './seating-room.ts'
import { seatingRulesContract } from './seating-rules.ts'
import { EVENT_NOT_FOUND } from './wedding-events.ts'

/** The event of a wedding that is meant; `null` for the wedding itself. */
const eventId = id.nullable()

const shape = z.enum(TABLE_SHAPES)

/** An event beside the wedding itself, which has a room of its own. */
export const seatingEvent = weddingEvent.pick({ id: true, name: true, date: true })

/** A table of the room of an event. */
export const seatingTable = z.object({
  id,
  eventId,
  number: z.int32(),
  name: z.string().nullable(),
  shape,
  seats: z.int32(),
  /** The middle of the table; `null` until it is placed. */
  position: roomPoint.nullable(),
  rotation: z.int32(),
  /** A proposal leaves its people where they are. */
  isLocked: z.boolean(),
  /** Its chairs are numbered: the couple says who sits beside whom. */
  isOrdered: z.boolean(),
  /** Its people climb stairs to get there. */
  hasStairs: z.boolean(),
  createdAt: instant,
})

/** A guest at an event to which they come, or at which they have a seat. */
export const seatingPerson = z.object({
  id: z.string(),
  guestId: id,
  eventId,
  name: z.string(),
  age: z.enum(GUEST_AGES),
  side: z.string().nullable(),
  householdId: id.nullable(),
  householdName: z.string().nullable(),
  /** Of the invitation of their family. */
  language: z.enum(INVITATION_LANGUAGES),
  needsHighChair: z.boolean(),
  /** False for who had a seat and does not come any more: the seat is free. */
  comes: z.boolean(),
  tableId: id.nullable(),
  /** A proposal leaves them at their table. */
  isLocked: z.boolean(),
  /** The chair at the table, from 1, clockwise; null while they have no certain one. */
  chair: z.int32().nullable(),
  createdAt: instant,
})

const name = optionalTextField(TABLE_NAME_MAX)
const number = z.int().min(1).max(TABLE_NUMBER_MAX)
const seats = z.int().min(1).max(TABLE_SEATS_MAX)

const chair = z.int32().min(1).max(TABLE_SEATS_MAX)

const route = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, summary: string) =>
  ({ method, path: `/weddings/{weddingId}/seating${path}`, tags: ['seating'], summary }) as const

const tablePath = weddingPath.extend({ tableId: id })

export const seatingContract = {
  draft: draftContract,
  release: releaseContract,
  rooms: roomsContract,
  grounds: groundsContract,
  shapes: shapesContract,

  /** The events beside the wedding itself, which have rooms of their own, in their order. */
  events: memberRoute('seating', 'view')
    .route(route('GET', '/events', 'The events that have tables of their own'))
    .input(weddingPath)
    .output(z.array(seatingEvent)),

  /** All tables of all events. Carries a weak ETag; an unchanged list answers 304. */
  tables: memberRoute('seating', 'view')
    .meta({ access: 'member', versioned: true })
    .route(route('GET', '/tables', 'The tables of the wedding'))
    .input(weddingPath)
    .output(z.array(seatingTable)),

  /** The people who come to each event, and where they sit: the answers of guests are in it, so that it has no version. */
  people: memberRoute('seating', 'view')
    .route(route('GET', '/people', 'Who comes, and where they sit'))
    .input(weddingPath)
    .output(z.array(seatingPerson)),

  /** Adds a table to the room of an event. A repeated `id` answers with the table that exists. */
  addTable: memberRoute('seating', 'edit')
    .route({ ...route('POST', '/tables', 'Add a table'), successStatus: 201 })
    .input(
      weddingPath.extend({
        id: id.optional(),
        eventId: eventId.default(null),
        /** One more than the highest when it is not given. */
        number: number.optional(),
        name: name.default(null),
        shape: shape.default('round'),
        seats: seats.default(10),
        position: roomPoint.nullable().default(null),
        rotation: rotation.default(0),
        hasStairs: z.boolean().default(false),
        createdAt: instant.optional(),
      }),
    )
    .output(seatingTable)
    .errors({
      TOO_MANY_SEATING_TABLES: full(`An event has at most ${TABLES_MAX} tables`),
      EVENT_NOT_FOUND,
    }),

  /** Changes the given fields only. A table that is made smaller keeps its people, and has too many then. */
  updateTable: memberRoute('seating', 'edit')
    .route(route('PATCH', '/tables/{tableId}', 'Change a table'))
    .input(
      tablePath.extend({
        number: number.optional(),
        name: name.optional(),
        shape: shape.optional(),
        seats: seats.optional(),
        position: roomPoint.nullable().optional(),
        rotation: rotation.optional(),
        isLocked: z.boolean().optional(),
        isOrdered: z.boolean().optional(),
        hasStairs: z.boolean().optional(),
      }),
    )
    .output(seatingTable)
    .errors({ TABLE_NOT_FOUND }),

  /** Removes a table; its people have no seat any more. */
  removeTable: memberRoute('seating', 'edit')
    .route(route('DELETE', '/tables/{tableId}', 'Remove a table'))
    .input(tablePath)
    .output(z.object({ removed: z.literal(true) }))
    .errors({ TABLE_NOT_FOUND }),

  /**
   * Seats a guest at a table, moves them, or with `tableId: null` takes their seat away. `from` says where they sat as
   * the change began: `SEATED_MEANWHILE` when another member has seated them elsewhere since then. `chair` is theirs at an
   * ordered table; when another guest has it, they get the next free one.
   */
  seat: memberRoute('seating', 'edit')
    .route(route('PUT', '/people/{guestId}', 'Seat a guest'))
    .input(
      weddingPath.extend({
        guestId: id,
        eventId: eventId.default(null),
        tableId: id.nullable(),
        chair: chair.optional(),
        from: z.object({ tableId: id.nullable(), chair: chair.nullable().optional() }).optional(),
        /** Stays as it is when it is not given. */
        isLocked: z.boolean().optional(),
      }),
    )
    .output(seatingPerson)
    .errors(SEAT_ERRORS),

  ...seatingRulesContract,

  /**
   * Gives many guests another seat in one act: all of them, or none when one of them cannot. Two who exchange their chairs
   * are two moves at one table; `fromChair` says where each sat as the act began.
   */
  seatTogether: memberRoute('seating', 'edit')
    .meta({ access: 'member', maxBody: SEATED_BODY_MAX_BYTES })
    .route(route('POST', '/plan', 'Seat many guests at once'))
    .input(
      weddingPath.extend({
        eventId: eventId.default(null),
        moves: z
          .array(
            z.object({
              guestId: id,
              from: id.nullable(),
              tableId: id.nullable(),
              chair: chair.nullable().optional(),
              fromChair: chair.nullable().optional(),
            }),
          )
          .min(1)
          .max(SEATED_AT_ONCE_MAX),
      }),
    )
    .output(z.object({ moved: z.int32() }))
    .errors(SEAT_ERRORS),
}
