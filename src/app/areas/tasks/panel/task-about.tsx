import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import type { Task, TaskAbout, TaskArea } from '#domain/tasks/tasks.ts'
import { Select } from '#ui/fields/select.tsx'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { Icon } from '#ui/icon.tsx'
import { AppLink } from '../../../shared/page/app-link.tsx'
import type { TaskActions } from '../tasks.actions.ts'
import { TASK_AREA_PLACES, type TaskLinks } from '../use-task-links.ts'

type TaskAboutProps = { task: Task; links: TaskLinks; actions: TaskActions }

/** The thing that a task goes with, which it leads to. */
export function TaskAboutField({ task, links, actions }: TaskAboutProps) {
  const [isChanging, setChanging] = useState(false)
  const isViewOnly = useViewOnly()
  const link = links.find(task.about)
  const options = [
    { value: 'nothing', label: 'Nada' },
    ...links.areas.map((area) => ({ value: `area ${area}`, label: TASK_AREA_PLACES[area].name })),
    ...links.components.map(({ key, name }) => ({ value: `component ${key}`, label: name })),
  ]
  return (
    <div className="grid gap-1.5">
      {link && (
        <AppLink href={link.to} className="flex min-h-11 min-w-0 items-center gap-3 hover:text-ink">
          <Icon of={link.icon} className="shrink-0 text-ink-3" />
          <span className="min-w-0">
            <b className="block truncate font-strong text-ink">{link.name}</b>
            {link.line && <span className="text-sm text-ink-2">{link.line}</span>}
          </span>
          <Icon of={ChevronRight} className="ml-auto shrink-0 text-ink-3" />
        </AppLink>
      )}
      {!link && isViewOnly && <span className="text-ink-3">–</span>}
      <button
        type="button"
        data-edits
        aria-expanded={isChanging}
        onClick={() => setChanging(!isChanging)}
        className="link min-h-8 justify-self-start text-sm pointer-coarse:min-h-11"
      >
        {link ? 'Cambiar' : 'Elegir con qué va'}
      </button>
      {isChanging && (
        <Select
          label="Va con"
          options={options}
          value={optionOf(task.about)}
          onChange={(value) => {
            setChanging(false)
            if (value !== optionOf(task.about)) actions.edit(task, 'about', aboutOf(value))
          }}
        />
      )}
    </div>
  )
}

function optionOf(about: TaskAbout | null): string {
  if (about?.kind === 'area') return `area ${about.area}`
  if (about?.kind === 'component') return `component ${about.componentType}`
  return about ? 'vendor' : 'nothing'
}

function aboutOf(value: string): TaskAbout | null {
  const [kind, key] = [value.split(' ', 1)[0], value.slice(value.indexOf(' ') + 1)]
  if (kind === 'area') return { kind: 'area', area: key as TaskArea }
  return kind === 'component' ? { kind: 'component', componentType: key } : null
}
