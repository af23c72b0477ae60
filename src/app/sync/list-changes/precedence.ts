import type { Addition, Change, Item } from './change.ts'
import type { Unsaved } from './unsaved-changes.ts'

type Submission<I extends Item> = {
  /** Failed changes that this one makes pointless. */
  discarded: Change<I>[]
  /** The change that is sent; `null` when nothing has to be sent. */
  sent: Change<I> | null
}

/**
 * Decides what a new change does to the failed ones. The server does not know an item whose addition failed: an edit
 * goes with the next try to add it, and a removal takes the addition back.
 */
export function planSubmission<I extends Item>(
  change: Change<I>,
  unsaved: readonly Unsaved<I>[],
): Submission<I> {
  const addition = failedAddition(unsaved, change.item.id)
  const discarded = unsaved
    .filter(({ status, change: other }) => status === 'failed' && replaces(change, other))
    .map(({ change: other }) => other)
  if (!addition) return { discarded, sent: change }
  if (!discarded.includes(addition)) discarded.push(addition)
  if (change.kind === 'remove') return { discarded, sent: null }
  if (change.kind === 'add') return { discarded, sent: change }
  const item = { ...addition.item, [change.field]: change.value }
  return { discarded, sent: { ...addition, item } }
}

/**
 * Decides about a change that failed: a later one has overtaken it, it goes with the addition of its item, which failed
 * before it or brings the item back after it, or a message has to say so.
 */
export function planFailure<I extends Item>(
  change: Change<I>,
  unsaved: readonly Unsaved<I>[],
): 'overtaken' | 'joins-addition' | 'reported' {
  const others = unsaved.filter(({ change: other }) => other !== change)
  const isOvertaken = others.some(
    ({ status, change: later }) => status === 'pending' && replaces(later, change),
  )
  if (isOvertaken) return 'overtaken'
  const hasAddition = others.some(
    ({ change: other }) => other.kind === 'add' && other.item.id === change.item.id,
  )
  return change.kind === 'edit' && hasAddition ? 'joins-addition' : 'reported'
}

/** Whether a later change makes an earlier one pointless. */
function replaces<I extends Item>(later: Change<I>, earlier: Change<I>): boolean {
  if (later.item.id !== earlier.item.id) return false
  if (later.kind === 'remove') return true
  // An item that is added back keeps what was typed into it.
  if (later.kind === 'add') return earlier.kind === 'remove'
  return earlier.kind === 'edit' && earlier.field === later.field
}

function failedAddition<I extends Item>(unsaved: readonly Unsaved<I>[], id: string): Addition<I> | undefined {
  for (const { status, change } of unsaved)
    if (status === 'failed' && change.kind === 'add' && change.item.id === id) return change
  return undefined
}
