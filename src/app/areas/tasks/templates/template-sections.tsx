import ChevronDown from 'lucide-react/icons/chevron-down'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { daysWithin, sectionOf, TASK_SECTIONS, UNDATED_SECTION } from '#domain/tasks/task-sections.ts'
import { TASK_TITLE_MAX } from '#domain/tasks/tasks.ts'
import { byDays, TEMPLATE_TASKS_MAX, type TemplateTask } from '#domain/tasks/templates/task-template.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { Icon } from '#ui/icon.tsx'
import { TemplateTaskRow } from './template-task-row.tsx'

type TemplateSectionsProps = {
  tasks: readonly TemplateTask[]
  onChange: (tasks: readonly TemplateTask[]) => void
}

/** The tasks of a template by their time before the wedding; each section takes new ones. */
export function TemplateSections({ tasks, onChange }: TemplateSectionsProps) {
  const update = (key: string, fields: Partial<TemplateTask>) => {
    const next = tasks.map((task) => (task.key === key ? { ...task, ...fields } : task))
    onChange('daysBefore' in fields ? next.toSorted(byDays) : next)
  }
  const sections = [...TASK_SECTIONS, UNDATED_SECTION]
  const isFull = tasks.length >= TEMPLATE_TASKS_MAX
  return (
    <div className="mt-8 grid gap-6">
      {sections.map(({ key, name }) => {
        const own = tasks.filter(({ daysBefore }) => sectionOf(daysBefore) === key)
        if (key === UNDATED_SECTION.key && own.length === 0) return null
        return (
          <details key={key} open={own.length > 0} className="group">
            <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 border-b border-line-strong pb-1.5 [&::-webkit-details-marker]:hidden">
              <Icon of={ChevronDown} size="sm" className="-rotate-90 group-open:rotate-0" />
              <h2 className="text-[1.4rem] leading-tight">{name}</h2>
              <span className="num ml-auto text-sm text-ink-3">{own.length}</span>
            </summary>
            <ul>
              {own.map((task) => (
                <TemplateTaskRow
                  key={task.key}
                  task={task}
                  onChange={(fields) => update(task.key, fields)}
                  onRemove={() => onChange(tasks.filter((one) => one.key !== task.key))}
                />
              ))}
            </ul>
            {!isFull && key !== UNDATED_SECTION.key && (
              <NewTask
                section={name}
                onAdd={(title) =>
                  onChange(
                    [...tasks, { ...BLANK, key: uuidv7(), title, daysBefore: daysWithin(key) }].toSorted(
                      byDays,
                    ),
                  )
                }
              />
            )}
          </details>
        )
      })}
      {isFull && <p className="text-sm text-ink-2">En una plantilla caben {TEMPLATE_TASKS_MAX} tareas.</p>}
    </div>
  )
}

const BLANK = { who: 'planner', notes: null, about: null, rule: null } as const

function NewTask({ section, onAdd }: { section: string; onAdd: (title: string) => void }) {
  const [title, setTitle] = useState('')
  return (
    <label className="flex min-h-(--h-row) items-center gap-3 border-b border-line">
      <Icon of={Plus} className="shrink-0 text-ink-3" />
      <input
        aria-label={`Añadir a «${section}»`}
        placeholder="Añadir una tarea de la plantilla"
        value={title}
        maxLength={TASK_TITLE_MAX}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTitle('')
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          if (!cleanLine(title)) return
          onAdd(cleanLine(title))
          setTitle('')
        }}
        className="min-h-11 min-w-0 flex-1 bg-transparent text-ui outline-none placeholder:text-ink-3"
      />
      <kbd className="text-xs text-ink-3 max-md:hidden">Intro añade otra</kbd>
    </label>
  )
}
