import { useEffect, useRef } from 'react'

/** Saves a cell when its row is removed: it loses its focus without a blur event then. `null` saves nothing. */
export function useSaveOnLeaving(save: (() => boolean) | null) {
  const latest = useRef(save)
  latest.current = save
  useEffect(() => () => void latest.current?.(), [])
}
