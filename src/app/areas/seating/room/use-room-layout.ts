import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { layOutRoom } from '#domain/seating/room-layout.ts'
import type { SeatingTable } from '#domain/seating/seating.ts'
import { roomsQuery, shapesQuery } from './room.queries.ts'
import { roomChanges, shapeChanges } from './seating-room.changes.ts'

/** The room of the wedding with what stands there; the tables stand in rows until the rest of it has come. */
export function useRoomLayout(weddingId: string, tables: readonly SeatingTable[]) {
  const { items: rooms } = roomChanges.useItems(weddingId, useQuery(roomsQuery(weddingId)).data)
  const { items: allShapes } = shapeChanges.useItems(weddingId, useQuery(shapesQuery(weddingId)).data)
  const room = rooms?.find(({ eventId }) => eventId === null) ?? null
  const shapes = useMemo(() => (allShapes ?? []).filter(({ eventId }) => eventId === null), [allShapes])
  const layout = useMemo(() => layOutRoom({ tables, shapes, room }), [tables, shapes, room])
  return { room, shapes, layout }
}
