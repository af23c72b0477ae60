import type { SeatingShape } from '#domain/seating/room.ts'
import type { RoomLayout } from '#domain/seating/room-layout.ts'
import type { SeatingTable } from '#domain/seating/seating.ts'
import type { Movable } from './held-thing.ts'
import type { PlaceActions } from './place.actions.ts'

type Things = {
  layout: RoomLayout
  tables: readonly SeatingTable[]
  shapes: readonly SeatingShape[]
  actions: PlaceActions
}

/** Finds a table or a shape by its id, with how it is moved and turned. */
export const movables =
  ({ layout, tables, shapes, actions }: Things) =>
  (id: string): Movable | undefined => {
    const table = tables.find((one) => one.id === id)
    if (table)
      return {
        place: layout.places.get(id)!,
        moveTo: (at) => actions.place(table, at),
        turnTo: (rotation) => actions.turn(table, rotation),
      }
    const shape = shapes.find((one) => one.id === id)
    return (
      shape && {
        place: shape.box,
        moveTo: (at) => actions.placeShape(shape, { ...shape.box, ...at }),
        turnTo: (rotation) => actions.placeShape(shape, { ...shape.box, rotation }),
      }
    )
  }
