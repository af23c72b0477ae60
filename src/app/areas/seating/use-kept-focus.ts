import { type FocusEvent, useEffect, useRef } from 'react'

type Place = { list: Element; index: number; row: Element }

/**
 * The row of a person who is seated leaves its list, and the focus with it: that goes on to the row in its place, so
 * that the keys go on working.
 */
export function useKeptFocus() {
  const place = useRef<Place>(undefined)
  // Each drawing may have taken a row, or a dialog that had the focus.
  useEffect(() => {
    // A dialog gives the focus back in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => restore(place.current))
    })
    return () => cancelAnimationFrame(frame)
  })
  return ({ target }: FocusEvent<HTMLElement>) => {
    const row = target.closest('[data-person]')
    const list = row?.closest('[data-people]')
    place.current = row && list ? { list, row, index: rowsOf(list).indexOf(row) } : undefined
  }
}

const rowsOf = (list: Element): Element[] => [...list.querySelectorAll('[data-person]')]

function restore(place: Place | undefined) {
  const isLost = !document.activeElement || document.activeElement === document.body
  if (!isLost || !place || place.row.isConnected) return
  const rows = rowsOf(place.list)
  const next = rows[Math.min(place.index, rows.length - 1)] ?? place.list.closest('section, [role=tabpanel]')
  next?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true })
}
