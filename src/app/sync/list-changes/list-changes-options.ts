import type { Change, Item } from './change.ts'

/** The ways on that can be offered when a change failed. */
export type WaysOn<I extends Item> = { retry: () => void; submit: (instead: Change<I>) => void }

export type ListChangesOptions<I extends Item, Place> = {
  /** Tells the changes of this list from all others: 'vendors'. */
  area: string
  /** The areas whose earlier changes have to reach the server before one of this list does. */
  follows?: readonly string[] | undefined
  /**
   * Sends a change; gives the item as it is now, or `null` when it is gone. One that is late has waited for the
   * network, so others may have changed the item meanwhile.
   */
  send: (place: Place, change: Change<I>, isLate: boolean) => Promise<I | null>
  /** Writes into the list that was read from the server. */
  patch: (place: Place, patch: (list: I[]) => I[]) => Promise<void>
  /**
   * Says politely that a change was not saved and what we did about it. `true` when the change must be
   * kept because it holds typed text: it stays until it is saved or given up.
   */
  reportFailure: (place: Place, change: Change<I>, error: unknown, ways: WaysOn<I>) => boolean
  onSaved?: (place: Place, change: Change<I>) => void
}
