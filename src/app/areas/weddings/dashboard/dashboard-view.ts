import { useEffect, useRef, useState } from 'react'
import type { WeddingOrder } from '#domain/weddings/dashboard-order.ts'
import { afterPaint } from '../../../shared/page/after-paint.ts'

/** The address of the dashboard says this of it. */
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
  write: (search: string) => void,
): [string, (search: string) => void] {
  const [typed, setTyped] = useState(inAddress)
  useAddress({ shown: typed.trim(), inAddress, follow: setTyped, write, later: afterPause })
  return [typed, setTyped]
}

/** The open year of the archive: at once on the screen, and in the address once that has been painted. */
export function useOpenYear(
  inAddress: number | null,
  write: (year: number | null) => void,
): [number | null, (year: number | null) => void] {
  const [year, setYear] = useState(inAddress)
  useAddress({ shown: year, inAddress, follow: setYear, write, later: afterPaint })
  return [year, setYear]
}

type InAddress<Value> = {
  shown: Value
  /** `undefined` where the address does not say. */
  inAddress: Value | undefined
  follow: (value: Value) => void
  write: (value: Value) => void
  /** When what is shown is written, because a navigation holds the answer to a press up; gives the way to call it off. */
  later: (write: () => void) => () => void
}

/** Writes what is shown to the address, and follows when that changes otherwise: by the way back, or by a link. */
export function useAddress<Value>({ shown, inAddress, follow, write, later }: InAddress<Value>): void {
  const written = useRef(shown)
  const latest = useRef({ follow, write, later })
  latest.current = { follow, write, later }
  useEffect(() => {
    if (inAddress === undefined || inAddress === written.current) return
    written.current = inAddress
    latest.current.follow(inAddress)
  }, [inAddress])
  useEffect(() => {
    if (shown === written.current) return
    return latest.current.later(() => {
      written.current = shown
      latest.current.write(shown)
    })
  }, [shown])
}

function afterPause(write: () => void): () => void {
  const timer = setTimeout(write, PAUSE_MS)
  return () => clearTimeout(timer)
}
