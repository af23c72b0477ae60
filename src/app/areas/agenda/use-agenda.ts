import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AgendaItem } from '#domain/agenda.ts'
import { messageFor } from '../../lib/error-messages.ts'
import { type Unsaved, withUnsaved } from '../../lib/list-changes/list-changes.ts'
import { type AgendaChange, agendaChanges } from './agenda.changes.ts'
import { agendaDaysQuery, agendaItemsQuery } from './agenda.queries.ts'

/** A change that was not saved: what was typed, and why it is not in the agenda. */
export type Failure = { change: AgendaChange; typed: string; message: string }

/** What was not saved of an item: texts of their cells, or all of it when it could not be added. */
export type ItemFailures = Partial<Record<string, Failure>>

/** The agenda as the person sees it, with their own changes in it before the server has them. */
export function useAgenda(weddingId: string) {
  const daysQuery = useQuery(agendaDaysQuery(weddingId))
  const itemsQuery = useQuery(agendaItemsQuery(weddingId))
  const unsaved = agendaChanges.useUnsaved(weddingId)
  const items = useMemo(
    () => itemsQuery.data && withUnsaved(itemsQuery.data, unsaved),
    [itemsQuery.data, unsaved],
  )
  const failures = useMemo(() => failuresByItem(unsaved), [unsaved])
  return { daysQuery, itemsQuery, days: daysQuery.data, items, failures }
}

function failuresByItem(unsaved: readonly Unsaved<AgendaItem>[]): ReadonlyMap<string, ItemFailures> {
  const byItem = new Map<string, ItemFailures>()
  for (const { status, change, error } of unsaved) {
    if (status !== 'failed' || change.kind === 'remove') continue
    const place = change.kind === 'add' ? 'addition' : change.field
    const typed = change.kind === 'edit' ? String(change.value ?? '') : change.item.title
    byItem.set(change.item.id, {
      ...byItem.get(change.item.id),
      [place]: { change, typed, message: messageFor(error) },
    })
  }
  return byItem
}
