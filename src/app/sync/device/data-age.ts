import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { currentLiveStatus, onLiveChange } from '../live/live-status.ts'
import { queryClient } from '../query-client.ts'
import { isFromDevice } from './keep-answers.ts'

/** When this page was last in step with the server; everything it had read by then was true. */
let inStepAt = Date.now()
let wasInStep = false

/** A stream may look open for long after the network has gone, and says nothing then. */
const isInStep = () => currentLiveStatus().isLive && onlineManager.isOnline()

onLiveChange(noteStep)
onlineManager.subscribe(noteStep)

function noteStep() {
  if (wasInStep && !isInStep()) inStepAt = Date.now()
  wasInStep = isInStep()
}

/** Since when what is on the screen has not been confirmed by the server, in milliseconds; `null` when it has. */
export const useDataAge = (): number | null => useSyncExternalStore(subscribe, oldestOnScreen, () => null)

function oldestOnScreen(): number | null {
  if (isInStep()) return null
  let oldest: number | null = null
  for (const query of queryClient.getQueryCache().getAll()) {
    const { dataUpdatedAt } = query.state
    if (!query.isActive() || dataUpdatedAt === 0) continue
    const trueAt = isFromDevice(query.queryHash) ? dataUpdatedAt : Math.max(dataUpdatedAt, inStepAt)
    oldest = Math.min(oldest ?? trueAt, trueAt)
  }
  return oldest
}

function subscribe(listener: () => void) {
  const stopLive = onLiveChange(listener)
  const stopNetwork = onlineManager.subscribe(listener)
  const stopQueries = queryClient.getQueryCache().subscribe(listener)
  return () => {
    stopLive()
    stopNetwork()
    stopQueries()
  }
}
