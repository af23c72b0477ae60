import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Guest } from '#contract/guests.ts'
import type { GuestTextField } from '#domain/guests.ts'
import { messageFor } from '../../lib/error-messages.ts'
import { type Unsaved, withUnsaved } from '../../lib/list-changes/list-changes.ts'
import { type GuestChange, guestChanges } from './guests.changes.ts'
import { guestsQuery } from './guests.queries.ts'

/** A change that was not saved: the typed text, and why it is not in the list. */
export type Failure = { change: GuestChange; typed: string; message: string }

/** What was not saved of a guest: texts of their cells, or all of them when they could not be added. */
export type GuestFailures = Partial<Record<GuestTextField | 'addition', Failure>>

/** The guest list as the person sees it, with their own changes in it before the server has them. */
export function useGuests(weddingId: string) {
  const query = useQuery(guestsQuery(weddingId))
  const unsaved = guestChanges.useUnsaved(weddingId)
  const guests = useMemo(() => query.data && withUnsaved(query.data, unsaved), [query.data, unsaved])
  const failures = useMemo(() => failuresByGuest(unsaved), [unsaved])
  return { query, guests, failures }
}

function failuresByGuest(unsaved: readonly Unsaved<Guest>[]): ReadonlyMap<string, GuestFailures> {
  const byGuest = new Map<string, GuestFailures>()
  for (const { status, change, error } of unsaved) {
    if (status !== 'failed' || change.kind === 'remove') continue
    const place = change.kind === 'add' ? 'addition' : change.field
    if (!isShownPlace(place)) continue
    const typed = change.kind === 'edit' ? String(change.value ?? '') : change.item.fullName
    byGuest.set(change.item.id, {
      ...byGuest.get(change.item.id),
      [place]: { change, typed, message: messageFor(error) },
    })
  }
  return byGuest
}

/** Where a failure is shown; an answer that failed is undone instead. */
function isShownPlace(place: string): place is keyof GuestFailures {
  return place === 'addition' || place === 'fullName' || place === 'email' || place === 'notes'
}
