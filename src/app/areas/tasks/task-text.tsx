import { type KeyboardEvent, useId } from 'react'
import { TASK_NOTES_MAX, TASK_TITLE_MAX, type Task } from '#domain/tasks/tasks.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { cx } from '#ui/class-names.ts'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { useOthersValue } from '../../sync/presence/others-value.ts'
import { OthersValueNote } from '../../sync/presence/others-value-note.tsx'
import { useSaveOnLeaving } from '../../sync/unsaved/save-on-leaving.ts'
import { readUnsaved, useUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import type { TaskActions } from './tasks.actions.ts'
import type { TaskFailures } from './tasks.changes.ts'

type TaskTextProps = {
  task: Task
  field: 'title' | 'notes'
  label: string
  placeholder?: string
  failures: TaskFailures | undefined
  actions: TaskActions
  className: string
  /** In a row the text is edited until Enter, Escape or the focus leaves it. */
  onLeave?: () => void
}

const MAX = { title: TASK_TITLE_MAX, notes: TASK_NOTES_MAX }

/** A text of a task that reads as text and is edited in place: leaving it saves, Escape takes back what was typed. */
export function TaskText(props: TaskTextProps) {
  const { task, field, label, placeholder, failures, actions, className, onLeave } = props
  const { unsaved, type, save } = useTypedText(props)
  const failure = failures?.[field]
  const saved = task[field] ?? ''
  const errorId = useId()
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
    if (event.key === 'Escape' && (unsaved !== null || failure || onLeave)) {
      // The panel would close.
      event.stopPropagation()
      if (unsaved !== null) type(null)
      else if (failure) actions.discard(failure.change)
      onLeave?.()
    } else if (event.key === 'Enter' && field === 'title') {
      event.preventDefault()
      if (failure && unsaved === null) actions.retry(failure.change)
      if (onLeave) {
        save()
        onLeave()
      } else event.currentTarget.blur()
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
        // biome-ignore lint/a11y/noAutofocus: the title that was pressed has become this field
        autoFocus={onLeave !== undefined}
        onFocus={({ currentTarget }) => onLeave && currentTarget.select()}
        onBlur={() => {
          if (others) return
          save()
          onLeave?.()
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

/** The text that is typed before it is saved. */
function useTypedText({ task, field, failures, actions }: TaskTextProps) {
  const key = `${task.id} task ${field}`
  const [unsaved, type] = useUnsaved(key)
  const save = (): boolean => {
    const typed = readUnsaved(key)
    if (typed === null) return true
    const value = field === 'title' ? cleanLine(typed) : typed.trim()
    const failure = failures?.[field]
    type(null)
    // A task needs a title: the one it had comes back.
    if (value === (task[field] ?? '') || (field === 'title' && value === '')) {
      if (failure) actions.discard(failure.change)
    } else if (field === 'title') actions.edit(task, 'title', value)
    else actions.edit(task, 'notes', value || null)
    return true
  }
  return { unsaved, type, save }
}

const TEXT =
  '-mx-1.5 block w-[calc(100%+.75rem)] resize-none rounded-[6px] bg-transparent px-1.5 text-ink field-sizing-content placeholder:text-ink-3 not-read-only:hover:shadow-[inset_0_0_0_1px_var(--line-strong)] focus:outline-2 focus:outline-offset-0 focus:outline-focus aria-invalid:outline-2 aria-invalid:outline-danger'
