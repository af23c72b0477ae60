import type { KeyboardEvent } from 'react'

/** The buttons that open the rows of a list beside a panel. */
export const ROW_BUTTONS = '[data-row] h3 button'

/** The arrows walk along these buttons of a list; gives the id of the row that has the focus then. */
export function walkRows(event: KeyboardEvent<HTMLElement>, list: HTMLElement): string | undefined {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return undefined
  const buttons = [...list.querySelectorAll<HTMLElement>(ROW_BUTTONS)]
  const at = buttons.indexOf(event.target as HTMLElement)
  const next = at < 0 ? undefined : buttons[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (!next) return undefined
  event.preventDefault()
  next.focus()
  return next.closest<HTMLElement>('[data-row]')!.dataset['row']
}
