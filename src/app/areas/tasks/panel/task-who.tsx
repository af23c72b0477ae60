import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useState } from 'react'
import {
  type Assignee,
  assigneeKey,
  TASK_ASSIGNEES_MAX,
  TASK_PERSON_NAME_MAX,
  type Task,
} from '#domain/tasks/tasks.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { cx } from '#ui/class-names.ts'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { Icon } from '#ui/icon.tsx'
import type { TaskActions } from '../tasks.actions.ts'
import type { TaskPeople } from '../use-task-people.ts'

type TaskWhoProps = { task: Task; people: TaskPeople; actions: TaskActions }

/** The people of a task: members, and others by their names. */
export function TaskWho({ task, people, actions }: TaskWhoProps) {
  const { assignees } = task
  const isChosen = (who: Assignee) => assignees.some((one) => assigneeKey(one) === assigneeKey(who))
  const others = assignees.filter(
    (who) => !people.known.some((one) => assigneeKey(one.who) === assigneeKey(who)),
  )
  const isFull = assignees.length >= TASK_ASSIGNEES_MAX
  const isViewOnly = useViewOnly()
  const set = (who: Assignee, isIn: boolean) => {
    const without = assignees.filter((one) => assigneeKey(one) !== assigneeKey(who))
    actions.edit(task, 'assignees', isIn ? [...without, who] : without)
  }
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1.5">
      <legend className="sr-only">Quién se encarga</legend>
      {people.known.map(({ who, name, short }) => (
        <button
          key={assigneeKey(who)}
          type="button"
          aria-pressed={isChosen(who)}
          disabled={isViewOnly || (isFull && !isChosen(who))}
          title={name}
          onClick={() => set(who, !isChosen(who))}
          className={PILL}
        >
          {short}
        </button>
      ))}
      {others.map((who) => {
        const { name, isGone } = people.find(who)
        return (
          <span key={assigneeKey(who)} className={cx(PILL, 'bg-si-bg font-strong text-si-fg')}>
            <span className="min-w-0 truncate">{isGone ? 'Ya no está en la boda' : name}</span>
            <button
              type="button"
              data-edits
              aria-label={`Quitar a ${name}`}
              onClick={() => set(who, false)}
              className="-mr-2.5 grid size-8 shrink-0 place-items-center rounded-pill pointer-coarse:size-11"
            >
              <Icon of={X} size="sm" />
            </button>
          </span>
        )
      })}
      {isFull ? (
        <p className="w-full text-xs text-ink-3">
          Una tarea puede tener hasta {TASK_ASSIGNEES_MAX} personas.
        </p>
      ) : (
        <OtherPerson onAdd={(name) => set({ kind: 'person', name }, true)} />
      )}
    </fieldset>
  )
}

/** A name, for who has no account. */
function OtherPerson({ onAdd }: { onAdd: (name: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const add = () => {
    const clean = cleanLine(name)
    if (clean) onAdd(clean)
    setName('')
    setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add()
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      setName('')
      setOpen(false)
    }
  }
  if (!isOpen) {
    return (
      <button type="button" data-edits onClick={() => setOpen(true)} className={PILL}>
        <Icon of={Plus} size="sm" />
        Otra persona
      </button>
    )
  }
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the button that was pressed has become this field
      autoFocus
      aria-label="Nombre de otra persona"
      placeholder="Nombre"
      value={name}
      maxLength={TASK_PERSON_NAME_MAX}
      autoComplete="off"
      onChange={({ currentTarget }) => setName(currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={add}
      className="h-9 w-40 rounded-pill border border-control bg-surface px-3.5 text-sm text-ink pointer-coarse:h-11"
    />
  )
}

const PILL =
  'inline-flex h-9 max-w-full items-center gap-1.5 rounded-pill bg-bg px-3.5 text-sm font-medium text-ink-2 hover:text-ink aria-pressed:bg-si-bg aria-pressed:font-strong aria-pressed:text-si-fg disabled:hover:text-ink-2 pointer-coarse:h-11'
