import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { type DetailReading, readDetails } from '#domain/guests/detail-reading.ts'
import type { DetailFilter } from '#domain/guests/guest-filter.ts'
import { householdsQuery } from '../../../shared/households/households-query.ts'
import { useAccess } from '../../../shared/session/access.ts'
import { seatingPeopleQuery, tablesQuery } from '../../seating/seating.queries.ts'

type DetailReaderProps = {
  weddingId: string
  filter: DetailFilter
  onRead: (reading: DetailReading) => void
}

/** Reads the details of guests for the filters by them, and the tables where a filter is about those; draws nothing. */
export function DetailReader({ weddingId, filter, onRead }: DetailReaderProps) {
  const { data } = useQuery(householdsQuery(weddingId))
  const seesTables = useAccess(weddingId, 'seating', 'view')
  const enabled = seesTables && (filter.table !== null || filter.order !== null)
  const { data: tables } = useQuery({ ...tablesQuery(weddingId), enabled })
  const { data: people } = useQuery({ ...seatingPeopleQuery(weddingId), enabled })
  const reading = useMemo(() => {
    if (!data || (enabled && !(tables && people))) return null
    return readDetails(filter, data.guests, enabled && tables && people ? { tables, people } : null)
  }, [data, filter, enabled, tables, people])
  useEffect(() => {
    if (reading) onRead(reading)
  }, [reading, onRead])
  return null
}
