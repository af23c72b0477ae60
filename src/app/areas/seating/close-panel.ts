import { flushSync } from 'react-dom'
import type { PanelTab } from './room.ts'

/** Closes the panel. The focus that was in it goes back to its table, or to the button that opened it. */
export function closePanel(close: () => void, tab: PanelTab | null, tableId: string | undefined): void {
  flushSync(close)
  const { activeElement, body } = document
  if (activeElement !== null && activeElement !== body) return
  const at = `[data-drop-table="${tableId}"]`
  const opener = tab === 'table' ? `g${at}, ${at} button` : `[data-opens="${tab}"]`
  const header = '[aria-labelledby=seating] header button'
  const place = document.querySelector<SVGElement | HTMLElement>(opener) ?? document.querySelector(header)
  ;(place as HTMLElement | null)?.focus({ preventScroll: true })
}
