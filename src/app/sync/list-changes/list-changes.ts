import { noteAddition } from './additions.ts'
import type { Change, Item } from './change.ts'
import { keepChanges } from './kept-changes.ts'
import { stampOf } from './kept-order.ts'
import type { ListChangesOptions } from './list-changes-options.ts'
import { planFailure, planSubmission } from './precedence.ts'
import { type ChangeObserver, createSending } from './sending.ts'
import { createUnsavedChanges, type Unsaved } from './unsaved-changes.ts'

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
