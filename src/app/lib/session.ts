import { queryOptions } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Profile } from '#contract/profile.ts'
import type { Wedding } from '#contract/weddings.ts'
import { api, client } from './api.ts'
import { forgetAskedPath, rememberAskedPath } from './asked-path.ts'
import { confirmPerson, forgetDevice } from './device/device-owner.ts'
import { noteOpenWedding } from './device/keep-wedding.ts'
import { CodedError, codeOf } from './error-messages.ts'
import { PATIENCE_MS } from './list-changes/worth-retrying.ts'
import { noteStartingId } from './live/start-id.ts'
import { queryClient, STALE_LISTS } from './query-client.ts'
import { drawPageFor, pageUserId } from './signed-in.ts'
import { openKept } from './unsaved/kept.ts'
import { leaveUnasked } from './unsaved/unsaved.ts'

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

/** What the signed-in person deleted and can take back. */
export const deletedWeddingsQuery = queryOptions({
  ...api.weddings.deleted.list.queryOptions(),
  staleTime: STALE_LISTS,
})

/**
 * For `beforeLoad` of the app's routes: the profile, or a redirect to /login (spec 2), a page of the server, which
 * leads to the page that was asked for afterwards.
 */
export async function requireProfile(asked?: string): Promise<Profile> {
  try {
    const profile = await queryClient.ensureQueryData(profileQuery)
    drawPageFor(profile.id)
    openKept(profile.id)
    return profile
  } catch (error) {
    if (codeOf(error) !== 'UNAUTHENTICATED') throw error
    await forgetDevice()
    if (asked) rememberAskedPath(asked)
    throw redirect({ href: '/login', reloadDocument: true })
  }
}

/** For `beforeLoad` of planner-only routes: sends other people to /app/couple (spec 2, 6). */
export async function requirePlanner(): Promise<Profile> {
  const profile = await requireProfile()
  if (profile.role !== 'planner') throw redirect({ to: '/app/couple' })
  return profile
}

/**
 * The page after the login (spec 2): a planner to their dashboard, a couple to their current
 * wedding, or to /app/couple when they have none.
 */
export async function homePath(profile: Profile): Promise<string> {
  if (profile.role === 'planner') return `/app/planner/${profile.id}`
  const weddingId = await currentWeddingId(profile)
  return weddingId ? `/app/couple/${weddingId}` : '/app/couple'
}

/** For `beforeLoad`: the wedding that sections without one in their address belong to. */
export async function currentWeddingId(profile: Pick<Profile, 'id'>): Promise<string | undefined> {
  return currentWedding(profile, await queryClient.ensureQueryData(weddingsQuery))?.id
}

/** For loaders: whether the person is a member; one joined elsewhere a moment ago counts too. */
export async function isOwnWedding(weddingId: string): Promise<boolean> {
  const holds = (weddings: Wedding[]) => weddings.some(({ id }) => id === weddingId)
  if (holds(await queryClient.ensureQueryData(weddingsQuery))) return true
  return holds(await queryClient.fetchQuery({ ...weddingsQuery, staleTime: 0 }))
}

const currentKey = (profile: Pick<Profile, 'id'>) => `azahar.wedding.${profile.id}`

/** The wedding this browser showed last, if it is still one of theirs, else the one joined last. */
export function currentWedding(profile: Pick<Profile, 'id'>, weddings: Wedding[]): Wedding | undefined {
  const remembered = localStorage.getItem(currentKey(profile))
  return weddings.find(({ id }) => id === remembered) ?? weddings[0]
}

/** Creating, joining or opening a wedding makes it the current one (spec 4). */
export function rememberCurrentWedding(profile: Pick<Profile, 'id'>, weddingId: string) {
  localStorage.setItem(currentKey(profile), weddingId)
  noteOpenWedding(weddingId)
}

/**
 * Leaves nothing of the session behind (spec 4): the cached wedding and what the device keeps are
 * removed, the memory goes with the page, and other tabs of this browser are told.
 */
export async function endSessionHere(profile: Pick<Profile, 'id'> | undefined) {
  await forgetDevice()
  if (profile) localStorage.removeItem(currentKey(profile))
  forgetAskedPath()
  announceSessionChange()
  leaveUnasked('/login?logout=1')
}

/** To the login with a new page, so that nothing of the session that ended stays in memory; later back to here. */
export function leaveToLogin() {
  rememberAskedPath(window.location.pathname + window.location.search)
  leaveUnasked('/login')
}

/** A channel does not hear itself, so this tab goes on with what it was doing. */
const sessionChannel = new BroadcastChannel('azahar.session')

/** Notifies the other tabs of a sign-in or sign-out; call after either. */
export const announceSessionChange = () => sessionChannel.postMessage('changed')

/** Calls the listener when the session changed in another tab. */
export function onSessionChange(listener: () => void) {
  sessionChannel.onmessage = listener
}
