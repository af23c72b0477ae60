import { onUndeliveredChanges } from '../lib/device/outbox.ts'
import { hasKeptChanges } from '../lib/list-changes/kept-changes.ts'

/** Where lists are changed; each sends what was kept of it when it is loaded. */
const lists = import.meta.glob(['../areas/**/*.changes.ts', '../lib/**/*.changes.ts'])

/** Sends what was not saved when the page was last left, whichever page this one is. */
export function sendKeptChanges(): void {
  if (hasKeptChanges()) loadLists()
  onUndeliveredChanges(loadLists)
}

function loadLists(): void {
  for (const load of Object.values(lists)) void load()
}
