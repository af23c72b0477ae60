import { type KeyboardEvent, useId } from 'react'
import { TASK_NOTES_MAX, TASK_TITLE_MAX, type Task } from '#domain/tasks/tasks.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { cx } from '#ui/class-names.ts'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { useOthersValue } from '../../../sync/presence/others-value.ts'
import { OthersValueNote } from '../../../sync/presence/others-value-note.tsx'
import { useSaveOnLeaving } from '../../../sync/unsaved/save-on-leaving.ts'
import { readUnsaved, useUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'
import type { TaskActions } from '../tasks.actions.ts'
import type { TaskFailures } from '../tasks.changes.ts'

type PanelTextProps = {
  task: Task
  field: 'title' | 'notes'
  label: string
  placeholder?: string
  failures: TaskFailures | undefined
  actions: TaskActions
  className: string
}

const MAX = { title: TASK_TITLE_MAX, notes: TASK_NOTES_MAX }

/** A text of a task that reads as text and is edited in place: leaving it saves, Escape takes back what was typed. */
export function PanelText({ task, field, label, placeholder, failures, actions, className }: PanelTextProps) {
  const key = `${task.id} task ${field}`
  const [unsaved, type] = useUnsaved(key)
  const failure = failures?.[field]
  const saved = task[field] ?? ''
  const errorId = useId()
  const save = (): boolean => {
    const typed = readUnsaved(key)
    if (typed === null) return true
    const value = field === 'title' ? cleanLine(typed) : typed.trim()
    type(null)
    // A task needs a title: the one it had comes back.
    if (value === saved || (field === 'title' && value === '')) {
      if (failure) actions.discard(failure.change)
    } else if (field === 'title') actions.edit(task, 'title', value)
    else actions.edit(task, 'notes', value || null)
    return true
  }
  const others = useOthersValue({
    id: task.id,
    field,
    typed: unsaved?.trim(),
    value: saved,
    onTakeTheirs: () => type(null),
  })
  useSaveOnLeaving(others ? null : save)
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && (unsaved !== null || failure)) {
      // The panel would close.
      event.stopPropagation()
      if (unsaved !== null) type(null)
      else if (failure) actions.discard(failure.change)
    } else if (event.key === 'Enter' && field === 'title') {
      event.preventDefault()
      if (failure && unsaved === null) actions.retry(failure.change)
      event.currentTarget.blur()
    }
  }
  return (
    <div className="relative min-w-0">
      <textarea
        aria-label={label}
        rows={1}
        value={unsaved ?? failure?.typed ?? saved}
        maxLength={MAX[field]}
        readOnly={useViewOnly()}
        placeholder={placeholder}
        aria-invalid={failure ? true : undefined}
        aria-describedby={failure ? errorId : undefined}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => {
          if (!others) save()
        }}
        onKeyDown={onKeyDown}
        className={cx(TEXT, className)}
      />
      {failure && (
        <p id={errorId} role="alert" className="text-xs text-danger">
          {failure.message}{' '}
          <button type="button" className="link" onClick={() => actions.retry(failure.change)}>
            Reintentar
          </button>
        </p>
      )}
      <OthersValueNote
        others={others}
        onTakeTheirs={() => type(null)}
        onKeepMine={save}
        className="absolute top-full left-0 z-20 w-max max-w-72"
      />
    </div>
  )
}

const TEXT =
  '-mx-1.5 block w-[calc(100%+.75rem)] resize-none rounded-[6px] bg-transparent px-1.5 text-ink field-sizing-content placeholder:text-ink-3 not-read-only:hover:shadow-[inset_0_0_0_1px_var(--line-strong)] focus:outline-2 focus:outline-offset-0 focus:outline-focus aria-invalid:outline-2 aria-invalid:outline-danger'
