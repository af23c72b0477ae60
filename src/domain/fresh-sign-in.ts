import { MINUTE_MS } from './time.ts'

/** How long after a sign-in a session may change the ways into its account, take data away and delete it. */
export const FRESH_SIGN_IN_MS = 10 * MINUTE_MS

/** Whether a session that began at an instant is as good as the person themself. */
export const isFreshSignIn = (signedInAt: Date, now: Date): boolean =>
  now.getTime() - signedInAt.getTime() <= FRESH_SIGN_IN_MS
