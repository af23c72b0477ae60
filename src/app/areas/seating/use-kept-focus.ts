import { type FocusEvent, useEffect, useRef } from 'react'

type Place = {
  target: HTMLElement
  /** The list of people that it is in, and which of its rows. */
  row: { list: Element; index: number } | undefined
  /** The controls after it and before it, the nearest first. */
  around: HTMLElement[]
}

/**
 * A pressed control may leave with the focus: a person who is seated, a rule that is removed, a notice that is read. The
 * focus goes on to the row in its place, or to what stood beside it, so that the keys go on working.
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
    place.current = { target, row: rowOf(target), around: around(target, currentTarget) }
  }
}

const rowsOf = (list: Element): Element[] => [...list.querySelectorAll('[data-person]')]

function rowOf(target: Element): Place['row'] {
  const row = target.closest('[data-person]') ?? target.closest('[data-people] section')
  const list = row?.closest('[data-people]')
  const first = row?.matches('[data-person]') ? row : row?.querySelector('[data-person]')
  return first && list ? { list, index: rowsOf(list).indexOf(first) } : undefined
}

const REACHED = 'button, input, select, textarea, a[href], [tabindex="0"]'

/** Of a long list so many are remembered on each side. */
const BESIDE = 12

function around(target: HTMLElement, within: HTMLElement): HTMLElement[] {
  const all = [...within.querySelectorAll<HTMLElement>(REACHED)]
  const index = all.indexOf(target)
  const before = all.slice(Math.max(0, index - BESIDE), Math.max(0, index)).reverse()
  return [...all.slice(index + 1, index + 1 + BESIDE), ...before]
}

function restore(place: Place | undefined) {
  const isLost = !document.activeElement || document.activeElement === document.body
  if (!isLost || !place || place.target.isConnected) return
  next(place)?.focus({ preventScroll: true })
}

function next({ row, around: beside }: Place): HTMLElement | null | undefined {
  if (row?.list.isConnected) {
    const rows = rowsOf(row.list)
    const taking = rows[Math.min(row.index, rows.length - 1)] ?? row.list.closest('section, [role=tabpanel]')
    return taking?.querySelector<HTMLElement>('button, input')
  }
  return beside.find((one) => one.isConnected && one.getClientRects().length > 0 && !one.matches(':disabled'))
}
