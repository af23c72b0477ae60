import { useMemo } from 'react'
import { layOutRoom } from '#domain/seating/room-layout.ts'
import type { Plan } from '../use-seating.ts'
import { useFurniture } from './use-furniture.ts'

/** The room of an event with what stands there; the tables stand in rows until the rest of it has come. */
export function useRoomLayout(weddingId: string, { eventId, tables }: Pick<Plan, 'eventId' | 'tables'>) {
  const { room, shapes } = useFurniture(weddingId, eventId)
  const layout = useMemo(() => layOutRoom({ tables, shapes, room }), [tables, shapes, room])
  return { room, shapes, layout }
}
