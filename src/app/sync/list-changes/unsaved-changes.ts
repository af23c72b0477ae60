import { hashKey, type MutationCacheNotifyEvent } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { createListeners } from '#ui/state/store.ts'
import { queryClient } from '../query-client.ts'
import { type Change, type Item, withChanges } from './change.ts'
import type { MadeChange } from './kept-changes.ts'

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

const mutations = queryClient.getMutationCache()

/** The changes of one kind of list that the server does not have, as the mutation cache knows them. */
export function createUnsavedChanges<I extends Item, Place>(area: string) {
  const name = `${area} changes`
  const mutationKey = (place: Place) => [name, place] as const
  const NONE: readonly Unsaved<I>[] = []
  const snapshots = new Map<string, readonly Unsaved<I>[]>()
  // They are called at once, not in the query client's next round, so no frame shows an old value.
  const { add: subscribe, notify } = createListeners()

  function read(place: Place): readonly Unsaved<I>[] {
    const key = hashKey([place])
    const known = snapshots.get(key)
    if (known) return known
    const found = mutations
      .findAll({ mutationKey: mutationKey(place), exact: true })
      .flatMap(({ state }): Unsaved<I>[] => {
        const change = state.variables as Change<I>
        if (state.status === 'pending') return [{ change, status: 'pending', error: null }]
        return state.status === 'error' ? [{ change, status: 'failed', error: state.error }] : []
      })
    const unsaved = found.length === 0 ? NONE : found
    snapshots.set(key, unsaved)
    return unsaved
  }

  mutations.subscribe(({ mutation }: MutationCacheNotifyEvent) => {
    if (mutation?.options.mutationKey?.[0] !== name) return
    snapshots.clear()
    notify()
  })

  return {
    mutationKey,
    read,
    subscribe,
    /** Those of every place, as they are kept over a reload. */
    readAll: (): MadeChange<Place, Change<I>>[] =>
      mutations
        .findAll({ mutationKey: [name] })
        .filter(({ state }) => state.status === 'pending' || state.status === 'error')
        .map(({ options, state }) => ({
          place: options.mutationKey?.[1] as Place,
          change: state.variables as Change<I>,
        })),
    /** The changes that are not in the list yet, in the order they were made. */
    useUnsaved(place: Place): readonly Unsaved<I>[] {
      const key = hashKey([place])
      // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the place
      const snapshot = useCallback(() => read(place), [key])
      return useSyncExternalStore(subscribe, snapshot, () => NONE)
    },
  }
}
