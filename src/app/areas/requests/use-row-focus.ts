import { type FocusEvent, useEffect, useRef } from 'react'
import type { RequestGroup } from './request-lists.ts'

/**
 * A request that is answered or put away leaves its place with the focus in it. The focus goes with it to another
 * group of the list; when it is no longer in the list, the row that takes its place gets the focus, or the strip when
 * no row is left. The handler and the ref are for the element around both.
 */
export function useRowFocus(groups: readonly RequestGroup[]) {
  const ref = useRef<HTMLDivElement>(null)
  const last = useRef<{ id: string; index: number; group: string | undefined } | null>(null)
  const ids = groups.flatMap(({ requests }) => requests.map(({ id }) => id))
  const groupOf = (id: string) => groups.find(({ requests }) => requests.some((one) => one.id === id))?.key
  useEffect(() => {
    const left = last.current
    if (!left || document.activeElement !== document.body || groupOf(left.id) === left.group) return
    last.current = null
    const buttons = [...ref.current!.querySelectorAll<HTMLElement>('[data-row] h3 button')]
    const own = ref.current!.querySelector<HTMLElement>(`[data-row="${left.id}"] h3 button`)
    const place = own ?? buttons[Math.min(left.index, buttons.length - 1)]
    ;(place ?? ref.current!.querySelector<HTMLElement>('[aria-pressed=true], [aria-pressed]'))?.focus()
  })
  const onFocus = ({ target }: FocusEvent) => {
    const id = target.closest<HTMLElement>('[data-row]')?.dataset['row']
    last.current = id === undefined ? null : { id, index: ids.indexOf(id), group: groupOf(id) }
  }
  return { ref, onFocus }
}
