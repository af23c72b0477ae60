import { type KeyboardEvent, useId, useState } from 'react'
import type { Guest } from '#contract/guests.ts'
import { type GuestTextField, storedGuestText } from '#domain/guests/guests.ts'
import { cx } from '#ui/class-names.ts'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import type { Failure } from '../../../sync/list-changes/editable-list.ts'
import { useOthersValue } from '../../../sync/presence/others-value.ts'
import { OthersValueNote } from '../../../sync/presence/others-value-note.tsx'
import { CellFailure } from '../../../sync/unsaved/cell-failure.tsx'
import { useSaveOnLeaving } from '../../../sync/unsaved/save-on-leaving.ts'
import type { GuestActions } from '../guests.actions.ts'
import type { MoveFocus } from './row-focus.ts'
import { useTypedText } from './use-typed-text.ts'

type TextCellProps = {
  guest: Guest
  field: GuestTextField
  label: string
  failure: Failure<Guest> | undefined
  actions: GuestActions
  onMove: MoveFocus
  className?: string
}

/**
 * A cell that reads as text and is edited in place: Enter saves and goes down, Shift+Enter up, Escape
 * takes back what was typed, leaving saves. What could not be saved stays in it, marked; the value another
 * member has saved meanwhile is shown beside it.
 */
export function TextCell({ guest, field, label, failure, actions, onMove, className }: TextCellProps) {
  const { unsaved, type, save } = useTypedText(guest, field, failure, actions)
  const [isFocused, setFocused] = useState(false)
  const errorId = useId()
  const others = useOthersValue({
    id: guest.id,
    field,
    typed: unsaved === null ? undefined : storedGuestText(field, unsaved),
    value: guest[field],
    onTakeTheirs: () => type(null),
  })
  useSaveOnLeaving(others ? null : save)

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      if (unsaved !== null) type(null)
      else if (failure) actions.discard(failure.change)
      event.currentTarget.select()
      return
    }
    const step = stepOf(event)
    if (step === 0) return
    event.preventDefault()
    // Only Enter overwrites the value of another member: the person has seen it.
    if (others && event.key !== 'Enter') return onMove(guest.id, field, step)
    if (event.key === 'Enter' && failure && unsaved === null) actions.retry(failure.change)
    if (save()) onMove(guest.id, field, step)
    else event.currentTarget.select()
  }

  const text = unsaved ?? failure?.typed ?? guest[field] ?? ''
  const props = {
    // At rest the lines of a note follow one another; a blank takes the room of a break, so no caret moves.
    value: isFocused ? text : text.replaceAll('\n', ' '),
    'aria-label': field === 'fullName' ? label : `${label} de ${guest.fullName}`,
    'aria-invalid': failure ? true : undefined,
    'aria-describedby': failure ? errorId : undefined,
    'data-cell': `${guest.id} ${field}`,
    readOnly: useViewOnly(),
    autoComplete: 'off',
    spellCheck: field === 'notes',
    onChange: (event: { currentTarget: { value: string } }) => type(event.currentTarget.value),
    onFocus: () => setFocused(true),
    onBlur: () => {
      setFocused(false)
      if (!others) save()
    },
    onKeyDown,
  }
  return (
    <>
      {field === 'notes' ? (
        <textarea rows={1} {...props} className={cx(CELL, NOTES, failure && FAILED, className)} />
      ) : (
        <input {...props} className={cx(CELL, 'text-ellipsis', failure && FAILED, className)} />
      )}
      {failure && (
        <CellFailure
          id={errorId}
          message={failure.message}
          onRetry={() => actions.retry(failure.change)}
          onDiscard={() => actions.discard(failure.change)}
          className="top-2 right-1.5"
        />
      )}
      <OthersValueNote
        others={others}
        onTakeTheirs={() => type(null)}
        onKeepMine={save}
        className="absolute top-full left-1 z-20 w-max max-w-72"
      />
    </>
  )
}

/** -1 or 1 when the key leaves the cell upwards or downwards. */
function stepOf(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): -1 | 0 | 1 {
  if (event.key === 'Enter') return event.shiftKey ? -1 : 1
  if (event.shiftKey || event.altKey || event.metaKey || event.ctrlKey) return 0
  const { selectionStart, selectionEnd, value, tagName } = event.currentTarget
  const isWhole = selectionStart === 0 && selectionEnd === value.length
  const isOneLine = tagName === 'INPUT' || isWhole
  if (event.key === 'ArrowUp' && (isOneLine || selectionEnd === 0)) return -1
  if (event.key === 'ArrowDown' && (isOneLine || selectionStart === value.length)) return 1
  return 0
}

const CELL =
  'absolute inset-x-0.5 top-1 h-9.5 w-[calc(100%-.25rem)] scroll-my-28 truncate rounded-[6px] bg-transparent px-2.5 hover:shadow-[inset_0_0_0_1px_var(--line-strong)] focus:bg-surface focus:text-ink focus:shadow-none focus:outline-2 focus:outline-offset-0 focus:outline-focus'

/** Notes may have several lines: the cell grows over its neighbours while they are edited. */
const NOTES =
  'resize-none leading-[2.375rem] whitespace-nowrap focus:z-10 focus:h-auto focus:max-h-48 focus:min-h-9.5 focus:overflow-y-auto focus:py-[.5625rem] focus:leading-[1.25rem] focus:whitespace-pre-wrap focus:field-sizing-content'

const FAILED =
  'pr-16 text-danger shadow-[inset_0_0_0_2px_var(--danger)] hover:shadow-[inset_0_0_0_2px_var(--danger)]'
