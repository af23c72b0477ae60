import { areasWithKeptChanges } from '../lib/list-changes/kept-changes.ts'

/** The lists whose changes are kept until they are saved; each sends its own when it is loaded. */
const LISTS: Record<string, () => Promise<unknown>> = {
  guest: () => import('../areas/guests/changes/guest-changes.ts'),
  vendor: () => import('../areas/vendors/changes/vendor-changes.ts'),
  'vendor comment': () => import('../areas/vendors/conversation/comment-changes.ts'),
}

/** Sends what was not saved when the page was last left, whichever page this one is. */
export function sendKeptChanges(): void {
  for (const area of areasWithKeptChanges()) void LISTS[area]?.()
}
