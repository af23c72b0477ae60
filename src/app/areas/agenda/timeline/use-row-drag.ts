import {
  type PointerEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import { formatMinute } from '#domain/agenda/agenda-clock.ts'
import { timeBetween } from '#domain/agenda/agenda-timeline.ts'
import { clockWithArticle } from '#domain/time/spanish-clock.ts'
import type { AgendaActions } from '../agenda.actions.ts'

type RowDrag = { day: AgendaDay; ordered: readonly AgendaItem[]; actions: AgendaActions }

/**
 * Moving an item to another place of its day, which gives it the time that fits there: by pulling its handle
 * with a mouse or a finger, or with the arrow keys on it. A fixed item keeps its time.
 */
export function useRowDrag({ day, ordered, actions }: RowDrag) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [target, setTarget] = useState<number | null>(null)
  const place = useRef<number | null>(null)

  /** Puts an item before the one at `index` of the others. */
  const moveTo = (item: AgendaItem, index: number) => {
    const others = ordered.filter(({ id }) => id !== item.id)
    const time = timeBetween(item, others[index - 1], others[index])
    if (!time) return
    const at = clockWithArticle(formatMinute(day, time.startsAt))
    actions.moveTo(item, time, at)
    actions.announce(`${item.title}: ahora a ${at}, ${index + 1} de ${ordered.length}.`)
  }

  const moveBy = (item: AgendaItem, step: -1 | 1) => {
    const index = ordered.findIndex(({ id }) => id === item.id) + step
    if (index >= 0 && index < ordered.length) moveTo(item, index)
  }

  const letGo = () => {
    setDragged(null)
    setTarget(null)
    place.current = null
  }

  useEscape(dragged !== null, letGo)

  const handleOf = (item: AgendaItem) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged(item.id)
      place.current = null
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged !== item.id) return
      place.current = placeAt(event.currentTarget, item.id, event.clientY)
      setTarget(place.current)
    },
    onPointerUp: () => {
      if (dragged === item.id && place.current !== null) moveTo(item, place.current)
      letGo()
    },
    onPointerCancel: letGo,
    onKeyDown: (event: ReactKeyboardEvent) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
      event.preventDefault()
      moveBy(item, event.key === 'ArrowUp' ? -1 : 1)
    },
  })

  /** The item above which the dragged one would be put; `'end'` behind the last. */
  const others = ordered.filter(({ id }) => id !== dragged)
  const above = target === null ? null : (others[target]?.id ?? 'end')
  return { dragged, above, handleOf, moveBy }
}

export type RowHandles = ReturnType<typeof useRowDrag>

/** Escape lets the row go where it was, wherever the focus is; nothing else hears of it. */
function useEscape(isDragging: boolean, letGo: () => void) {
  const latest = useRef(letGo)
  latest.current = letGo
  useEffect(() => {
    if (!isDragging) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      latest.current()
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [isDragging])
}

/** Among the other rows of the same list, the place where the pointer is. */
function placeAt(handle: HTMLElement, itemId: string, y: number): number {
  const rows = [...(handle.closest('[data-timeline]')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  return rows
    .filter((row) => row.dataset['row'] !== itemId)
    .filter((row) => {
      const { top, height } = row.getBoundingClientRect()
      return top + height / 2 < y
    }).length
}
