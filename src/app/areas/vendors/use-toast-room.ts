import { useLayoutEffect } from 'react'
import { liftToasts } from '#ui/toast-room.ts'

/** Lifts the toasts over what stands at the bottom of a narrow screen; a length, or `null` for nothing. */
export function useToastRoom(room: string | null) {
  useLayoutEffect(() => (room === null ? undefined : liftToasts(room)), [room])
}
