import { useOnline } from '../use-online.ts'
import { useLiveStatus } from './live-status.ts'

/** A server that starts again is back by then; whoever is told sooner is told for nothing. */
const TRIES_IN_SILENCE = 2

/** Why nothing is heard from the server: there is no network, or nobody at the other end of it. */
export function useTrouble(): 'offline' | 'unreachable' | null {
  const isOnline = useOnline()
  const { isLive, failures } = useLiveStatus()
  if (!isOnline) return 'offline'
  return !isLive && failures >= TRIES_IN_SILENCE ? 'unreachable' : null
}
