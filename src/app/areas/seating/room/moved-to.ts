import type { RoomPoint } from '#domain/seating/room.ts'

/** The transform by which something that is drawn around its middle stands at a point of the room. */
export const movedTo = ({ x, y }: RoomPoint, rotation: number): string =>
  `translate(${x}px, ${y}px) rotate(${rotation}deg)`
