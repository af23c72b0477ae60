import { useMemo } from 'react'
import { type Floor, floorOf } from '#domain/seating/floor.ts'
import type { SeatingTable } from '#domain/seating/seating.ts'
import { useRoomLayout } from '../room/use-room-layout.ts'

/** The tables of the room that stand near each other, also those without a position. */
export function useFloor(weddingId: string, tables: readonly SeatingTable[]): Floor {
  const { layout, shapes } = useRoomLayout(weddingId, tables)
  return useMemo(() => floorOf(tables, layout.places, shapes), [tables, layout, shapes])
}
