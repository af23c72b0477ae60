/** Listeners are called when something happens. */
export function createListeners<Event extends readonly unknown[] = []>() {
  const listeners = new Set<(...event: Event) => void>()
  return {
    /** Gives the way to take the listener away again. */
    add(listener: (...event: Event) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify(...event: Event): void {
      // A listener may take itself away while it is called.
      for (const listener of [...listeners]) listener(...event)
    },
  }
}

export type Store<Value> = ReturnType<typeof createStore<Value>>

/** A value outside of React that components follow with `useStore`; what it holds is replaced, never changed. */
export function createStore<Value>(initial: Value) {
  let value = initial
  const { add, notify } = createListeners()
  return {
    initial,
    get: (): Value => value,
    /** Listeners are called when it is another value than before. */
    set(next: Value): void {
      if (Object.is(next, value)) return
      value = next
      notify()
    },
    subscribe: add,
  }
}
