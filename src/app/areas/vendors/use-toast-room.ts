import { useLayoutEffect } from 'react'

/** Lifts the toasts over what stands at the bottom of a narrow screen; a length, or `null` for nothing. */
export function useToastRoom(room: string | null) {
  useLayoutEffect(() => {
    if (room === null) return
    const { style } = document.documentElement
    style.setProperty('--bottom-bar', room)
    return () => {
      style.removeProperty('--bottom-bar')
    }
  }, [room])
}
