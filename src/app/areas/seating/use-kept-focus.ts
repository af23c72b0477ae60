import { type FocusEvent, useEffect, useRef } from 'react'

type Place = { list: Element; index: number; target: Element }

/**
 * The row of a person who is seated leaves its list, and so does a family, and the focus with them: that goes on to the
 * row in their place, so that the keys go on working.
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
  return ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    // A dialog over the room tells of its focus too, and gives it back.
    if (!currentTarget.contains(target)) return
    const row = target.closest('[data-person]') ?? target.closest('[data-people] section')
    const list = row?.closest('[data-people]')
    const first = row?.matches('[data-person]') ? row : row?.querySelector('[data-person]')
    place.current = first && list ? { list, target, index: rowsOf(list).indexOf(first) } : undefined
  }
}

const rowsOf = (list: Element): Element[] => [...list.querySelectorAll('[data-person]')]

function restore(place: Place | undefined) {
  const isLost = !document.activeElement || document.activeElement === document.body
  if (!isLost || !place || place.target.isConnected) return
  const rows = rowsOf(place.list)
  const next = rows[Math.min(place.index, rows.length - 1)] ?? place.list.closest('section, [role=tabpanel]')
  next?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true })
}
