import { queryOptions } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Profile } from '#contract/profile.ts'
import type { Wedding } from '#contract/weddings.ts'
import { WEDDING_COOKIE } from '#domain/accounts/device.ts'
import { api, client } from '../../sync/api.ts'
import { confirmPerson, forgetDevice } from '../../sync/device/device-owner.ts'
import { PATIENCE_MS } from '../../sync/list-changes/worth-retrying.ts'
import { noteStartingId } from '../../sync/live/start-id.ts'
import { queryClient, STALE_LISTS } from '../../sync/query-client.ts'
import { forgetKept } from '../../sync/unsaved/kept.ts'
import { leaveUnasked } from '../../sync/unsaved/unsaved.ts'
import type { AppContext } from '../app-context.ts'
import { CodedError, codeOf } from '../error-messages.ts'
import { currentWedding, forgetCurrentWedding } from '../wedding/current-wedding.ts'
import { forgetAskedPath, rememberAskedPath } from './asked-path.ts'
import { announceSessionChange } from './session-channel.ts'
import { pageUserId } from './signed-in.ts'

/** No screen stands without these: an app that is opened without a network says so instead of waiting in silence. */
const ASKED_WITHOUT_NETWORK = { networkMode: 'always', refetchOnReconnect: true } as const

/** The signed-in person; fails with `UNAUTHENTICATED` without their session. */
export const profileQuery = queryOptions({
  queryKey: api.profile.get.queryKey(),
  queryFn: async ({ signal }): Promise<Profile> => {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
    const session = await client.profile.session(undefined, { signal: patience })
    const userId = pageUserId()
    if (!session || (userId !== null && session.id !== userId)) throw new CodedError('UNAUTHENTICATED')
    confirmPerson(session.id)
    const { liveId, ...profile } = session
    noteStartingId(liveId)
    return profile
  },
  staleTime: STALE_LISTS,
  ...ASKED_WITHOUT_NETWORK,
})

/** The weddings of the signed-in person, the most recently joined first. */
export const weddingsQuery = queryOptions({
  ...api.weddings.list.queryOptions(),
  staleTime: STALE_LISTS,
  ...ASKED_WITHOUT_NETWORK,
})

/** Changes the cached list; one that is being read right now was asked for before the change and would undo it. */
export function changeWeddings(change: (weddings: Wedding[]) => Wedding[]): void {
  void queryClient.cancelQueries({ queryKey: weddingsQuery.queryKey })
  queryClient.setQueryData(weddingsQuery.queryKey, (weddings) => weddings && change(weddings))
}

/** The weddings that the signed-in person deleted and can take back. */
export const deletedWeddingsQuery = queryOptions({
  ...api.weddings.deleted.list.queryOptions(),
  staleTime: STALE_LISTS,
})

/**
 * For `beforeLoad` of the app's routes: the profile, or a redirect to /login (spec 2), a page of the server, which
 * leads to the page that was asked for afterwards.
 */
export async function requireProfile(context: AppContext, asked: string): Promise<Profile> {
  try {
    const profile = await context.queryClient.ensureQueryData(profileQuery)
    context.onProfile?.(profile)
    return profile
  } catch (error) {
    if (codeOf(error) !== 'UNAUTHENTICATED') throw error
    await forgetDevice()
    rememberAskedPath(asked)
    throw redirect({ href: '/login', reloadDocument: true })
  }
}

export type SignedInContext = AppContext & { profile: Profile }

/**
 * The page after the login (spec 2): a planner to their dashboard, a couple to their current
 * wedding, or to /app/couple when they have none.
 */
export async function homePath(context: SignedInContext): Promise<string> {
  const { profile } = context
  if (profile.role === 'planner') return `/app/planner/${profile.id}`
  const weddingId = await currentWeddingId(context)
  return weddingId ? `/app/couple/${weddingId}` : '/app/couple'
}

/** For `beforeLoad`: the wedding that sections without one in their address belong to. */
export async function currentWeddingId(context: SignedInContext): Promise<string | undefined> {
  const weddings = await context.queryClient.ensureQueryData(weddingsQuery)
  return currentWedding(context.profile, weddings, context.cookie(WEDDING_COOKIE))?.id
}

/** For loaders: whether the person is a member; one joined elsewhere a moment ago counts too. */
export async function isOwnWedding({ queryClient }: AppContext, weddingId: string): Promise<boolean> {
  const holds = (weddings: Wedding[]) => weddings.some(({ id }) => id === weddingId)
  if (holds(await queryClient.ensureQueryData(weddingsQuery))) return true
  return holds(await queryClient.fetchQuery({ ...weddingsQuery, staleTime: 0 }))
}

/**
 * Shows nothing of the session any more (spec 4): the cached wedding and what the device keeps are removed, the memory
 * goes with the page, and other tabs of this browser are notified. What the person wanted to keep waits out of sight.
 */
export async function endSessionHere(unsent: 'kept' | 'discarded', next = '/login?logout=1') {
  forgetKept()
  await forgetDevice(unsent)
  forgetCurrentWedding()
  forgetAskedPath()
  announceSessionChange()
  leaveUnasked(next)
}

/** To the login with a new page, so that nothing of the session that ended stays in memory; later back to here. */
export function leaveToLogin() {
  rememberAskedPath(window.location.pathname + window.location.search)
  leaveUnasked('/login')
}
