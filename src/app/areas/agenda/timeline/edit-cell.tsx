import { type KeyboardEvent, useId, useState } from 'react'
import type { AgendaItem } from '#domain/agenda/agenda.ts'
import { cx } from '#ui/class-names.ts'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import type { Failure } from '../../../sync/list-changes/editable-list.ts'
import { useOthersValue } from '../../../sync/presence/others-value.ts'
import { OthersValueNote } from '../../../sync/presence/others-value-note.tsx'
import { CellFailure } from '../../../sync/unsaved/cell-failure.tsx'
import { useSaveOnLeaving } from '../../../sync/unsaved/save-on-leaving.ts'
import { readUnsaved, useUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'
import type { AgendaActions } from '../agenda.actions.ts'

type EditCellProps = {
  itemId: string
  /** Names the cell for the keyboard and for its unsaved text: 'title', 'start'. */
  column: string
  label: string
  /** The saved text, as it is read. */
  text: string
  /** Saves what was typed; a sentence when it cannot be read, and it stays in the cell. */
  onSave: (typed: string) => string | null
  failure?: Failure<AgendaItem> | undefined
  actions: AgendaActions
  placeholder?: string
  isLong?: boolean
  className?: string
}

/**
 * A cell that reads as text and is edited in place: Enter saves and goes down, Shift+Enter up, Escape takes
 * back what was typed, leaving saves. What could not be saved stays in it, marked.
 */
export function EditCell(props: EditCellProps) {
  const { itemId, column, label, text, onSave, failure, actions, placeholder, isLong, className } = props
  const key = agendaUnsavedKey(itemId, column)
  const [unsaved, type] = useUnsaved(key)
  const [problem, setProblem] = useState<string | null>(null)
  const errorId = useId()
  const save = (): boolean => {
    const typed = readUnsaved(key)
    if (typed === null) return true
    const found = typed.trim() === text ? null : onSave(typed)
    setProblem(found)
    if (found === null) type(null)
    return found === null
  }
  const others = useOthersValue({
    id: itemId,
    field: column,
    typed: unsaved?.trim(),
    value: text,
    onTakeTheirs: () => type(null),
  })
  useSaveOnLeaving(others ? null : save)

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      if (unsaved !== null) type(null)
      else if (failure) actions.discard(failure.change)
      setProblem(null)
      return
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (failure && unsaved === null) actions.retry(failure.change)
    if (save()) focusNext(event.currentTarget, column, event.shiftKey ? -1 : 1)
  }

  const wrong = problem ?? failure?.message
  const shown = {
    value: unsaved ?? failure?.typed ?? text,
    'aria-label': label,
    'aria-invalid': wrong ? true : undefined,
    'aria-describedby': wrong ? errorId : undefined,
    'data-column': column,
    readOnly: useViewOnly(),
    autoComplete: 'off',
    placeholder,
    onChange: (event: { currentTarget: { value: string } }) => type(event.currentTarget.value),
    onBlur: () => {
      if (!others) save()
    },
    onKeyDown,
    className: cx(CELL, wrong && FAILED, className),
  }
  return (
    <>
      {isLong ? <textarea rows={1} {...shown} className={cx(shown.className, LONG)} /> : <input {...shown} />}
      {wrong && (
        <CellFailure
          id={errorId}
          message={wrong}
          isLoud
          className="top-1.5 right-1"
          onRetry={failure && (() => actions.retry(failure.change))}
          onDiscard={() => {
            if (failure) actions.discard(failure.change)
            type(null)
            setProblem(null)
          }}
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

/** The key of an unsaved text of an item, the same in every place where it is edited. */
export const agendaUnsavedKey = (itemId: string, column: string) => `${itemId} agenda ${column}`

/** Moves the focus to the same column of the next row, as it stands on the page. */
function focusNext(from: HTMLElement, column: string, step: -1 | 1) {
  const cells = [
    ...(from.closest('table')?.querySelectorAll<HTMLInputElement>(`[data-column="${column}"]`) ?? []),
  ]
  const next = cells[cells.indexOf(from as HTMLInputElement) + step]
  next?.focus()
  next?.select()
}

const CELL =
  'absolute inset-x-0.5 top-1 h-10 w-[calc(100%-.25rem)] scroll-my-28 truncate rounded-[6px] bg-transparent px-2 hover:shadow-[inset_0_0_0_1px_var(--line-strong)] focus:bg-surface focus:text-ink focus:shadow-none focus:outline-2 focus:outline-offset-0 focus:outline-focus'

/** Notes may have several lines: the cell grows over its neighbours while they are edited. */
const LONG =
  'resize-none overflow-hidden leading-10 focus:z-10 focus:h-auto focus:max-h-48 focus:min-h-10 focus:overflow-y-auto focus:py-2.5 focus:leading-5 focus:whitespace-pre-wrap focus:field-sizing-content'

const FAILED =
  'pr-9 text-danger shadow-[inset_0_0_0_2px_var(--danger)] hover:shadow-[inset_0_0_0_2px_var(--danger)]'
