import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { Guest } from '#contract/guests.ts'
import {
  countByRsvp,
  type GuestDraft,
  guestSearch,
  passesRsvpFilter,
  type Rsvp,
  type RsvpFilter,
} from '#domain/guests.ts'

/** How long, in milliseconds, a row fades out when its new answer no longer belongs to the filter. */
const LEAVING_MS = 220

/** Rows that stay in sight although the filter or the search would leave them out. */
type Held = ReadonlyMap<string, 'leaving' | 'staying'>

const NONE: Held = new Map()

/** What part of the list is in sight: the filter by answer, the search, and what is just leaving. */
export function useGuestView(guests: Guest[]) {
  const [filter, setFilter] = useState<RsvpFilter>('all')
  const [search, setSearch] = useState('')
  const { held, hold, release, releaseAll } = useHeldRows()
  const searched = useDeferredValue(search)
  const counts = useMemo(() => countByRsvp(guests), [guests])
  const shown = useShown(guests, { filter, search: searched }, held)
  const latest = useRef({ filter, search })
  latest.current = { filter, search }

  return {
    filter,
    search,
    counts,
    shown,
    held,
    setFilter: useCallback(
      (next: RsvpFilter) => {
        setFilter(next)
        releaseAll()
      },
      [releaseAll],
    ),
    setSearch: useCallback(
      (next: string) => {
        setSearch(next)
        releaseAll()
      },
      [releaseAll],
    ),
    /** All guests are in sight again. */
    showAll: useCallback(() => {
      setFilter('all')
      setSearch('')
      releaseAll()
    }, [releaseAll]),
    /** How many of these the filter and the search leave out. */
    countHidden: useCallback((some: readonly GuestDraft[]) => countHidden(some, latest.current), []),
    /** An answer is about to change: `true` when its guest leaves the filter, fading out. */
    letLeave: useCallback(
      (id: string, rsvp: Rsvp): boolean => {
        if (passesRsvpFilter(rsvp, latest.current.filter)) {
          release(id)
          return false
        }
        hold(id, 'leaving')
        setTimeout(() => release(id), LEAVING_MS)
        return true
      },
      [hold, release],
    ),
    /** A row that is edited stays where it is until another search, even if it no longer matches. */
    keepInSight: useCallback(
      (id: string) => {
        if (latest.current.search.trim() !== '') hold(id, 'staying')
      },
      [hold],
    ),
  }
}

type Part = { filter: RsvpFilter; search: string }

function useShown(guests: Guest[], { filter, search }: Part, held: Held): Guest[] {
  return useMemo(() => {
    const isFound = guestSearch(search)
    return guests.filter(
      (guest) => (passesRsvpFilter(guest.rsvp, filter) && isFound(guest)) || held.has(guest.id),
    )
  }, [guests, filter, search, held])
}

function countHidden(some: readonly GuestDraft[], { filter, search }: Part): number {
  const isFound = guestSearch(search)
  return some.filter((guest) => !passesRsvpFilter(guest.rsvp, filter) || !isFound(guest)).length
}

function useHeldRows() {
  const [held, setHeld] = useState(NONE)
  const hold = useCallback((id: string, how: 'leaving' | 'staying') => {
    setHeld((rows) => new Map(rows).set(id, how))
  }, [])
  const release = useCallback((id: string) => {
    setHeld((rows) => {
      const rest = new Map(rows)
      rest.delete(id)
      return rest
    })
  }, [])
  const releaseAll = useCallback(() => setHeld(NONE), [])
  return { held, hold, release, releaseAll }
}

export type GuestView = ReturnType<typeof useGuestView>
