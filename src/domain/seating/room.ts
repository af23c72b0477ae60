/** The kinds of things that stand in a room beside its tables. */
export const ROOM_SHAPE_KINDS = ['wall', 'dance_floor', 'bar', 'door', 'music', 'other'] as const

export type RoomShapeKind = (typeof ROOM_SHAPE_KINDS)[number]

/** The sides of a room, in centimetres. */
export const ROOM_SIDE_MIN = 200
export const ROOM_SIDE_MAX = 10_000

/** The sides of what stands in a room, in centimetres. */
export const ROOM_SHAPE_SIDE_MIN = 5

/** Of one event. */
export const ROOM_SHAPES_MAX = 100

export const ROOM_SHAPE_LABEL_MAX = 60

/** A point of a room, in centimetres from its upper left corner. */
export type RoomPoint = { x: number; y: number }

/** A rectangle in a room by its middle, its sides in centimetres and its turn in degrees. */
export type RoomBox = RoomPoint & { width: number; depth: number; rotation: number }

/** The room of an event, where the couple has said how large it is; `eventId` is null for the wedding itself. */
export type SeatingRoom = {
  id: string
  eventId: string | null
  width: number
  depth: number
  createdAt: string
}

/** A wall, the dance floor, a bar, a door: what stands in the room of an event beside the tables. */
export type SeatingShape = {
  id: string
  eventId: string | null
  kind: RoomShapeKind
  /** Null where it is called by what it is. */
  label: string | null
  box: RoomBox
  createdAt: string
}
