import type { Role } from '#domain/members/roles.ts'
import { client } from '../../sync/api.ts'
import { confirmPerson, forgetDevice } from '../../sync/device/device-owner.ts'
import { keepUnsentFor } from '../../sync/device/keep-unsent.ts'
import { PATIENCE_MS } from '../../sync/list-changes/worth-retrying.ts'
import { refreshEverything } from '../../sync/live/refresh.ts'
import { queryClient } from '../../sync/query-client.ts'
import { forgetKept } from '../../sync/unsaved/kept.ts'
import { countAsUnsaved, hasUnsaved, leaveUnasked } from '../../sync/unsaved/unsaved.ts'
import { codeOf } from '../error-messages.ts'
import { isLeftOffline } from './leaving.ts'
import { leaveToLogin, profileQuery } from './session.ts'
import { announceSessionChange, onSessionChange } from './session-channel.ts'
import {
  endSession,
  holdRequests,
  onSessionEnd,
  pageUserId,
  resumeSession,
  saySessionEnded,
} from './signed-in.ts'

/**
 * Watches whose session this page has. When it ends with something unsaved, the person is asked to sign in
 * again where they are; without, the page leads to the login.
 */
export function followSession(): void {
  countAsUnsaved(() => queryClient.isMutating() > 0)
  onSessionEnd(() => void checkSession())
  onSessionChange(() => {
    if (isLeftOffline()) void leaveWithThem()
    else if (pageUserId() === null) window.location.reload()
    else void checkSession()
  })
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    if (codeOf(event.action.error) === 'UNAUTHENTICATED' && pageUserId() !== null) endSession()
  })
}

let checking: Promise<void> | null = null

/** The person has left in another tab, without a network: what this one has waits for them out of sight. */
async function leaveWithThem(): Promise<void> {
  const owner = pageUserId()
  // Changes that the browser cannot keep stay in the tab.
  if (owner !== null && (await keepUnsentFor(owner))) forgetKept()
  leaveUnasked('/app')
}

/** Asks who is signed in, and goes on, waits or leaves. Of several at once the server is asked once. */
export function checkSession(): Promise<void> {
  checking ??= settle().finally(() => {
    checking = null
  })
  return checking
}

async function settle(): Promise<void> {
  const session = await readSession()
  if (isLeaving) return
  if (session && session.id === pageUserId()) {
    confirmPerson(session.id)
    // A couple has other screens than a planner: this page may show one that is no longer theirs.
    if (hasOtherRole(session)) {
      await forgetDevice()
      return leaveUnasked('/app')
    }
    if (resumeSession()) refreshEverything()
    return
  }
  await forgetDevice()
  // Another person has signed in: their page is a new one, and what is unsaved here waits for its author.
  if (session) return leaveUnasked('/app')
  endSession()
  if (hasUnsaved()) saySessionEnded()
  else leaveToLogin()
}

function hasOtherRole({ role }: { role: Role }): boolean {
  const shown = queryClient.getQueryData(profileQuery.queryKey)
  return shown !== undefined && shown !== null && shown.role !== role
}

const readSession = () =>
  queryClient.fetchQuery({
    queryKey: ['who is signed in'],
    queryFn: () => client.profile.session(undefined, { signal: AbortSignal.timeout(PATIENCE_MS) }),
    // Until it is known, what waits can neither go on nor be said to wait.
    retry: true,
    staleTime: 0,
    gcTime: 0,
  })

/** The person of this page has signed in again: what waits is sent. */
export async function resumeSignedIn(): Promise<void> {
  announceSessionChange()
  await checkSession()
}

let isLeaving = false

/** Ends the session: what is heard of it is no news to the page that does so. */
export async function leaveWith(signOut: () => Promise<void>): Promise<void> {
  isLeaving = true
  holdRequests()
  try {
    await signOut()
  } catch (error) {
    isLeaving = false
    resumeSession()
    throw error
  }
}
