import { type RefObject, useCallback, useDeferredValue, useLayoutEffect, useRef, useState } from 'react'
import { GUESTS_VIRTUALISED_FROM } from '#domain/guests/guests.ts'
import { useIsHydrated } from '#ui/hydration/use-is-hydrated.ts'
import { type Range, type Rows, rowsInWindow, type Seen, scrollTo } from './row-range.ts'

/** The height of the rows that are drawn first, by the server and in a list that is opened: a window of 1440 px, in rem. */
const FIRST_REM = 72

type WindowRows = {
  count: number
  /** The height of every row, in rem. */
  rowRem: number
  /** The first row begins at this element. */
  top: RefObject<HTMLElement | null>
  /** A row to keep drawn wherever the page is scrolled to: the one that has the focus. */
  keptIndex: () => number
}

/** A row to draw, with the height in rem of those that are left out before it; the end is no row. */
export type Stretch = { index: number | 'end'; gap: number }

/**
 * The rows of a long list that are in the window, with stretches of empty space for the others.
 * Up to 200 guests every row is there: then the browser's own search finds them all.
 */
export function useWindowRows({ count, rowRem, top, keptIndex }: WindowRows) {
  const isVirtual = count > GUESTS_VIRTUALISED_FROM
  const rowHeight = rowRem * remInPixels()
  // A list that was just opened begins like one that the page brings, and the rest follows.
  const isHydrated = useDeferredValue(useIsHydrated(), false)
  const first = Math.ceil(FIRST_REM / rowRem)
  const list = { count, rowHeight, top: useDistanceFromTop(top) }
  const inWindow = useRange(list, isVirtual, first)
  const latest = useRef(list)
  latest.current = list
  const reveal = useCallback(
    (index: number, { align = 'nearest' }: { align?: 'nearest' | 'center' } = {}) => {
      window.scrollTo({ top: scrollTo(index, latest.current, seen(), align) })
    },
    [],
  )
  const all = { first: 0, last: isHydrated ? count : Math.min(count, first) }
  const rows = rowsOf(isVirtual && isHydrated ? inWindow : all, count, keptIndex())
  return { isVirtual, stretches: withGaps(rows, count, rowRem), reveal }
}

const seen = (): Seen => ({ top: window.scrollY, height: window.innerHeight })

/** The rows of a long list that are in the window now; drawn anew when one comes or goes. */
function useRange({ count, rowHeight, top }: Rows, isVirtual: boolean, first: number): Range {
  const [range, setRange] = useState<Range>({ first: 0, last: first })
  useLayoutEffect(() => {
    if (!isVirtual) return
    const look = () => {
      const next = rowsInWindow({ count, rowHeight, top }, seen())
      setRange((now) => (now.first === next.first && now.last === next.last ? now : next))
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [isVirtual, count, rowHeight, top])
  return range
}

/** The places of a range, and the one that is kept wherever it is. The list may have become shorter since. */
function rowsOf({ first, last }: Range, count: number, kept: number): number[] {
  const length = Math.max(0, Math.min(last, count) - first)
  const rows = Array.from({ length }, (_, place) => first + place)
  if (kept < 0 || kept >= count || rows.includes(kept)) return rows
  return [...rows, kept].sort((a, b) => a - b)
}

/** Of no meaning on the server, which knows no window. */
const remInPixels = () =>
  typeof document === 'undefined'
    ? 16
    : Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

function withGaps(indexes: readonly number[], count: number, rowRem: number): Stretch[] {
  const rows = indexes.map((index, place) => ({
    index,
    gap: (index - (indexes[place - 1] ?? -1) - 1) * rowRem,
  }))
  return [...rows, { index: 'end', gap: (count - (indexes.at(-1) ?? -1) - 1) * rowRem }]
}

/** The part above the list may grow and shrink, so it is measured after every change of the page. */
function useDistanceFromTop(element: RefObject<HTMLElement | null>): number {
  const [distance, setDistance] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect()
      if (box) setDistance(Math.round(box.top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return distance
}
