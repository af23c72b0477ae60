import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { GuestTextField } from '#domain/guests.ts'
import { messageFor } from '../../lib/error-messages.ts'
import { type GuestChange, withChanges } from './changes/guest-change.ts'
import { type UnsavedChange, useUnsavedChanges } from './changes/guest-changes.ts'
import { guestsQuery } from './guest-list.ts'

/** A change that was not saved: what somebody typed, and why it is not in the list. */
export type Failure = { change: GuestChange; typed: string; message: string }

/** What was not saved of a guest: texts of their cells, or all of them when they could not be added. */
export type GuestFailures = Partial<Record<GuestTextField | 'addition', Failure>>

/** The guest list as the person sees it, with their own changes in it before the server has them. */
export function useGuests(weddingId: string) {
  const query = useQuery(guestsQuery(weddingId))
  const unsaved = useUnsavedChanges(weddingId)
  const guests = useMemo(() => {
    const seen = unsaved.filter(({ status, change }) => status === 'pending' || change.kind === 'add')
    return (
      query.data &&
      withChanges(
        query.data,
        seen.map(({ change }) => change),
      )
    )
  }, [query.data, unsaved])
  const failures = useMemo(() => failuresByGuest(unsaved), [unsaved])
  return { query, guests, failures, isSaving: unsaved.some(({ status }) => status === 'pending') }
}

function failuresByGuest(unsaved: readonly UnsavedChange[]): ReadonlyMap<string, GuestFailures> {
  const byGuest = new Map<string, GuestFailures>()
  for (const { status, change, error } of unsaved) {
    if (status !== 'failed' || change.kind === 'remove') continue
    const place = change.kind === 'add' ? 'addition' : change.field
    if (place === 'rsvp') continue
    const typed = change.kind === 'edit' ? String(change.value ?? '') : change.guest.fullName
    byGuest.set(change.guest.id, {
      ...byGuest.get(change.guest.id),
      [place]: { change, typed, message: messageFor(error) },
    })
  }
  return byGuest
}
