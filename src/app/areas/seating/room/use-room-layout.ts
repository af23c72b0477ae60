import { useMemo } from 'react'
import { layOutRoom } from '#domain/seating/room-layout.ts'
import type { SeatingTable } from '#domain/seating/seating.ts'
import { useFurniture } from './use-furniture.ts'

/** The room of the wedding with what stands there; the tables stand in rows until the rest of it has come. */
export function useRoomLayout(weddingId: string, tables: readonly SeatingTable[]) {
  const { room, shapes } = useFurniture(weddingId)
  const layout = useMemo(() => layOutRoom({ tables, shapes, room }), [tables, shapes, room])
  return { room, shapes, layout }
}
