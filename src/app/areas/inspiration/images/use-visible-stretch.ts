import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/**
 * So much is drawn beyond the window at either side, and the page is scrolled so far before more is drawn, in pixels.
 */
const BEYOND = 600
const STEP = 300

export type Stretch = { top: number; bottom: number }

/** The stretch of an element, from its top, that is to be drawn: a little more than the window shows. */
export function useVisibleStretch(element: RefObject<HTMLElement | null>): Stretch {
  const [top, setTop] = useState(0)
  const [height, setHeight] = useState(() => (typeof window === 'undefined' ? 0 : window.innerHeight))
  useLayoutEffect(() => {
    const measure = () => {
      const above = -(element.current?.getBoundingClientRect().top ?? 0)
      setTop(Math.floor(above / STEP) * STEP)
      setHeight(window.innerHeight)
    }
    measure()
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [element])
  return { top: top - BEYOND, bottom: top + height + STEP + BEYOND }
}

/** The width of an element, known before it is painted. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => setWidth(element.current?.clientWidth ?? 0), [element])
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
