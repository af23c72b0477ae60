import { useEffect, useRef } from 'react'
import { createStore, type Store } from '../state/store.ts'
import { useStore } from '../state/use-store.ts'

/** A part of the interface that comes in a file of its own, fetched before it is needed or when it is. */
export type LoadedPart<Part> = {
  /** Fetches it; what failed is tried again by the next call. */
  load: () => Promise<Part>
  /** The part once it is there. */
  current: () => Part | undefined
  loaded: Store<Part | undefined>
}

export function loadedPart<Part>(fetchPart: () => Promise<Part>): LoadedPart<Part> {
  const loaded = createStore<Part | undefined>(undefined)
  let loading: Promise<Part> | undefined
  const load = () => {
    loading ??= fetchPart().then(
      (part) => {
        loaded.set(part)
        return part
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  return { load, current: loaded.get, loaded }
}

/**
 * The part from the moment it is wanted and there. It is kept when it is wanted no more, so that an overlay can
 * leave as it came; a control that never wanted it is not drawn again when it comes.
 */
export function useLoadedPart<Part>(
  part: LoadedPart<Part>,
  isWanted: boolean,
  onMissing?: () => void,
): Part | undefined {
  const wasWanted = useRef(isWanted)
  wasWanted.current ||= isWanted
  const missing = useRef(onMissing)
  missing.current = onMissing
  useEffect(() => {
    if (isWanted) part.load().catch(() => missing.current?.())
  }, [part, isWanted])
  return useStore(part.loaded, (loaded) => (wasWanted.current ? loaded : undefined))
}
