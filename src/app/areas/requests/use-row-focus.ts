import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { RequestGroup } from './request-lists.ts'

const BUTTONS = '[data-row] h3 button'

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
    const buttons = [...list.querySelectorAll<HTMLElement>(BUTTONS)]
    const own = list.querySelector<HTMLElement>(`[data-row="${left.id}"] h3 button`)
    const place = own ?? buttons[Math.min(left.index, buttons.length - 1)]
    ;(place ?? list.querySelector<HTMLElement>('[aria-pressed=true], [aria-pressed]'))?.focus()
  })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const buttons = [...ref.current!.querySelectorAll<HTMLElement>(BUTTONS)]
    const at = buttons.indexOf(event.target as HTMLElement)
    const next = at < 0 ? undefined : buttons[at + (event.key === 'ArrowDown' ? 1 : -1)]
    if (!next) return
    event.preventDefault()
    next.focus()
    const id = next.closest<HTMLElement>('[data-row]')!.dataset['row']!
    if (openId !== undefined) onOpen(id, false)
  }
  return { ref, onKeyDown }
}
