import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { groundBox } from '#domain/seating/room-ground.ts'
import { layOutRoom } from '#domain/seating/room-layout.ts'
import type { Plan } from '../use-seating.ts'
import { groundsQuery } from './room.queries.ts'
import { groundChanges } from './seating-room.changes.ts'
import { useFurniture } from './use-furniture.ts'

/** The room of an event with what stands there; the tables stand in rows until the rest of it has come. */
export function useRoomLayout(weddingId: string, { eventId, tables }: Pick<Plan, 'eventId' | 'tables'>) {
  const { room, shapes } = useFurniture(weddingId, eventId)
  const { items: grounds } = groundChanges.useItems(weddingId, useQuery(groundsQuery(weddingId)).data)
  const ground = grounds?.find((one) => one.eventId === eventId) ?? null
  const layout = useMemo(
    () => layOutRoom({ tables, shapes, room, ground: ground && groundBox(ground) }),
    [tables, shapes, room, ground],
  )
  return { room, shapes, ground, layout }
}
