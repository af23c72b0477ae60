import { hashKey, type MutationCacheNotifyEvent, MutationObserver } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { queryClient } from '../query-client.ts'
import { type Change, type Item, withChanges, withItem } from './change.ts'
import { keepChanges } from './kept-changes.ts'
import { isWorthRetrying } from './worth-retrying.ts'

/** A change that has not reached the list: it is on its way, or it failed and waits to be tried again. */
export type Unsaved<I extends Item> = { change: Change<I>; status: 'pending' | 'failed'; error: unknown }

/** The list as the person sees it: changes on their way are in it, and items that could not be added. */
export function withUnsaved<I extends Item>(list: I[], unsaved: readonly Unsaved<I>[]): I[] {
  const seen = unsaved.filter(({ status, change }) => status === 'pending' || change.kind === 'add')
  return withChanges(
    list,
    seen.map(({ change }) => change),
  )
}

/** What can be offered when a change failed. */
export type WaysOn<I extends Item> = { retry: () => void; submit: (instead: Change<I>) => void }

type ListChangesOptions<I extends Item, Place> = {
  /** Tells the changes of this list from all others: 'vendors'. */
  area: string
  /** Sends a change; gives the item as it is now, or `null` when it is gone. */
  send: (place: Place, change: Change<I>) => Promise<I | null>
  /** Writes into the list that was read from the server. */
  patch: (place: Place, patch: (list: I[]) => I[]) => Promise<void>
  /**
   * Says politely that a change was not saved and what we did about it. `true` when the change must be
   * kept because it holds typed text: it stays until it is saved or given up.
   */
  reportFailure: (place: Place, change: Change<I>, error: unknown, ways: WaysOn<I>) => boolean
  onSaved?: (place: Place, change: Change<I>) => void
}

const mutations = queryClient.getMutationCache()

/**
 * Optimistic changes to a list: each is there at once for the eyes and then sent. Changes to one item
 * go one after the other, and without a network they wait for it. One that fails stays as a failed
 * change when it holds typed text; every other failure is undone and reported.
 */
export function createListChanges<I extends Item, Place>({
  area,
  send,
  patch,
  reportFailure,
  onSaved,
}: ListChangesOptions<I, Place>) {
  const mutationKey = (place: Place) => [`${area} changes`, place] as const
  const observers = new Map<Change<I>, MutationObserver<I | null, unknown, Change<I>>>()

  function submit(place: Place, change: Change<I>) {
    const unsaved = readUnsaved(place)
    const failedAddition = unsaved.find(
      ({ status, change: other }) =>
        status === 'failed' && other.kind === 'add' && other.item.id === change.item.id,
    )?.change
    for (const { status, change: other } of unsaved)
      if (status === 'failed' && replaces(change, other)) discard(other)
    if (failedAddition?.kind !== 'add') return start(place, change)
    // The server does not know this item yet: an edit goes with the next try to add it.
    discard(failedAddition)
    if (change.kind === 'remove') return
    const { item } = failedAddition
    start(
      place,
      change.kind === 'edit'
        ? { ...failedAddition, item: { ...item, [change.field]: change.value } }
        : change,
    )
  }

  function start(place: Place, change: Change<I>) {
    const observer = new MutationObserver<I | null, unknown, Change<I>>(queryClient, {
      mutationKey: mutationKey(place),
      scope: { id: `${area} ${change.item.id}` },
      // The observer keeps the change for as long as it is of interest.
      gcTime: 0,
      networkMode: 'online',
      retry: isWorthRetrying,
      mutationFn: (sent) => send(place, sent),
      onSuccess: (answer, sent) => patch(place, (list) => withAnswer(list, sent, answer)),
    })
    observers.set(change, observer)
    observer.mutate(change).then(
      () => {
        discard(change)
        onSaved?.(place, change)
      },
      (error) => fail(place, change, error),
    )
  }

  function fail(place: Place, change: Change<I>, error: unknown) {
    const others = readUnsaved(place).filter(({ change: other }) => other !== change)
    const isOvertaken = others.some(
      ({ status, change: later }) => status === 'pending' && replaces(later, change),
    )
    const isAdditionFailed = others.some(
      ({ status, change: other }) =>
        status === 'failed' && other.kind === 'add' && other.item.id === change.item.id,
    )
    if (isOvertaken) return discard(change)
    if (change.kind === 'edit' && isAdditionFailed) {
      discard(change)
      return submit(place, change)
    }
    const isKept = reportFailure(place, change, error, {
      retry: () => retry(place, change),
      submit: (instead) => submit(place, instead),
    })
    if (!isKept) discard(change)
  }

  /** Sends a failed change again. */
  function retry(place: Place, change: Change<I>) {
    discard(change)
    submit(place, change)
  }

  /** Forgets a failed change; the list shows what the server has. */
  function discard(change: Change<I>) {
    observers.get(change)?.reset()
    observers.delete(change)
  }

  const NONE: readonly Unsaved<I>[] = []
  const read = new Map<string, readonly Unsaved<I>[]>()
  const listeners = new Set<() => void>()

  function readUnsaved(place: Place): readonly Unsaved<I>[] {
    const key = hashKey([place])
    const known = read.get(key)
    if (known) return known
    const found = mutations
      .findAll({ mutationKey: mutationKey(place), exact: true })
      .flatMap(({ state }): Unsaved<I>[] => {
        const change = state.variables as Change<I>
        if (state.status === 'pending') return [{ change, status: 'pending', error: null }]
        return state.status === 'error' ? [{ change, status: 'failed', error: state.error }] : []
      })
    const unsaved = found.length === 0 ? NONE : found
    read.set(key, unsaved)
    return unsaved
  }

  /** Told at once, not in the query client's next round: nothing may show its old value for a frame. */
  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  const keepUnsaved = keepChanges<Place, Change<I>>({
    area,
    unsaved: () =>
      mutations
        .findAll({ mutationKey: [`${area} changes`] })
        .filter(({ state }) => state.status === 'pending' || state.status === 'error')
        .map(({ options, state }) => ({
          place: options.mutationKey?.[1] as Place,
          change: state.variables as Change<I>,
        })),
    submit,
  })

  mutations.subscribe(({ mutation }: MutationCacheNotifyEvent) => {
    if (mutation?.options.mutationKey?.[0] !== `${area} changes`) return
    read.clear()
    for (const listener of listeners) listener()
    keepUnsaved()
  })

  return {
    submit,
    retry,
    discard,
    /** The changes that are not in the list yet, in the order they were made. */
    useUnsaved(place: Place): readonly Unsaved<I>[] {
      const key = hashKey([place])
      // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the place
      const snapshot = useCallback(() => readUnsaved(place), [key])
      return useSyncExternalStore(subscribe, snapshot)
    },
  }
}

/** Whether a later change makes an earlier one pointless. */
function replaces<I extends Item>(later: Change<I>, earlier: Change<I>): boolean {
  if (later.item.id !== earlier.item.id) return false
  if (later.kind !== 'edit') return later.kind !== earlier.kind || later.kind === 'remove'
  return earlier.kind === 'edit' && earlier.field === later.field
}

function withAnswer<I extends Item>(list: I[], change: Change<I>, answer: I | null): I[] {
  if (!answer) return list.filter(({ id }) => id !== change.item.id)
  const known = list.map((item) => (item.id === answer.id ? answer : item))
  return change.kind === 'add' ? withItem(known, { ...change, item: answer }) : known
}
