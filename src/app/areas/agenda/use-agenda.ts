import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AgendaItem } from '#domain/agenda/agenda.ts'
import type { Failures } from '../../sync/list-changes/editable-list.ts'
import { type AgendaField, agendaChanges } from './agenda.changes.ts'
import { agendaDaysQuery, agendaItemsQuery } from './agenda.queries.ts'
import { dayChanges, itemsWithDays } from './agenda-days.changes.ts'
import { moveChanges, withMoves } from './agenda-moves.changes.ts'

/** The parts of an item that were not saved: texts of their cells, or all of it when it could not be added. */
export type ItemFailures = Failures<AgendaItem, AgendaField>

/** The agenda as the person sees it, with their own changes in it before the server has them. */
export function useAgenda(weddingId: string) {
  const daysQuery = useQuery(agendaDaysQuery(weddingId))
  const itemsQuery = useQuery(agendaItemsQuery(weddingId))
  const days = dayChanges.useItems(weddingId, daysQuery.data).items
  const ordered = useMemo(() => days?.toSorted((a, b) => a.date.localeCompare(b.date)), [days])
  const known = useMemo(
    () => itemsQuery.data && ordered && itemsWithDays(itemsQuery.data, ordered),
    [itemsQuery.data, ordered],
  )
  const { items: edited, failures } = agendaChanges.useItems(weddingId, known)
  const moves = moveChanges.useUnsaved(weddingId)
  const items = useMemo(() => edited && withMoves(edited, moves), [edited, moves])
  return { daysQuery, itemsQuery, days: ordered, items, failures }
}
