import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useDeferredValue, useLayoutEffect, useState } from 'react'
import { GUESTS_VIRTUALISED_FROM } from '#domain/guests.ts'
import { useIsTakenOver } from '#ui/use-is-taken-over.ts'

/** How many rows the page brings drawn: what a tall window shows. */
const FIRST_ROWS = 30

type WindowRows = {
  count: number
  /** The height of every row, in rem. */
  rowRem: number
  /** Where the first row begins. */
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
  const isTakenOver = useDeferredValue(useIsTakenOver())
  const scrollMargin = useDistanceFromTop(top)
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: isVirtual,
    estimateSize: useCallback(() => rowHeight, [rowHeight]),
    overscan: 10,
    scrollMargin,
    useFlushSync: false,
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range)
      const kept = keptIndex()
      if (kept < 0 || kept >= count || rows.includes(kept)) return rows
      return [...rows, kept].sort((a, b) => a - b)
    },
  })
  const indexes =
    isVirtual && isTakenOver
      ? virtualizer.getVirtualItems().map(({ index }) => index)
      : Array.from({ length: isTakenOver ? count : Math.min(count, FIRST_ROWS) }, (_, index) => index)
  return { isVirtual, stretches: withGaps(indexes, count, rowRem), reveal: virtualizer.scrollToIndex }
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

/** What stands above the list may grow and shrink, so it is measured after every change of the page. */
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
