import type { LiveEvent } from '#contract/live.ts'
import { notifyListeners } from './live-events.ts'
import { setLiveStatus } from './live-status.ts'
import { startingId } from './start-id.ts'

export type Heard = { event: LiveEvent; id: string | undefined; since: string | undefined }

/** What this page has heard so far: it passes events on, and says `resync` where it has missed any. */
export function createHeardEvents() {
  let latestId = startingId()
  return {
    latestId: () => latestId,
    hear({ event, id, since }: Heard) {
      const hasGap = event.type === 'ready' && (event.missed || since === undefined || since !== latestId)
      if (id) latestId = id
      if (event.type === 'ready') setLiveStatus({ isLive: true, failures: 0 })
      if (hasGap) notifyListeners({ type: 'resync' })
      if (event.type !== 'ready' && event.type !== 'beat') notifyListeners(event)
    },
    /** A page that was frozen has not heard what others heard. */
    catchUpWith(leaderId: string | undefined, { isBeginning }: { isBeginning: boolean }) {
      const isBehind = !isBeginning && leaderId !== latestId
      latestId = leaderId
      if (isBehind) notifyListeners({ type: 'resync' })
    },
  }
}
