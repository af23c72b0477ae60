import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAccess } from '../../../shared/session/access.ts'
import { tablesOfGuests } from '../../guests/export/tables-of-guests.ts'
import { seatingPeopleQuery, tablesQuery } from '../../seating/seating.queries.ts'

/** The tables of guests by their ids; `null` for who does not see the tables, and until they are wanted and there. */
export function useTablesOfGuests(weddingId: string, isWanted: boolean): ReadonlyMap<string, string> | null {
  const enabled = useAccess(weddingId, 'seating', 'view') && isWanted
  const { data: tables } = useQuery({ ...tablesQuery(weddingId), enabled })
  const { data: people } = useQuery({ ...seatingPeopleQuery(weddingId), enabled })
  return useMemo(
    () => (enabled && tables && people ? tablesOfGuests(tables, people) : null),
    [enabled, tables, people],
  )
}
