import { useMemo } from 'react'
import { type Floor, floorOf } from '#domain/seating/floor.ts'
import type { SeatingTable } from '#domain/seating/seating.ts'
import { useRoomLayout } from '../room/use-room-layout.ts'

/** Which tables of the room stand near, also those that nobody has placed. */
export function useFloor(weddingId: string, tables: readonly SeatingTable[]): Floor {
  const { layout, shapes } = useRoomLayout(weddingId, tables)
  return useMemo(() => floorOf(tables, layout.places, shapes), [tables, layout, shapes])
}
