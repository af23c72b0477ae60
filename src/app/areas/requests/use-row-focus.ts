import { type KeyboardEvent, useEffect, useRef } from 'react'
import { ROW_BUTTONS, walkRows } from '../../shared/page/walk-rows.ts'
import type { RequestGroup } from './request-lists.ts'

/**
 * The keys of the list: the arrows walk along its rows, and take the panel with them when it is open. When the panel is
 * closed, the focus goes to the row of its request, to the row that took its place when it has left the list, or to the
 * strip when no row is left. The handler and the ref are for the element around the list.
 */
export function useRowFocus(
  groups: readonly RequestGroup[],
  openId: string | undefined,
  onOpen: (id: string, focuses: boolean) => void,
) {
  const ref = useRef<HTMLDivElement>(null)
  const last = useRef<{ id: string; index: number } | null>(null)
  const ids = groups.flatMap(({ requests }) => requests.map(({ id }) => id))
  useEffect(() => {
    const index = openId === undefined ? -1 : ids.indexOf(openId)
    if (openId !== undefined) {
      if (index >= 0) last.current = { id: openId, index }
      return
    }
    const left = last.current
    last.current = null
    if (!left || document.activeElement !== document.body) return
    const list = ref.current!
    const buttons = [...list.querySelectorAll<HTMLElement>(ROW_BUTTONS)]
    const own = list.querySelector<HTMLElement>(`[data-row="${left.id}"] h3 button`)
    const place = own ?? buttons[Math.min(left.index, buttons.length - 1)]
    ;(place ?? list.querySelector<HTMLElement>('[aria-pressed=true], [aria-pressed]'))?.focus()
  })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const id = walkRows(event, ref.current!)
    if (id !== undefined && openId !== undefined) onOpen(id, false)
  }
  return { ref, onKeyDown }
}
