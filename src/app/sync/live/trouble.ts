import { useIsMutating } from '@tanstack/react-query'
import { isAway } from '../away.ts'
import { useOnline } from '../use-online.ts'
import { useLiveStatus } from './live-status.ts'
import { useServerAway } from './server-away.ts'

/** A restarting server is back by then; an earlier warning would be a false alarm. */
const TRIES_IN_SILENCE = 2

/**
 * Why nothing is heard from the server: there is no network, the server does not answer, or it says
 * that it cannot answer now.
 */
export function useTrouble(): 'offline' | 'unreachable' | 'away' | null {
  const isOnline = useOnline()
  const { isLive, failures } = useLiveStatus()
  const isServerAway = useServerAway()
  const waiting = useIsMutating({
    predicate: ({ state }) => state.failureCount >= TRIES_IN_SILENCE && isAway(state.failureReason),
  })
  if (!isOnline) return 'offline'
  if (!isLive && failures >= TRIES_IN_SILENCE) return 'unreachable'
  return isServerAway || waiting > 0 ? 'away' : null
}
