import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useState } from 'react'
import type { PlacedTask } from '#domain/tasks/placed-task.ts'
import type { TaskGroup } from '#domain/tasks/task-groups.ts'
import { runName, sectionDays, UNDATED_SECTION } from '#domain/tasks/task-sections.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { Icon } from '#ui/icon.tsx'

type TaskSectionProps = {
  group: TaskGroup
  /** Those of its tasks that the filter shows. */
  shown: readonly PlacedTask[]
  eventDate: IsoDate | null
  isOpen: boolean
  onToggle: () => void
  row: (one: PlacedTask) => ReactNode
  /** The line that adds to it. */
  newTask: ReactNode
  /** Offers what is done below what is left. */
  hasDone: boolean
}

/** Rows that are drawn at first; the others come when they are asked for. */
const ROWS_AT_FIRST = 120

/** A part of the list under its heading, which folds it. */
export function TaskSection(props: TaskSectionProps) {
  const { group, shown, eventDate, isOpen, onToggle, row, newTask, hasDone } = props
  const [seesAll, seeAll] = useState(false)
  const [seesDone, seeDone] = useState(false)
  const done = hasDone ? group.tasks.filter((one) => !shown.includes(one)) : []
  const rows = seesAll ? shown : shown.slice(0, ROWS_AT_FIRST)
  const name = nameOf(group)
  const isFolded = group.first !== group.last
  return (
    <section
      aria-label={name}
      data-section={group.first}
      data-drop-section={isFolded ? undefined : group.first}
      className="scroll-mt-20 data-drop-target:bg-primary-soft data-drop-target:shadow-[inset_0_0_0_2px_var(--primary)]"
    >
      <header className="flex min-h-14 items-center gap-3.5 border-b border-line-strong">
        <h2 className="min-w-0 text-[1.5rem] tracking-[-.01em] max-md:text-[1.25rem]">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={onToggle}
            className="inline-flex min-h-11 items-center gap-2 text-left"
          >
            <Icon of={isOpen ? ChevronDown : ChevronRight} size="sm" className="shrink-0 text-ink-3" />
            {name}
          </button>
        </h2>
        {group.isFinished && group.total > 0 ? (
          <span className="inline-flex shrink-0 items-center gap-1.5 text-sm font-strong text-link">
            <Icon of={Check} size="sm" />
            <span className="max-md:sr-only">Todo hecho</span>
          </span>
        ) : (
          eventDate &&
          group.first !== UNDATED_SECTION.key &&
          !isFolded && (
            <span className="num truncate text-sm text-ink-3 max-md:hidden">
              {sectionDays(group.first, eventDate)}
            </span>
          )
        )}
        <span className="num ml-auto shrink-0 text-sm text-ink-3">
          {group.done} de {group.total}
        </span>
      </header>
      {isOpen && (
        <>
          <ul>{rows.map(row)}</ul>
          {rows.length < shown.length && (
            <MoreButton
              onPress={() => seeAll(true)}
            >{`Ver las otras ${shown.length - rows.length}`}</MoreButton>
          )}
          {newTask}
          {done.length > 0 && seesDone && <ul>{done.map(row)}</ul>}
          {done.length > 0 && !group.isFinished && (
            <MoreButton onPress={() => seeDone(!seesDone)}>
              {seesDone
                ? 'Ocultar las hechas'
                : done.length === 1
                  ? 'Ver la hecha'
                  : `Ver las ${done.length} hechas`}
            </MoreButton>
          )}
        </>
      )}
    </section>
  )
}

const MoreButton = ({ onPress, children }: { onPress: () => void; children: string }) => (
  <p className="pt-2 pb-4 pl-12 text-sm">
    <button type="button" onClick={onPress} className="link min-h-8 pointer-coarse:min-h-11">
      {children}
    </button>
  </p>
)

function nameOf({ first, last }: TaskGroup): string {
  if (first === UNDATED_SECTION.key || last === UNDATED_SECTION.key) return UNDATED_SECTION.name
  return runName(first, last)
}
