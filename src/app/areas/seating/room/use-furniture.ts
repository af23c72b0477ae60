import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { roomsQuery, shapesQuery } from './room.queries.ts'
import { roomChanges, shapeChanges } from './seating-room.changes.ts'

/** The size of the room of the wedding, where it has one, and its shapes; neither until they have come. */
export function useFurniture(weddingId: string) {
  const { items: rooms } = roomChanges.useItems(weddingId, useQuery(roomsQuery(weddingId)).data)
  const { items: allShapes } = shapeChanges.useItems(weddingId, useQuery(shapesQuery(weddingId)).data)
  const room = rooms?.find(({ eventId }) => eventId === null) ?? null
  const shapes = useMemo(() => (allShapes ?? []).filter(({ eventId }) => eventId === null), [allShapes])
  return { room, shapes }
}
