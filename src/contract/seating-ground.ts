import * as z from 'zod'
import {
  GROUND_OPACITY,
  GROUND_OPACITY_MIN,
  GROUND_REACH,
  GROUND_WIDTH_MAX,
  GROUND_WIDTH_MIN,
} from '#domain/seating/room-ground.ts'
import { id, instant, memberRoute, weddingPath } from './base.ts'
import { rotation } from './seating-room.ts'
import { EVENT_NOT_FOUND } from './wedding-events.ts'

/** A picture of a venue in pixels; `url` is a link to it that ends. */
export const roomPicture = z.object({ id, url: z.string(), width: z.int32(), height: z.int32() })

const coordinate = z.int32().min(-GROUND_REACH).max(GROUND_REACH)

/** A picture lies in a room by its middle and width in centimetres and its turn in degrees. */
export const groundPlace = z.object({
  x: coordinate,
  y: coordinate,
  width: z.int32().min(GROUND_WIDTH_MIN).max(GROUND_WIDTH_MAX),
  rotation,
})

const opacity = z.int32().min(GROUND_OPACITY_MIN).max(100)

/** The plan of the venue below what stands in the room of an event; `eventId` is null for the wedding itself. */
export const roomGround = z.object({
  id,
  eventId: id.nullable(),
  picture: roomPicture,
  place: groundPlace,
  /** In percent. */
  opacity,
  createdAt: instant,
})

const GROUND_NOT_FOUND = { status: 404, message: 'There is no such ground in this wedding' } as const

const route = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, summary: string) =>
  ({ method, path: `/weddings/{weddingId}/seating/grounds${path}`, tags: ['seating'], summary }) as const

export const groundsContract = {
  /** The plans of the venues below the rooms, with links to their pictures. */
  list: memberRoute('seating', 'view')
    .route(route('GET', '', 'Plans of venues below the rooms'))
    .input(weddingPath)
    .output(z.array(roomGround)),

  /** Puts a picture that was uploaded below the room of an event. A repeated `id` answers with what exists. */
  add: memberRoute('seating', 'edit')
    .route({ ...route('POST', '', 'Put a plan of the venue below a room'), successStatus: 201 })
    .input(
      weddingPath.extend({
        id: id.optional(),
        createdAt: instant.optional(),
        eventId: id.nullable().default(null),
        pictureId: id,
        place: groundPlace,
        opacity: opacity.default(GROUND_OPACITY),
      }),
    )
    .output(roomGround)
    .errors({
      EVENT_NOT_FOUND,
      ROOM_PICTURE_NOT_FOUND: { status: 404, message: 'There is no such picture in this wedding' },
      GROUND_EXISTS: { status: 409, message: 'This room has a plan of the venue already' },
    }),

  /** Changes the given fields only; place, width and turn are one of them. */
  update: memberRoute('seating', 'edit')
    .route(route('PATCH', '/{groundId}', 'Change the plan below a room'))
    .input(weddingPath.extend({ groundId: id, place: groundPlace.optional(), opacity: opacity.optional() }))
    .output(roomGround)
    .errors({ GROUND_NOT_FOUND }),

  /** Takes the plan of the venue from a room; its picture is kept for as long as this can be undone. */
  remove: memberRoute('seating', 'edit')
    .route(route('DELETE', '/{groundId}', 'Take the plan from a room'))
    .input(weddingPath.extend({ groundId: id }))
    .output(z.object({ removed: z.literal(true) }))
    .errors({ GROUND_NOT_FOUND }),
}
