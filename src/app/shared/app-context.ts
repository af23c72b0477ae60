import type { QueryClient } from '@tanstack/react-query'
import type { Profile } from '#contract/profile.ts'

/**
 * The routes are given one context: one for the whole life of a page in the browser, one for each page on the server.
 */
export type AppContext = {
  queryClient: QueryClient
  /** The cookies of this origin that the app may read, as `document.cookie` has them. */
  cookies: () => string
  /** Called whenever it has been asked who is signed in; in the browser alone the page then belongs to them. */
  onProfile?: (profile: Profile) => void
}
