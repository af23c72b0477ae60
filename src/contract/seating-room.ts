import * as z from 'zod'
import {
  ROOM_SHAPE_KINDS,
  ROOM_SHAPE_LABEL_MAX,
  ROOM_SHAPE_SIDE_MIN,
  ROOM_SHAPES_MAX,
  ROOM_SIDE_MAX,
  ROOM_SIDE_MIN,
} from '#domain/seating/room.ts'
import { TABLE_RELEASES } from '#domain/seating/table-release.ts'
import { full, id, instant, memberRoute, optionalTextField, weddingPath } from './base.ts'
import { EVENT_NOT_FOUND } from './wedding-events.ts'

const coordinate = z.int32().min(0).max(ROOM_SIDE_MAX)

/** In degrees. */
export const rotation = z.int32().min(0).max(359)

/** A point of a room, in centimetres from its upper left corner. */
export const roomPoint = z.object({ x: coordinate, y: coordinate })

const shapeSide = z.int32().min(ROOM_SHAPE_SIDE_MIN).max(ROOM_SIDE_MAX)

/** A rectangle in a room: its middle and sides in centimetres, and its turn in degrees. */
export const roomBox = roomPoint.extend({ width: shapeSide, depth: shapeSide, rotation })

const roomSide = z.int32().min(ROOM_SIDE_MIN).max(ROOM_SIDE_MAX)

/** The event of a wedding that is meant; `null` for the wedding itself. */
const eventId = id.nullable()

/** The room of an event of which the couple has said how large it is. */
export const seatingRoom = z.object({ id, eventId, width: roomSide, depth: roomSide, createdAt: instant })

/** A wall, the dance floor, a bar, a door in the room of an event. */
export const seatingShape = z.object({
  id,
  eventId,
  kind: z.enum(ROOM_SHAPE_KINDS),
  /** `null` where it is called by what it is. */
  label: z.string().nullable(),
  box: roomBox,
  createdAt: instant,
})

const ROOM_NOT_FOUND = { status: 404, message: 'There is no such room in this wedding' } as const
const ROOM_TAKEN = { status: 409, message: 'This room has tables or shapes already' } as const
const SHAPE_NOT_FOUND = { status: 404, message: 'There is no such shape in this wedding' } as const

const label = optionalTextField(ROOM_SHAPE_LABEL_MAX)

const route = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, summary: string) =>
  ({ method, path: `/weddings/{weddingId}/seating${path}`, tags: ['seating'], summary }) as const

const removed = z.object({ removed: z.literal(true) })
const added = { id: id.optional(), createdAt: instant.optional() }

const shown = z.enum(TABLE_RELEASES)

/** When each family sees its table at its own link: at the wedding, and at the events where it is otherwise. */
const releases = z.object({ shown, events: z.array(z.object({ eventId: id, shown })) })

export const releaseContract = {
  get: memberRoute('seating', 'view')
    .route(route('GET', '/release', 'When each family sees its table'))
    .input(weddingPath)
    .output(releases),

  /** Shows each family the tables of its people who come: not at all, on the day of each event, or from now on. */
  set: memberRoute('seating', 'edit')
    .route(route('PATCH', '/release', 'Say when each family sees its table'))
    .input(weddingPath.extend({ shown }))
    .output(releases),

  /** The same for one event; with `null` it is as at the wedding again. */
  setEvent: memberRoute('seating', 'edit')
    .route(route('PATCH', '/release/{eventId}', 'Say when each family sees its table at an event'))
    .input(weddingPath.extend({ eventId: id, shown: shown.nullable() }))
    .output(releases)
    .errors({ EVENT_NOT_FOUND }),
}

export const roomsContract = {
  /** The rooms that have a size; the others are as large as their tables need. Carries a weak ETag. */
  list: memberRoute('seating', 'view')
    .meta({ access: 'member', versioned: true })
    .route(route('GET', '/rooms', 'The sizes of the rooms'))
    .input(weddingPath)
    .output(z.array(seatingRoom)),

  /** Gives the room of an event a size; the one that it has gets it, if another member was first. */
  add: memberRoute('seating', 'edit')
    .route({ ...route('POST', '/rooms', 'Give a room a size'), successStatus: 201 })
    .input(weddingPath.extend({ ...added, eventId: eventId.default(null), width: roomSide, depth: roomSide }))
    .output(seatingRoom)
    .errors({ EVENT_NOT_FOUND }),

  /** Changes the given sides only. What stands outside afterwards stays where it is. */
  update: memberRoute('seating', 'edit')
    .route(route('PATCH', '/rooms/{roomId}', 'Change the size of a room'))
    .input(weddingPath.extend({ roomId: id, width: roomSide.optional(), depth: roomSide.optional() }))
    .output(seatingRoom)
    .errors({ ROOM_NOT_FOUND }),

  /** Gives the room of an event the tables, shapes, size and ground of another one; it must have no tables and shapes itself. */
  copy: memberRoute('seating', 'edit')
    .route(route('POST', '/rooms/copy', 'Copy a room to another event'))
    .input(weddingPath.extend({ from: eventId, to: eventId }))
    .output(z.object({ tables: z.int32() }))
    .errors({ EVENT_NOT_FOUND, ROOM_TAKEN }),

  /** Leaves the room as large as its tables need. */
  remove: memberRoute('seating', 'edit')
    .route(route('DELETE', '/rooms/{roomId}', 'Forget the size of a room'))
    .input(weddingPath.extend({ roomId: id }))
    .output(removed)
    .errors({ ROOM_NOT_FOUND }),
}

export const shapesContract = {
  /** Walls, dance floors, bars and doors of all rooms. Carries a weak ETag. */
  list: memberRoute('seating', 'view')
    .meta({ access: 'member', versioned: true })
    .route(route('GET', '/shapes', 'Walls, dance floors, bars, doors'))
    .input(weddingPath)
    .output(z.array(seatingShape)),

  /** Adds a shape to the room of an event. A repeated `id` answers with the shape that exists. */
  add: memberRoute('seating', 'edit')
    .route({ ...route('POST', '/shapes', 'Add a shape to a room'), successStatus: 201 })
    .input(
      weddingPath.extend({
        ...added,
        ...seatingShape.pick({ kind: true, box: true }).shape,
        eventId: eventId.default(null),
        label: label.default(null),
      }),
    )
    .output(seatingShape)
    .errors({
      TOO_MANY_ROOM_SHAPES: full(`A room has at most ${ROOM_SHAPES_MAX} shapes`),
      EVENT_NOT_FOUND,
    }),

  /** Changes the given fields only; place, sides and turn are one of them. */
  update: memberRoute('seating', 'edit')
    .route(route('PATCH', '/shapes/{shapeId}', 'Change a shape'))
    .input(weddingPath.extend({ shapeId: id, label: label.optional(), box: roomBox.optional() }))
    .output(seatingShape)
    .errors({ SHAPE_NOT_FOUND }),

  /** Removes a shape. */
  remove: memberRoute('seating', 'edit')
    .route(route('DELETE', '/shapes/{shapeId}', 'Remove a shape'))
    .input(weddingPath.extend({ shapeId: id }))
    .output(removed)
    .errors({ SHAPE_NOT_FOUND }),
}
