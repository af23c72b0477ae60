import type { LiveEvent } from '#contract/live.ts'
import { notifyListeners } from './live-events.ts'
import { setLiveStatus } from './live-status.ts'
import { startingId } from './start-id.ts'

export type Heard = { event: LiveEvent; id: string | undefined; since: string | undefined }

/** Keeps the events that this page has heard so far: it passes them on, and says `resync` where it has missed any. */
export function createHeardEvents(startId = startingId()) {
  let latestId = startId
  return {
    latestId: () => latestId,
    hear({ event, id, since }: Heard) {
      const hasGap = event.type === 'ready' && (event.missed || since === undefined || since !== latestId)
      if (id) latestId = id
      if (event.type === 'ready') setLiveStatus({ isLive: true, failures: 0 })
      if (hasGap) notifyListeners({ type: 'resync' })
      if (event.type !== 'ready' && event.type !== 'beat') notifyListeners(event)
    },
    /**
     * A page that was frozen has not heard what others heard, nor has one whose rows came inside it before it
     * could hear anything. A page that reads them itself does so now.
     */
    catchUpWith(leaderId: string | undefined, { isBeginning }: { isBeginning: boolean }) {
      const readsNow = isBeginning && latestId === undefined
      const isBehind = !readsNow && leaderId !== latestId
      latestId = leaderId
      if (isBehind) notifyListeners({ type: 'resync' })
    },
  }
}
