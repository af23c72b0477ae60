import { onlineManager } from '@tanstack/react-query'
import { backOff } from '#domain/operation/back-off.ts'
import { MINUTE_MS, SECOND_MS } from '#domain/time/time.ts'
import { hasUndelivered, onListThere, onUndeliveredChanges } from '../sync/device/outbox.ts'
import { untilTakenOver } from '../sync/device/take-over.ts'
import { hasKeptChanges } from '../sync/list-changes/kept-changes.ts'
import { loadListsWith } from '../sync/list-changes/kept-order.ts'
import { whenKeptOpens } from '../sync/unsaved/kept.ts'

/** A part of the app that could not be loaded is asked for again, in milliseconds. */
const RETRY_MS = { first: 2 * SECOND_MS, longest: MINUTE_MS }

/** Sends what was not saved when the page was last left, whichever page this one is. */
export function sendKeptChanges(): void {
  loadListsWith(async () => {
    await untilTakenOver()
    await untilKeptListsAreThere()
  })
  const load = () => void loadKeptLists()
  whenKeptOpens(load)
  onUndeliveredChanges(load)
  onlineManager.subscribe((isOnline) => void (isOnline && load()))
}

/** Once every list is there, what is left belongs to one that the app no longer has. */
const isAwaited = () => !isAllLoaded && (hasUndelivered() || hasKeptChanges())

let isAllLoaded = false
let isLoading = false

async function loadKeptLists(): Promise<void> {
  if (isLoading) return
  isLoading = true
  for (let tries = 0; isAwaited(); tries += 1) {
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, backOff(tries - 1, RETRY_MS)))
    isAllLoaded = await import('./kept-lists.ts')
      .then(({ loadAllLists }) => loadAllLists())
      .catch(() => false)
    // A part that has not come without a network is asked for when there is one.
    if (!onlineManager.isOnline()) break
  }
  isLoading = false
}

function untilKeptListsAreThere(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isAwaited()) return
      stop()
      resolve()
    }
    const stop = onListThere(look)
    look()
  })
}
