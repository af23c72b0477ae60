import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a media query holds now: `useMedia('(width < 64rem)')`. `false` on the server, which does not know;
 * what the first screen shows by width stands in `ByMedia`.
 */
export function useMedia(query: string): boolean {
  const read = () => window.matchMedia(query).matches
  return useSyncExternalStore(useMediaChanges(query), read, () => typeof window !== 'undefined' && read())
}

export function useMediaChanges(query: string) {
  return useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
}
