import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { type DrawnPart, drawnParts, endsOf, partsIn } from './parts-in-sight.ts'

/** So much of the list is drawn above and below what is seen, in pixels. */
const AROUND = 600

const NOTHING = { first: 0, last: 20, kept: -1 }

/**
 * The parts of a long list that are in sight, of heights that are known in rem, wherever it scrolls: with the page or in
 * a pane. The part that has the focus stays drawn; each part says its place as `data-part`.
 */
export function usePartsInSight(
  list: RefObject<HTMLElement | null>,
  heights: readonly number[],
): DrawnPart[] {
  const ends = useMemo(() => endsOf(heights), [heights])
  const [{ first, last, kept }, setSeen] = useState(NOTHING)
  useLayoutEffect(() => {
    const look = () => {
      const next = seenIn(list.current!, ends)
      setSeen((now) =>
        now.first === next.first && now.last === next.last && now.kept === next.kept ? now : next,
      )
    }
    look()
    // The scroll event of a pane does not bubble; the document hears it in its capture phase.
    document.addEventListener('scroll', look, { passive: true, capture: true })
    window.addEventListener('resize', look)
    return () => {
      document.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
    }
  }, [list, ends])
  return useMemo(() => drawnParts(ends, { first, last }, kept), [ends, first, last, kept])
}

function seenIn(list: HTMLElement, ends: readonly number[]) {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const { top } = list.getBoundingClientRect()
  const focused = list.querySelector(':focus')?.closest<HTMLElement>('[data-part]')
  return {
    ...partsIn(ends, (-top - AROUND) / rem, (window.innerHeight - top + AROUND) / rem),
    kept: Number(focused?.dataset['part'] ?? -1),
  }
}
