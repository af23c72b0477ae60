import { useMemo } from 'react'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import type { Change, Edit, Item } from './change.ts'
import { type FailurePolicy, judgeFailure } from './failure-policy.ts'
import { createGoneItems } from './gone-items.ts'
import { createListChanges } from './list-changes.ts'
import type { WaysOn } from './list-changes-options.ts'
import { createOverlaps } from './overlapping-edits.ts'
import { createRemovals } from './removals.ts'
import { announceSaved, useJustSaved } from './saved-moment.ts'
import { type ListRequests, sendChange } from './send-change.ts'
import { type Unsaved, withUnsaved } from './unsaved-changes.ts'

type EditableListOptions<I extends Item, Place, Field extends string> = {
  /** Tells this list from all others: 'guest'. */
  area: string
  /** The areas whose earlier changes have to reach the server before one of this list does. */
  follows?: readonly string[]
  requests: Omit<ListRequests<I, Place>, 'notFound'>
  /** Writes into the list that was read from the server. */
  patch: (place: Place, patch: (list: I[]) => I[]) => Promise<void>
  /** Reads the list of an item as the server has it now, before an edit made without a network replaces something. */
  read: (place: Place, item: I, edit: Edit<I>) => Promise<I[]>
  /** The edits that put back what an edit ends in other fields than its own, where another member wrote that meanwhile. */
  ends?: (edit: Edit<I>, now: I) => Edit<I>[]
  /** Reads the list again, because an answer has shown that it is out of date. */
  refresh: (place: Place) => unknown
  onSaved?: (place: Place, change: Change<I>) => void
  /**
   * Takes a new item that could not be added back to where it was typed, and says why; it leaves the list. `false`
   * leaves it to the policy of all lists.
   */
  takeBack?: (place: Place, item: I, error: unknown) => boolean
} & FailurePolicy<I, Field>

/** A change that was not saved: the text that was typed, and why the server does not have it. */
export type Failure<I extends Item> = { change: Change<I>; typed: string; message: string }

/** The parts of an item that were not saved: texts of its fields, or all of it when it could not be added. */
export type Failures<I extends Item, Field extends string> = Partial<Record<Field | 'addition', Failure<I>>>

/**
 * A list whose items members add, edit and remove, with one policy for what fails: a removal or an edit
 * without text is undone, what was typed stays where it was typed, and an item that is gone can come back.
 * The area declares its requests and its words.
 */
export function createEditableList<I extends Item, Place, Field extends string>(
  options: EditableListOptions<I, Place, Field>,
) {
  const { area, requests, patch, read, refresh, words, notFound } = options
  const changes = createListChanges<I, Place>({
    area,
    follows: options.follows,
    send(place, change, isLate): Promise<I | null> {
      const send = () => sendChange({ ...requests, notFound }, place, change)
      return isLate && change.kind === 'edit' ? overlaps.watch(place, change, send) : send()
    },
    patch,
    reportFailure,
    onSaved: (place, change) => {
      if (change.kind === 'edit') announceSaved({ area, id: change.item.id, field: change.field })
      options.onSaved?.(place, change)
    },
  })
  const { submit } = changes
  const overlaps = createOverlaps<I, Place>({ words, read, ends: options.ends, submit })
  const { keepLateEdit, noteRemovedHere, ...gone } = createGoneItems<I, Place>({ words, submit })
  const removals = createRemovals<I, Place>({ words, submit, noteRemovedHere, bringBack: gone.bringBack })

  function reportFailure(place: Place, change: Change<I>, error: unknown, { retry }: WaysOn<I>): boolean {
    const isNew = change.kind === 'add' && !change.isReturning
    if (isNew && options.takeBack?.(place, change.item, error)) return false
    const verdict = judgeFailure(options, change, error)
    if (change.kind === 'remove') {
      removals.takeBackNotice(change)
      gone.noteThere(change.item.id)
    }
    if (verdict === 'gone') {
      if (change.kind === 'edit') keepLateEdit(place, change)
      void refresh(place)
      return false
    }
    const { message, tone, canRetry, isKept } = verdict
    showToast(message, { tone, action: canRetry ? { label: 'Reintentar', onAction: retry } : undefined })
    if (!isKept && !canRetry) void refresh(place)
    return isKept
  }

  return {
    ...changes,
    ...gone,
    removeTogether: removals.remove,
    /** Removes one item. */
    remove: (place: Place, item: I, name = words.name(item)) => removals.remove(place, [item], name),
    /** The list as the person sees it, with their own changes in it, and which of them were not saved. */
    useItems(place: Place, list: I[] | undefined) {
      const unsaved = changes.useUnsaved(place)
      const items = useMemo(() => list && withUnsaved(list, unsaved), [list, unsaved])
      const failures = useMemo(() => failuresByItem(options, unsaved), [unsaved, options])
      return { items, failures }
    },
    /** True for a moment after an edit was saved: of one field, or of any. */
    useJustSaved: (where?: { id: string; field: Field }) => useJustSaved({ area, ...where }),
  }
}

function failuresByItem<I extends Item, Field extends string>(
  { words }: FailurePolicy<I, Field>,
  unsaved: readonly Unsaved<I>[],
): ReadonlyMap<string, Failures<I, Field>> {
  const byItem = new Map<string, Failures<I, Field>>()
  for (const { status, change, error } of unsaved) {
    if (status !== 'failed' || change.kind === 'remove') continue
    const field = change.kind === 'add' ? 'addition' : (change.field as unknown as Field)
    // An edit without text is about to be undone.
    if (field !== 'addition' && 'act' in words.fields[field]) continue
    const typed = change.kind === 'edit' ? String(change.value ?? '') : words.name(change.item)
    const failure = { change, typed, message: messageFor(error) }
    byItem.set(change.item.id, { ...byItem.get(change.item.id), [field]: failure } as Failures<I, Field>)
  }
  return byItem
}
