import { useIsHydrated } from './use-is-hydrated.ts'

/** The origin of the site, for addresses that are copied; nothing on the server, where addresses without it are links too. */
export function useOrigin(): string {
  return useIsHydrated() ? window.location.origin : ''
}
