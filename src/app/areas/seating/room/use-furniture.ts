import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { roomsQuery, shapesQuery } from './room.queries.ts'
import { roomChanges, shapeChanges } from './seating-room.changes.ts'

/** The size of the room of an event, where it has one, and its shapes; neither until they have come. */
export function useFurniture(weddingId: string, eventId: string | null) {
  const { items: rooms } = roomChanges.useItems(weddingId, useQuery(roomsQuery(weddingId)).data)
  const { items: allShapes } = shapeChanges.useItems(weddingId, useQuery(shapesQuery(weddingId)).data)
  const room = rooms?.find((one) => one.eventId === eventId) ?? null
  const shapes = useMemo(
    () => (allShapes ?? []).filter((shape) => shape.eventId === eventId),
    [eventId, allShapes],
  )
  return { room, shapes }
}
