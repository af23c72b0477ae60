import Plus from 'lucide-react/icons/plus'
import { useRef } from 'react'
import { TASK_TITLE_MAX } from '#domain/tasks/tasks.ts'
import { Icon } from '#ui/icon.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import { newTaskOf } from './new-task.ts'
import type { NewTaskProps } from './new-task-row.tsx'

/** On a phone a task is added at the bottom of the screen, to the present section. */
export function PhoneComposer({ section, calendar, people, actions }: NewTaskProps) {
  const [typed, type] = useUnsaved(`${actions.weddingId} new task ${section}`)
  const input = useRef<HTMLInputElement>(null)
  const add = () => {
    const task = newTaskOf(typed ?? '', { section, calendar, people })
    if (task) {
      actions.add(task)
      type(null)
    }
    input.current?.focus()
  }
  const form = useSubmission(add)
  return (
    <form
      data-edits
      data-print="hide"
      {...form.props()}
      className="fixed inset-x-0 bottom-0 z-10 flex gap-2 border-t border-line bg-surface px-5 pt-3 pb-[calc(.75rem+env(safe-area-inset-bottom))] md:hidden"
    >
      <input
        ref={input}
        aria-label="Añadir tarea"
        placeholder="Añadir tarea"
        value={typed ?? ''}
        maxLength={TASK_TITLE_MAX}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ currentTarget }) => type(currentTarget.value || null)}
        className="h-12 min-w-0 flex-1 rounded-pill border border-control bg-surface px-4.5 text-base text-ink placeholder:text-ink-3"
      />
      <button
        type="submit"
        aria-label="Añadir"
        className="grid h-12 w-11 shrink-0 place-items-center rounded-pill bg-primary text-on-primary"
      >
        <Icon of={Plus} />
      </button>
    </form>
  )
}
