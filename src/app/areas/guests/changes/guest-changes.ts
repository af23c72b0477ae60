import { type MutationCacheNotifyEvent, MutationObserver } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { Guest } from '#contract/guests.ts'
import { queryClient } from '../../../lib/query-client.ts'
import type { GuestChange } from './guest-change.ts'
import { reportFailure } from './report-failure.ts'
import { isWorthRetrying, keepAnswer, sendChange } from './send-change.ts'

/** A change that has not reached the list: it is on its way, or it failed and waits to be tried again. */
export type UnsavedChange = { change: GuestChange; status: 'pending' | 'failed'; error: unknown }

const AREA = 'guest-changes'
const mutations = queryClient.getMutationCache()
const observers = new Map<GuestChange, MutationObserver<Guest | null, unknown, GuestChange>>()

/**
 * Makes a change at once for the eyes and sends it. Changes to one guest go one after the other, and
 * without a network they wait for it. One that fails stays as a failed change when there is something
 * in it that somebody typed; everything else is undone and told.
 */
export function submitChange(weddingId: string, change: GuestChange) {
  const unsaved = readUnsaved(weddingId)
  const failedAddition = unsaved.find(
    ({ status, change: other }) =>
      status === 'failed' && other.kind === 'add' && other.guest.id === change.guest.id,
  )?.change
  for (const { status, change: other } of unsaved)
    if (status === 'failed' && replaces(change, other)) discardChange(other)
  if (failedAddition?.kind === 'add') {
    // The server does not know this guest yet: the edit goes with the next try to add them.
    discardChange(failedAddition)
    if (change.kind === 'remove') return
    const { guest } = failedAddition
    send(
      weddingId,
      change.kind === 'edit'
        ? { ...failedAddition, guest: { ...guest, [change.field]: change.value } }
        : change,
    )
    return
  }
  send(weddingId, change)
}

function send(weddingId: string, change: GuestChange) {
  const observer = new MutationObserver<Guest | null, unknown, GuestChange>(queryClient, {
    mutationKey: [AREA, weddingId],
    scope: { id: `guest ${change.guest.id}` },
    // The observer keeps the change for as long as it is of interest.
    gcTime: 0,
    networkMode: 'online',
    retry: isWorthRetrying,
    mutationFn: (sent) => sendChange(weddingId, sent),
    onSuccess: (answer, sent) => keepAnswer(weddingId, sent, answer),
  })
  observers.set(change, observer)
  observer.mutate(change).then(
    () => discardChange(change),
    (error) => fail(weddingId, change, error),
  )
}

function fail(weddingId: string, change: GuestChange, error: unknown) {
  const others = readUnsaved(weddingId).filter(({ change: other }) => other !== change)
  const isOvertaken = others.some(
    ({ status, change: later }) => status === 'pending' && replaces(later, change),
  )
  const isAdditionFailed = others.some(
    ({ status, change: other }) =>
      status === 'failed' && other.kind === 'add' && other.guest.id === change.guest.id,
  )
  if (isOvertaken) return discardChange(change)
  if (change.kind === 'edit' && isAdditionFailed) {
    discardChange(change)
    return submitChange(weddingId, change)
  }
  const isKept = reportFailure(weddingId, change, error, {
    retry: () => retryChange(weddingId, change),
    submit: (instead) => submitChange(weddingId, instead),
  })
  if (!isKept) discardChange(change)
}

/** Whether a later change makes an earlier one pointless. */
function replaces(later: GuestChange, earlier: GuestChange): boolean {
  if (later.guest.id !== earlier.guest.id) return false
  if (later.kind !== 'edit') return later.kind !== earlier.kind || later.kind === 'remove'
  return earlier.kind === 'edit' && earlier.field === later.field
}

/** Sends a failed change again. */
export function retryChange(weddingId: string, change: GuestChange) {
  discardChange(change)
  submitChange(weddingId, change)
}

/** Forgets a failed change; the list shows what the server has. */
export function discardChange(change: GuestChange) {
  observers.get(change)?.reset()
  observers.delete(change)
}

/** The changes to a wedding's guests that are not in its list yet, in the order they were made. */
export function useUnsavedChanges(weddingId: string): readonly UnsavedChange[] {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => readUnsaved(weddingId), [weddingId]),
  )
}

const NONE: readonly UnsavedChange[] = []
const read = new Map<string, readonly UnsavedChange[]>()
const listeners = new Set<() => void>()

function readUnsaved(weddingId: string): readonly UnsavedChange[] {
  const known = read.get(weddingId)
  if (known) return known
  const found = mutations
    .findAll({ mutationKey: [AREA, weddingId] })
    .flatMap(({ state }): UnsavedChange[] => {
      const change = state.variables as GuestChange
      if (state.status === 'pending') return [{ change, status: 'pending', error: null }]
      return state.status === 'error' ? [{ change, status: 'failed', error: state.error }] : []
    })
  const changes = found.length === 0 ? NONE : found
  read.set(weddingId, changes)
  return changes
}

/** Told at once, not in the query client's next round: a cell must never show its old value for a frame. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

mutations.subscribe(({ mutation }: MutationCacheNotifyEvent) => {
  if (mutation?.options.mutationKey?.[0] !== AREA) return
  read.clear()
  for (const listener of listeners) listener()
})

/** Closing the window now would lose what is not saved yet: a change, or a cell that is being typed in. */
window.addEventListener('beforeunload', (event) => {
  const isUnsaved = mutations.findAll({ mutationKey: [AREA] }).some(({ state }) => state.status !== 'success')
  if (isUnsaved || document.querySelector('[data-unsaved]')) event.preventDefault()
})
