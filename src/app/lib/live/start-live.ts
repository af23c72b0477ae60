import type { Profile } from '#contract/profile.ts'
import { isEnough, sectionOfArea } from '#domain/permissions.ts'
import { hasFirstAnswers } from '../first-answers.ts'
import { checkSession } from '../follow-session.ts'
import { queryClient } from '../query-client.ts'
import { deletedWeddingsQuery, weddingsQuery } from '../session.ts'
import { untilSignedIn } from '../signed-in.ts'
import { CLIENT_ID } from './client-id.ts'
import { type HeardEvent, onLiveEvent } from './live-events.ts'
import { onLiveAgain } from './live-status.ts'
import { onServerBack } from './reach.ts'
import { readWhatFailed, refresh, refreshArea, refreshEverything } from './refresh.ts'
import { shareStream } from './shared-stream.ts'

let isStarted = false

/** Keeps what this page shows in step with the server, for as long as the page lives (product.md). */
export function startLive({ id }: Pick<Profile, 'id'>): void {
  if (isStarted) return
  isStarted = true
  onLiveEvent(follow)
  onLiveAgain(readWhatFailed)
  onServerBack(readWhatFailed)
  shareStream(id, settleSession)
  // Asked for together with the session, not after it, so no event would tell of a change between the two.
  if (!hasFirstAnswers()) void refresh(weddingsQuery.queryKey)
}

function follow(event: HeardEvent): void {
  switch (event.type) {
    case 'changed':
      void refreshArea(event.weddingId, event.area, event.clientId === CLIENT_ID)
      break
    case 'notifications':
      void refresh([['notifications']])
      // A message to a planner comes with a notification.
      void refresh([['requests']])
      break
    case 'weddings':
      void readAccessAgain()
      void refresh([['notifications']])
      void refresh(deletedWeddingsQuery.queryKey)
      break
    case 'resync':
      refreshEverything()
      break
    case 'closing':
      if (event.reason === 'signedOut') void checkSession()
  }
}

/** Waits until it is known that the session goes on, if need be until the person has signed in again. */
async function settleSession(): Promise<void> {
  await checkSession()
  await untilSignedIn()
}

/** Reads the weddings again; with another access to one of them, everything that is shown. */
async function readAccessAgain(): Promise<void> {
  const access = () =>
    JSON.stringify(queryClient.getQueryData(weddingsQuery.queryKey)?.map((one) => one.access))
  const before = access()
  await refresh(weddingsQuery.queryKey)
  forgetWhatIsClosed()
  if (access() !== before) refreshEverything()
}

/** Removes from the cache a wedding whose member the person is no longer, and the sections they may not see. */
function forgetWhatIsClosed(): void {
  const weddings = queryClient.getQueryData(weddingsQuery.queryKey)
  if (!weddings) return
  queryClient.removeQueries({
    predicate: ({ queryKey }) => {
      const { input } = (queryKey[1] ?? {}) as { input?: { weddingId?: string } }
      if (input?.weddingId === undefined) return false
      const wedding = weddings.find(({ id }) => id === input.weddingId)
      const section = sectionOfArea(String((queryKey[0] as string[])[0]))
      return !wedding || (section !== null && !isEnough(wedding.access[section], 'view'))
    },
  })
}
