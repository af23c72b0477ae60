import { onUndeliveredChanges } from '../lib/device/outbox.ts'
import { hasKeptChanges } from '../lib/list-changes/kept-changes.ts'
import { loadListsWith } from '../lib/list-changes/kept-order.ts'

/** Where lists are changed; each sends what was kept of it when it is loaded. */
const lists = import.meta.glob([
  '../areas/**/*.changes.ts',
  '../areas/**/*-uploads.ts',
  '../lib/**/*.changes.ts',
  '../lib/files/*-uploads.ts',
])

/** Sends what was not saved when the page was last left, whichever page this one is. */
export function sendKeptChanges(): void {
  loadListsWith(loadLists)
  if (hasKeptChanges()) void loadLists()
  onUndeliveredChanges(() => void loadLists())
}

const loadLists = () => Promise.allSettled(Object.values(lists).map((load) => load()))
