import { useEffect, useRef, useState } from 'react'
import type { WeddingOrder } from '#domain/weddings.ts'

/** What the address of the dashboard says of it. */
export type DashboardView = {
  /** `undefined` where the address does not say. */
  order: WeddingOrder | undefined
  search: string
  /** The year of the archive that is open. */
  year: number | null
}

/** How long typing has to pause before the address follows, in milliseconds. */
const PAUSE_MS = 300

/** The typed search: at once in the field, and in the address when typing pauses. */
export function useTypedSearch(
  inAddress: string,
  onPause: (search: string) => void,
): [string, (search: string) => void] {
  const [typed, setTyped] = useState(inAddress)
  const written = useRef(inAddress)
  const write = useRef(onPause)
  write.current = onPause
  useEffect(() => {
    // The address changed otherwise: by the way back, or by a link.
    if (inAddress === written.current) return
    written.current = inAddress
    setTyped(inAddress)
  }, [inAddress])
  useEffect(() => {
    const search = typed.trim()
    if (search === written.current) return
    const timer = setTimeout(() => {
      written.current = search
      write.current(search)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, setTyped]
}
