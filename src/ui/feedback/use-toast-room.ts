import { type RefObject, useLayoutEffect } from 'react'
import { liftToasts } from './toast-room.ts'

/** Lifts the toasts over what stands at the bottom of a narrow screen; a length, or `null` for nothing. */
export function useToastRoom(room: string | null) {
  useLayoutEffect(() => (room === null ? undefined : liftToasts(room)), [room])
}

/** Lifts the toasts over a bar as long as it stands at the bottom of the window, however high it is there. */
export function useToastRoomAbove(bar: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    let lower = () => {}
    const observer = new ResizeObserver(() => {
      lower()
      lower = isAtBottom(bar.current) ? liftToasts(`${bar.current.offsetHeight}px`) : () => {}
    })
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      lower()
    }
  }, [bar])
}

/** One that slides in begins below; one that is hidden has no height. */
const isAtBottom = (bar: HTMLElement | null): bar is HTMLElement =>
  bar !== null && bar.offsetHeight > 0 && bar.getBoundingClientRect().bottom >= innerHeight - 1
