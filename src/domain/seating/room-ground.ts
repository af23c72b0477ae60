import { DAY_SECONDS, HOUR_SECONDS } from '../time/time.ts'
import type { RoomBox, RoomPoint } from './room.ts'

/** The width of a picture of the venue in its room, and the longer of its sides, in centimetres. */
export const GROUND_WIDTH_MIN = 100
export const GROUND_WIDTH_MAX = 30_000

/** The middle of a picture may lie as far outside of its room, in centimetres. */
export const GROUND_REACH = 20_000

/** Seconds for which a link to a picture works, and those in which it stays the same. */
export const ROOM_PICTURE_LINK_SECONDS = DAY_SECONDS
export const ROOM_PICTURE_LINK_STEADY_SECONDS = HOUR_SECONDS

/** In percent; a picture that is fainter would not be seen. */
export const GROUND_OPACITY_MIN = 10
export const GROUND_OPACITY = 60

/** The longest side of a picture as it is kept, in pixels. */
export const ROOM_PICTURE_SIDE = 4000

/** Pictures of a wedding, with those that no room shows any more. */
export const ROOM_PICTURES_MAX = 200

/** A picture of a venue, in pixels; `url` is a link to its file that ends. */
export type RoomPicture = { id: string; url: string; width: number; height: number }

/** A picture lies in its room by its middle and width in centimetres and its turn in degrees. */
export type GroundPlace = RoomPoint & { width: number; rotation: number }

/** The plan of the venue below the tables and shapes of an event. */
export type RoomGround = {
  id: string
  eventId: string | null
  picture: RoomPicture
  place: GroundPlace
  /** In percent. */
  opacity: number
  createdAt: string
}

type Proportions = Pick<RoomPicture, 'width' | 'height'>

/** The box of a picture in its room: the proportions give its depth. */
export const groundBox = ({ place, picture }: { place: GroundPlace; picture: Proportions }): RoomBox => ({
  ...place,
  depth: Math.max(1, Math.round((place.width * picture.height) / picture.width)),
})

/**
 * The width in centimetres of a picture on which two points, in its pixels, are a distance in centimetres apart; `null`
 * where the points are one, or the picture would be smaller or larger than any room.
 */
export function widthByTwoPoints(
  picture: Proportions,
  [first, second]: readonly [RoomPoint, RoomPoint],
  distance: number,
): number | null {
  const apart = Math.hypot(first.x - second.x, first.y - second.y)
  const width = apart > 0 ? Math.round((distance * picture.width) / apart) : 0
  const longer = width * Math.max(1, picture.height / picture.width)
  return width >= GROUND_WIDTH_MIN && longer <= GROUND_WIDTH_MAX ? width : null
}

/** The place of a picture that becomes as wide, and keeps its upper left corner as long as it is not turned. */
export function scaledTo(place: GroundPlace, picture: Proportions, width: number): GroundPlace {
  const by = width - place.width
  return {
    ...place,
    width,
    x: withinReach(place.x + by / 2),
    y: withinReach(place.y + (by * picture.height) / picture.width / 2),
  }
}

const withinReach = (value: number) => Math.round(Math.max(-GROUND_REACH, Math.min(GROUND_REACH, value)))

/** The place of a new picture: its upper left corner is that of the room. */
export const firstPlace = (picture: Proportions, width: number): GroundPlace =>
  scaledTo({ x: 0, y: 0, width: 0, rotation: 0 }, picture, width)
