import { useMemo } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { AgendaItem, AgendaTime } from '#domain/agenda/agenda.ts'
import type { Delay } from '#domain/agenda/agenda-delay.ts'
import { dismissToast, showToast } from '#ui/feedback/toast-queue.ts'
import type { Edit } from '../../sync/list-changes/change.ts'
import { type AgendaChange, type AgendaField, agendaChanges } from './agenda.changes.ts'
import { type MoveAct, moveChanges } from './agenda-moves.changes.ts'

export type NewAgendaItem = Pick<AgendaItem, 'dayId' | 'time' | 'title'> & Partial<AgendaItem>

/** The actions on the items. The functions stay the same for as long as the page does. */
export function useAgendaActions(weddingId: string, announce: (message: string) => void) {
  return useMemo(() => {
    const submit = (change: AgendaChange) => agendaChanges.submit(weddingId, change)
    const edit = <Field extends AgendaField>(item: AgendaItem, field: Field, value: AgendaItem[Field]) =>
      submit({ kind: 'edit', item, field, value } as Edit<AgendaItem>)
    return {
      weddingId,
      /** Adds an item. The id is made here, so that a retry is harmless. */
      add(added: NewAgendaItem): string {
        const item: AgendaItem = {
          place: null,
          mapUrl: null,
          notes: null,
          responsible: [],
          isFixed: false,
          isShownToGuests: false,
          toldStartsAt: null,
          isDone: false,
          ...added,
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
      delay({ moved }: Delay<AgendaItem>, minutes: number, tellsVendors: boolean) {
        const undo = moveItems(weddingId, moved, { isDelay: true, tellsVendors })
        const what = moved.length === 1 ? `«${moved[0]!.item.title}»` : `${moved.length} momentos`
        showToast(`Hemos retrasado ${what} ${minutes}\u00a0min.`, {
          action: { label: 'Deshacer', onAction: undo },
        })
      },
      /** Gives an item that was dragged its new time, and offers the way back. */
      moveTo(item: AgendaItem, to: AgendaTime, at: string) {
        const undo = moveItems(weddingId, [{ item, to }], { isDelay: false, tellsVendors: false })
        dismissToast(lastMove)
        lastMove = showToast(`«${item.title}» pasa a ${at}.`, {
          action: { label: 'Deshacer', onAction: undo },
        })
      },
      announce,
      retry: (change: AgendaChange) => agendaChanges.retry(weddingId, change),
      discard: agendaChanges.discard,
    }
  }, [weddingId, announce])
}

/** One notice of a move is enough: a row may be moved several times in a row. */
let lastMove = 0

type MovedItem = { item: AgendaItem; to: AgendaTime }

/** Moves items in one act; gives the act that takes it back, of what has not changed since. */
function moveItems(
  weddingId: string,
  moved: readonly MovedItem[],
  how: Pick<MoveAct, 'isDelay' | 'tellsVendors'>,
): () => void {
  const moves = moved.map(({ item, to }) => ({ itemId: item.id, from: item.time, to }))
  const submit = (act: Omit<MoveAct, 'id' | 'createdAt'>) => {
    const item = { ...act, id: uuidv7(), createdAt: new Date().toISOString() }
    moveChanges.submit(weddingId, { kind: 'add', item, isReturning: false })
    return item.id
  }
  const id = submit({ ...how, moves, undoes: null })
  const back = moves.map(({ itemId, from, to }) => ({ itemId, from: to, to: from }))
  return () => void submit({ moves: back, isDelay: false, tellsVendors: how.tellsVendors, undoes: id })
}

export type AgendaActions = ReturnType<typeof useAgendaActions>
