import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import X from 'lucide-react/icons/x'
import { distanceInWords } from '#domain/tasks/task-days.ts'
import { TASK_TITLE_MAX } from '#domain/tasks/tasks.ts'
import type { TemplateRole, TemplateTask } from '#domain/tasks/templates/task-template.ts'
import { FACTS } from '#domain/tasks/wedding-facts.ts'
import { IconButton } from '#ui/button.tsx'
import { InlineSelect } from '#ui/fields/inline-select.tsx'
import { Icon } from '#ui/icon.tsx'

type TemplateTaskRowProps = {
  task: TemplateTask
  onChange: (fields: Partial<TemplateTask>) => void
  onRemove: () => void
}

const NOBODY = 'nobody'

const ROLES: { value: TemplateRole | typeof NOBODY; label: string }[] = [
  { value: 'couple', label: 'Pareja' },
  { value: 'planner', label: 'Planner' },
  { value: NOBODY, label: 'Sin nadie' },
]

/** The times that a task of a template can be given: months and weeks far from the wedding, days near it. */
const DAYS = [
  ...[365, 335, 304, 274, 243, 213],
  ...[26, 24, 22, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map(
    (weeks) => weeks * 7,
  ),
  ...[10, 7, 5, 4, 3, 2, 1, 0, -1, -3, -7, -14, -30, -60],
]

const UNDATED = 'undated'

/** A task of a template: its title, for whom it is, and how long before the wedding. */
export function TemplateTaskRow({ task, onChange, onRemove }: TemplateTaskRowProps) {
  const { title, who, daysBefore, rule } = task
  const own = daysBefore === null || DAYS.includes(daysBefore) ? [] : [daysBefore]
  const times = [
    ...[...DAYS, ...own]
      .toSorted((a, b) => b - a)
      .map((days) => ({ value: String(days), label: distanceInWords(days) })),
    { value: UNDATED, label: 'Sin fecha' },
  ]
  const time = daysBefore === null ? UNDATED : String(daysBefore)
  const role = who ?? NOBODY
  return (
    <li className={ROW}>
      <span className="min-w-0 max-md:col-span-2 max-md:col-start-1">
        <input
          aria-label={`Tarea: ${title}`}
          value={title}
          maxLength={TASK_TITLE_MAX}
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
          onBlur={() => !title.trim() && onRemove()}
          className="min-h-9 w-full min-w-0 truncate bg-transparent text-ui font-strong outline-none focus:underline focus:decoration-line-strong"
        />
        {rule && <span className="block truncate pb-1 text-xs text-ink-3">{ruleInWords(rule)}</span>}
      </span>
      <InlineSelect
        label={`Para quién es ${title}`}
        options={ROLES}
        value={role}
        onChange={(next) => onChange({ who: next === NOBODY ? null : next })}
        className={SELECT}
      >
        {ROLES.find(({ value }) => value === role)!.label}
        <Icon of={ChevronsUpDown} size="sm" className="text-ink-3" />
      </InlineSelect>
      <InlineSelect
        label={`Cuándo toca ${title}`}
        options={times}
        value={time}
        onChange={(next) => onChange({ daysBefore: next === UNDATED ? null : Number(next) })}
        className={SELECT}
      >
        <span className="num">{times.find(({ value }) => value === time)!.label}</span>
        <Icon of={ChevronsUpDown} size="sm" className="text-ink-3" />
      </InlineSelect>
      <IconButton
        icon={X}
        label={`Quitar ${title}`}
        onPress={onRemove}
        className="max-md:col-start-3 max-md:row-start-1"
      />
    </li>
  )
}

function ruleInWords(rule: NonNullable<TemplateTask['rule']>): string {
  if (rule.fact === 'componentConfirmed') return 'Se marca sola al confirmar el proveedor'
  return `Se marca sola ${FACTS[rule.fact].when}`
}

const ROW =
  'grid min-h-(--h-row) grid-cols-[minmax(0,1fr)_7rem_10.5rem_2.75rem] items-center gap-x-3 border-b border-line max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:py-1.5'

const SELECT =
  'flex min-h-9 items-center justify-between gap-2 text-left text-sm text-ink-2 hover:text-ink max-md:justify-start pointer-coarse:min-h-11'
