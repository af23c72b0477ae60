import type { QueryClient } from '@tanstack/react-query'
import type { Profile } from '#contract/profile.ts'

/**
 * The routes are given one context: one for the whole life of a page in the browser, one for each page on the server.
 */
export type AppContext = {
  queryClient: QueryClient
  /** The value of a cookie of this origin that the app may read, as it is now, or `null`. */
  cookie: (name: string) => string | null
  /** Its value when the server drew the page. */
  drawnCookie: (name: string) => string | null
  /** Called whenever it has been asked who is signed in; in the browser alone the page then belongs to them. */
  onProfile?: (profile: Profile) => void
}
