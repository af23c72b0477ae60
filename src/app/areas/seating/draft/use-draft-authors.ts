import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useProfile } from '../../../shared/session/use-session.ts'
import { seatDraftsQuery } from '../seating.queries.ts'

/** The names of the other planners who prepared seats at an event, by guest. */
export function useDraftAuthors(weddingId: string, eventId: string | null): ReadonlyMap<string, string> {
  const { data } = useQuery(seatDraftsQuery(weddingId))
  const { fullName } = useProfile()
  return useMemo(
    () =>
      new Map(
        (data ?? []).flatMap((draft) =>
          draft.eventId === eventId && draft.author && draft.author !== fullName
            ? [[draft.guestId, draft.author]]
            : [],
        ),
      ),
    [data, eventId, fullName],
  )
}
