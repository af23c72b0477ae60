import { type KeyboardEvent, useEffect, useRef } from 'react'

const BUTTONS = '[data-row] h3 button'

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
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const buttons = [...ref.current!.querySelectorAll<HTMLElement>(BUTTONS)]
    const at = buttons.indexOf(event.target as HTMLElement)
    const next = at < 0 ? undefined : buttons[at + (event.key === 'ArrowDown' ? 1 : -1)]
    if (!next) return
    event.preventDefault()
    next.focus()
    if (openId !== undefined) onOpen(next.closest<HTMLElement>('[data-row]')!.dataset['row']!, false)
  }
  return { ref, onKeyDown }
}
