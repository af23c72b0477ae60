import { useMemo } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { AgendaItem } from '#domain/agenda.ts'
import type { Delay } from '#domain/agenda-delay.ts'
import { showToast } from '#ui/toast-queue.ts'
import type { Edit } from '../../lib/list-changes/change.ts'
import { type AgendaChange, type AgendaField, agendaChanges } from './agenda.changes.ts'

export type AgendaDraft = Pick<AgendaItem, 'dayId' | 'time' | 'title'> & Partial<AgendaItem>

/** What can be done with the items. The functions stay the same for as long as the page does. */
export function useAgendaActions(weddingId: string, announce: (message: string) => void) {
  return useMemo(() => {
    const submit = (change: AgendaChange) => agendaChanges.submit(weddingId, change)
    const edit = <Field extends AgendaField>(item: AgendaItem, field: Field, value: AgendaItem[Field]) =>
      submit({ kind: 'edit', item, field, value } as Edit<AgendaItem>)
    return {
      weddingId,
      /** Adds an item. The id is made here, so that a retry is harmless. */
      add(draft: AgendaDraft): string {
        const item: AgendaItem = {
          place: null,
          mapUrl: null,
          notes: null,
          responsible: [],
          isFixed: false,
          isShownToGuests: false,
          isDone: false,
          ...draft,
          id: uuidv7(),
          createdAt: new Date().toISOString(),
        }
        submit({ kind: 'add', item, isReturning: false })
        announce(`${item.title}: añadido a la agenda.`)
        return item.id
      },
      edit,
      /** Ticks an item off, or takes the tick back. */
      setDone(item: AgendaItem, isDone: boolean) {
        edit(item, 'isDone', isDone)
        announce(isDone ? `${item.title}: hecho.` : `${item.title}: por hacer.`)
      },
      remove: (item: AgendaItem) => agendaChanges.remove(weddingId, item),
      /** 'Retrasar': moves what the preview has shown, and offers the way back. */
      delay({ moved }: Delay<AgendaItem>, minutes: number) {
        for (const { item, to } of moved) edit(item, 'time', to)
        const what = moved.length === 1 ? `«${moved[0]!.item.title}»` : `${moved.length} momentos`
        showToast(`Hemos retrasado ${what} ${minutes}\u00a0min.`, {
          action: {
            label: 'Deshacer',
            onAction: () => {
              for (const { item } of moved) edit(item, 'time', item.time)
            },
          },
        })
      },
      announce,
      retry: (change: AgendaChange) => agendaChanges.retry(weddingId, change),
      discard: agendaChanges.discard,
    }
  }, [weddingId, announce])
}

export type AgendaActions = ReturnType<typeof useAgendaActions>
