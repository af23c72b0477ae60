import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

export function useStore<Value>(store: Store<Value>): Value
export function useStore<Value, Part>(store: Store<Value>, select: (value: Value) => Part): Part
/**
 * The value of a store, or what is selected from it. The server draws what the store begins with, and so does the
 * browser while it hydrates that.
 */
export function useStore<Value>(store: Store<Value>, select: (value: Value) => unknown = (value) => value) {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  )
}
