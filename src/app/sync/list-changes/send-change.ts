import { codeOf } from '../../shared/error-messages.ts'
import type { Change, Edit, Item } from './change.ts'
import { PATIENCE_MS } from './worth-retrying.ts'

type Options = { signal: AbortSignal }

/** A new item is sent so; an item that returns says since when it is in the list. */
type NewItem<I extends Item> = Omit<I, 'createdAt'> & { createdAt?: string }

export type ListRequests<I extends Item, Place> = {
  add: (place: Place, item: NewItem<I>, options: Options) => Promise<I>
  edit?: (place: Place, edit: Edit<I>, options: Options) => Promise<I>
  remove: (place: Place, item: I, options: Options) => Promise<unknown>
  /** The code of the server for an item that is not there. */
  notFound: string
}

/** Sends a change through the procedure for its kind; gives the item as it is now, `null` when it is gone. */
export async function sendChange<I extends Item, Place>(
  requests: ListRequests<I, Place>,
  place: Place,
  change: Change<I>,
): Promise<I | null> {
  const options = { signal: AbortSignal.timeout(PATIENCE_MS) }
  if (change.kind === 'add') {
    const { createdAt, ...item } = change.item
    return requests.add(place, change.isReturning ? { ...item, createdAt } : item, options)
  }
  if (change.kind === 'edit') return requests.edit ? requests.edit(place, change, options) : change.item
  try {
    await requests.remove(place, change.item, options)
  } catch (error) {
    // An item that an earlier try or another member has removed counts as removed.
    if (codeOf(error) !== requests.notFound) throw error
  }
  return null
}
