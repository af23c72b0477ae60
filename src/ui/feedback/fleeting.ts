import { useCallback, useEffect, useRef, useState } from 'react'

/** How long 'Guardado ✓' stays on a save button, and 'Copiado' or an inline 'Guardado' (spec 9). */
export const SAVED_BUTTON_MS = 1500
export const SAVED_INLINE_MS = 1200

/** A state that is on for a while after it is triggered: `const [isCopied, showCopied] = useFleeting(1200)`. */
export function useFleeting(lastsMs: number): [isOn: boolean, trigger: () => void] {
  const [isOn, setOn] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const trigger = useCallback(() => {
    clearTimeout(timer.current)
    setOn(true)
    timer.current = setTimeout(() => setOn(false), lastsMs)
  }, [lastsMs])
  return [isOn, trigger]
}
