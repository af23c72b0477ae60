import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * A request that is answered or put away leaves the list with the focus in it: the row that takes its place gets
 * the focus, or the chosen list when no row is left. The handler and the ref are for the element around both.
 */
export function useRowFocus(ids: readonly string[]) {
  const ref = useRef<HTMLDivElement>(null)
  const last = useRef<{ id: string; index: number } | null>(null)
  useEffect(() => {
    const left = last.current
    if (!left || ids.includes(left.id) || document.activeElement !== document.body) return
    last.current = null
    const rows = ref.current!.querySelectorAll<HTMLElement>('[data-row] h2 button')
    const place = rows[Math.min(left.index, rows.length - 1)] ?? ref.current!.querySelector('input:checked')
    ;(place as HTMLElement | null)?.focus()
  }, [ids])
  const onFocus = ({ target }: FocusEvent) => {
    const id = target.closest<HTMLElement>('[data-row]')?.dataset['row']
    last.current = id === undefined ? null : { id, index: ids.indexOf(id) }
  }
  return { ref, onFocus }
}
