import { type RefObject, useLayoutEffect } from 'react'
import { liftToasts } from './toast-room.ts'

/** Lifts the toasts over what stands at the bottom of a narrow screen; a length, or `null` for nothing. */
export function useToastRoom(room: string | null) {
  useLayoutEffect(() => (room === null ? undefined : liftToasts(room)), [room])
}

/** Lifts the toasts over a bar at the bottom, however high it is; a hidden one takes no room. */
export function useToastRoomAbove(bar: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    let lower = () => {}
    const observer = new ResizeObserver(() => {
      const height = bar.current?.offsetHeight
      if (height) lower = liftToasts(`${height}px`)
      else lower()
    })
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      lower()
    }
  }, [bar])
}
