import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { Guest } from '#contract/guests.ts'
import type { DetailReading } from '#domain/guests/detail-reading.ts'
import { type DetailFilter, isFiltering, NO_DETAIL_FILTER } from '#domain/guests/guest-filter.ts'
import {
  answerOf,
  countAnswers,
  countByRsvp,
  type GuestAnswer,
  guestSearch,
  type NewGuest,
  passesRsvpFilter,
  type RsvpFilter,
} from '#domain/guests/guests.ts'
import { useWantedPart, type WantedPart } from './filter-address.ts'

/** How long, in milliseconds, a row fades out when its new answer no longer belongs to the filter. */
const LEAVING_MS = 220

/** Rows that stay in sight although the filter or the search would leave them out. */
type Held = ReadonlyMap<string, 'leaving' | 'staying'>

const NONE: Held = new Map()

/** The part of the list in sight: the filters, the search, and the guests just leaving. */
export function useGuestView(guests: Guest[]) {
  const [part, setPart] = useWantedPart()
  const { filter, search, details } = part
  const { held, hold, release, releaseAll } = useHeldRows()
  const [reading, onRead] = useState<DetailReading | null>(null)
  const read = isFiltering(details) ? reading : null
  // The controls answer at once, and the list follows.
  const inSight = useDeferredValue(useMemo(() => ({ filter, search, read }), [filter, search, read]))
  const { shown, segmentCounts } = useShown(guests, inSight, held)
  const latest = useRef({ filter, search, read })
  latest.current = { filter, search, read }
  const change = useCallback(
    (next: Partial<WantedPart>) => {
      setPart((before) => ({ ...before, ...next }))
      releaseAll()
    },
    [setPart, releaseAll],
  )

  return {
    filter,
    search,
    details,
    counts: useMemo(() => countByRsvp(guests), [guests]),
    /** How many stand under each answer, of those that pass the other filters. */
    segmentCounts,
    shown,
    held,
    onRead,
    setFilter: useCallback((next: RsvpFilter) => change({ filter: next }), [change]),
    setSearch: useCallback((next: string) => change({ search: next }), [change]),
    setDetails: useCallback((next: DetailFilter) => change({ details: next }), [change]),
    /** All guests are in sight again. */
    showAll: useCallback(() => change({ filter: 'all', search: '', details: NO_DETAIL_FILTER }), [change]),
    /** How many of these the filters and the search leave out. */
    countHidden: useCallback((some: readonly Counted[]) => countHidden(some, latest.current), []),
    /** An answer is about to change: `true` when its guest leaves the filter, fading out. */
    letLeave: useCallback(
      (id: string, answer: GuestAnswer): boolean => {
        const { filter, read } = latest.current
        const said = { rsvp: answer === 'maybe' ? null : answer, maybe: answer === 'maybe' }
        if (passesRsvpFilter(read?.answer({ id, ...said }) ?? answer, filter)) {
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

type Part = { filter: RsvpFilter; search: string; read: DetailReading | null }

function useShown(guests: Guest[], { filter, search, read }: Part, held: Held) {
  return useMemo(() => {
    const isFound = guestSearch(search)
    const answers: GuestAnswer[] = []
    const found = guests.filter((guest) => {
      const passes = read === null || read.passes(guest)
      const answer = read === null ? answerOf(guest) : (read.answer(guest) ?? null)
      if (passes) answers.push(answer)
      return (passes && passesRsvpFilter(answer, filter) && isFound(guest)) || held.has(guest.id)
    })
    const shown = read ? read.inOrder(found) : found
    return { shown, segmentCounts: countAnswers(answers) }
  }, [guests, filter, search, read, held])
}

type Counted = NewGuest & { maybe?: boolean | undefined }

/** Guests who come are unknown to the other filters: nothing is told of them yet. */
export function countHidden(some: readonly Counted[], { filter, search, read }: Part): number {
  const isFound = guestSearch(search)
  const isIn = (guest: Counted) =>
    passesRsvpFilter(answerOf(guest), filter) && isFound(guest) && (!read || read.passes({ id: '' }))
  return some.filter((guest) => !isIn(guest)).length
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
