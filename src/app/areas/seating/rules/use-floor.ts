import { useMemo } from 'react'
import { type Floor, floorOf } from '#domain/seating/floor.ts'
import { useRoomLayout } from '../room/use-room-layout.ts'
import type { Plan } from '../use-seating.ts'

/** The tables of the room that stand near each other, also those without a position. */
export function useFloor(weddingId: string, plan: Plan): Floor {
  const { layout, shapes } = useRoomLayout(weddingId, plan)
  return useMemo(() => floorOf(plan.tables, layout.places, shapes), [plan.tables, layout, shapes])
}
