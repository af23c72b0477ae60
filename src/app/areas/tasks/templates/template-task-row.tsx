import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import StickyNote from 'lucide-react/icons/sticky-note'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { onlyInWords } from '#domain/tasks/suggestions/conditions-in-words.ts'
import { TASK_NOTES_MAX, TASK_TITLE_MAX } from '#domain/tasks/tasks.ts'
import type { TemplateRole, TemplateTask } from '#domain/tasks/templates/task-template.ts'
import { FACTS } from '#domain/tasks/wedding-facts.ts'
import { IconButton } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { InlineSelect } from '#ui/fields/inline-select.tsx'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { timesFor, UNDATED } from './template-times.ts'

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

/** A task of a template: its title, for whom it is, and how long before the wedding. */
export function TemplateTaskRow({ task, onChange, onRemove }: TemplateTaskRowProps) {
  const { title, who, daysBefore, notes } = task
  const [showsNotes, setShowsNotes] = useState(false)
  const caption = captionOf(task)
  const times = timesFor(daysBefore)
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
        {caption && <span className="block truncate pb-1 text-xs text-ink-3">{caption}</span>}
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
        icon={StickyNote}
        label={notes ? `Nota de ${title}` : `Añadir una nota a ${title}`}
        aria-expanded={showsNotes}
        onPress={() => setShowsNotes(!showsNotes)}
        className={cx('max-md:col-start-3 max-md:row-start-2', !notes && 'text-ink-3')}
      />
      <IconButton
        icon={X}
        label={`Quitar ${title}`}
        onPress={onRemove}
        className="max-md:col-start-3 max-md:row-start-1"
      />
      {showsNotes && (
        <TextAreaField
          label={`Nota de ${title}`}
          hideLabel
          placeholder="Por qué, cómo, a quién llamar"
          rows={4}
          maxLength={TASK_NOTES_MAX}
          value={notes ?? ''}
          onChange={(text) => onChange({ notes: text || null })}
          className="col-span-full pb-3"
        />
      )}
    </li>
  )
}

function captionOf({ key, rule }: TemplateTask): string {
  return [onlyInWords(key), rule && ruleInWords(rule)].filter(Boolean).join(' · ')
}

function ruleInWords(rule: NonNullable<TemplateTask['rule']>): string {
  if (rule.fact === 'componentConfirmed') return 'Se marca sola al confirmar el proveedor'
  return `Se marca sola ${FACTS[rule.fact].when}`
}

const ROW =
  'grid min-h-(--h-row) grid-cols-[minmax(0,1fr)_7rem_10.5rem_2.75rem_2.75rem] items-center gap-x-3 border-b border-line max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:py-1.5'

const SELECT =
  'flex min-h-9 items-center justify-between gap-2 text-left text-sm text-ink-2 hover:text-ink max-md:justify-start pointer-coarse:min-h-11'
