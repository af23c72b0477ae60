import type { Profile } from '#contract/profile.ts'
import { checkSession } from '../../shared/session/follow-session.ts'
import { deletedWeddingsQuery, weddingsQuery } from '../../shared/session/session.ts'
import { untilSignedIn } from '../../shared/session/signed-in.ts'
import { hasFirstAnswers } from '../first-answers.ts'
import { CLIENT_ID } from './client-id.ts'
import { followAccess } from './closed-access.ts'
import { type HeardEvent, onLiveEvent } from './live-events.ts'
import { onLiveAgain } from './live-status.ts'
import { readWhatFailed, refresh, refreshArea, refreshEverything } from './refresh.ts'
import { onServerBack } from './server-away.ts'
import { shareStream } from './shared-stream.ts'

let isStarted = false

/** Keeps what this page shows in step with the server, for as long as the page lives (spec 4). */
export function startLive({ id }: Pick<Profile, 'id'>): void {
  if (isStarted) return
  isStarted = true
  followAccess()
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
      // So does an answer of the operator; and operators hear so of what people write.
      void refresh([['support']])
      void refresh([['operator']])
      break
    case 'weddings':
      void refresh(weddingsQuery.queryKey)
      void refresh([['notifications']])
      void refresh(deletedWeddingsQuery.queryKey)
      break
    case 'role':
      if (event.clientId !== CLIENT_ID) void checkSession()
      break
    case 'resync':
      refreshEverything()
      // The role may be another too.
      void checkSession()
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
