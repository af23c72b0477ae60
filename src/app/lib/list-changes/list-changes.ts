import { noteAddition } from './additions.ts'
import type { Change, Item } from './change.ts'
import { keepChanges } from './kept-changes.ts'
import { stampOf } from './kept-order.ts'
import { planFailure, planSubmission } from './precedence.ts'
import { type ChangeObserver, createSending } from './sending.ts'
import { createUnsavedChanges, type Unsaved } from './unsaved-changes.ts'

/** What can be offered when a change failed. */
export type WaysOn<I extends Item> = { retry: () => void; submit: (instead: Change<I>) => void }

export type ListChangesOptions<I extends Item, Place> = {
  /** Tells the changes of this list from all others: 'vendors'. */
  area: string
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

/**
 * Optimistic changes to a list: each is shown at once and then sent. Changes to one item are sent one after
 * the other, and wait while there is no network. What becomes of one that fails is for `reportFailure`;
 * most areas leave that to `createEditableList`.
 */
export function createListChanges<I extends Item, Place>(options: ListChangesOptions<I, Place>) {
  const { area, reportFailure, onSaved } = options
  const unsaved = createUnsavedChanges<I, Place>(area)
  const observers = new Map<Change<I>, ChangeObserver<I>>()

  function submit(place: Place, change: Change<I>, isLate = false) {
    const { discarded, sent } = planSubmission(change, unsaved.read(place))
    for (const other of discarded) discard(other)
    if (sent) start(place, sent, isLate)
  }

  function start(place: Place, change: Change<I>, isLate: boolean) {
    const sending = createSending(options, unsaved.mutationKey(place), place, change, isLate)
    observers.set(change, sending.observer)
    const sent = sending.begin()
    if (change.kind === 'add') noteAddition(change.item.id, sent)
    sent.then(
      () => {
        discard(change)
        onSaved?.(place, change)
      },
      (error) => fail(place, change, error),
    )
  }

  function fail(place: Place, change: Change<I>, error: unknown) {
    const plan = planFailure(change, unsaved.read(place))
    if (plan === 'overtaken') return discard(change)
    if (plan === 'joins-addition') return retry(place, change)
    const isKept = reportFailure(place, change, error, {
      retry: () => retry(place, change),
      submit: (instead) => submit(place, instead),
    })
    if (!isKept) discard(change)
  }

  /** Sends a failed change again. */
  function retry(place: Place, change: Change<I>) {
    discard(change)
    submit(place, change)
  }

  /** Forgets a failed change; the list shows what the server has. */
  function discard(change: Change<I>) {
    observers.get(change)?.reset()
    observers.delete(change)
  }

  unsaved.subscribe(
    keepChanges<Place, Change<I>>({
      area,
      unsaved: unsaved.readAll,
      sendAnew: (place, change) => !isOvertaken(change, unsaved.read(place)) && submit(place, change, true),
    }),
  )

  return { submit, retry, discard, useUnsaved: unsaved.useUnsaved }
}

/** Whether the person has made a later change on this page that makes a kept one pointless. */
function isOvertaken<I extends Item>(kept: Change<I>, unsaved: readonly Unsaved<I>[]): boolean {
  const later = unsaved.filter(({ change }) => stampOf(change) > stampOf(kept))
  return planFailure(kept, later) === 'overtaken'
}
