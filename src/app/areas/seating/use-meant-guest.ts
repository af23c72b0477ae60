import { useEffect, useRef } from 'react'
import type { SeatingPerson } from '#domain/seating/seating.ts'
import { useHighlightedId } from '../../shared/page/highlighted-id.ts'
import type { Plan } from './use-seating.ts'

/** Calls back with the guest whom the address asks for, once for each time it does. */
export function useMeantGuest(plan: Plan, onMeant: (person: SeatingPerson) => void): void {
  const guestId = useHighlightedId()
  const latest = useRef({ plan, onMeant })
  latest.current = { plan, onMeant }
  useEffect(() => {
    if (guestId === undefined) return
    const { people } = latest.current.plan
    const person = people.find((one) => one.guestId === guestId)
    if (person) latest.current.onMeant(person)
  }, [guestId])
}
