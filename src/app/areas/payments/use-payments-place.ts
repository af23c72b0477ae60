import { useMemo } from 'react'
import { dayInMadrid } from '#domain/time/dates.ts'
import { useNow } from '../../shared/page/use-now.ts'
import { useAccess } from '../../shared/session/access.ts'
import { useWedding } from '../../shared/session/use-session.ts'
import type { PaymentsPlace } from './payments-place.ts'

/** The wedding whose payments are shown, for the signed-in person. */
export function usePaymentsPlace(weddingId: string): PaymentsPlace {
  const wedding = useWedding(weddingId)
  const today = dayInMadrid(useNow())
  const mayEdit = useAccess(weddingId, 'budget', 'edit')
  const couple = wedding?.name ?? 'La pareja'
  const eventDate = wedding?.eventDate ?? null
  return useMemo(
    () => ({ weddingId, couple, today, eventDate, mayEdit }),
    [weddingId, couple, today, eventDate, mayEdit],
  )
}
