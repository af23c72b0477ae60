import { type KeyboardEvent, useEffect, useRef } from 'react'
import { walkRows } from '../../shared/page/walk-rows.ts'

/**
 * The keys of the list: the arrows walk along its rows, and take the panel with them when it is open. When the panel is
 * closed, the focus goes to the row of its vendor. The handler and the ref are for the element around the list.
 */
export function useBookFocus(openId: string | undefined, onOpen: (id: string, focuses: boolean) => void) {
  const ref = useRef<HTMLDivElement>(null)
  const last = useRef<string | undefined>(undefined)
  useEffect(() => {
    const left = last.current
    last.current = openId
    if (openId !== undefined || left === undefined || document.activeElement !== document.body) return
    const own = ref.current!.querySelector<HTMLElement>(`[data-row="${left}"] h3 button`)
    ;(own ?? ref.current!.querySelector<HTMLElement>('button, input'))?.focus()
  }, [openId])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const id = walkRows(event, ref.current!)
    if (id !== undefined && openId !== undefined) onOpen(id, false)
  }
  return { ref, onKeyDown }
}
