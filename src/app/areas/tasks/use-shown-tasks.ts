import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { currentSection, type PlacedTask, type TaskCalendar } from '#domain/tasks/placed-task.ts'
import { isFound, isInFilter, type TaskFilter } from '#domain/tasks/task-filters.ts'
import { groupTasks, type TaskGroup } from '#domain/tasks/task-groups.ts'
import { type TaskSectionKey, UNDATED_SECTION } from '#domain/tasks/task-sections.ts'
import { assigneeKey } from '#domain/tasks/tasks.ts'
import { useHighlightedId } from '../../shared/page/highlighted-id.ts'
import { filterInAddress, filterOfAddress, type TasksPageProps } from './tasks-address.ts'
import type { TaskPeople } from './use-task-people.ts'

type ShownTasksProps = Pick<TasksPageProps, 'address' | 'onAddress'> & {
  placed: readonly PlacedTask[]
  calendar: TaskCalendar
  /** The key of the person who looks. */
  own: string
}

/** The tasks that the filter and the search leave, in sections that open and close. */
export function useShownTasks({ placed, calendar, address, onAddress, own }: ShownTasksProps) {
  const filter = filterOfAddress(address.ver, own)
  const [search, setSearch] = useState('')
  const isShown = useLingering(placed, filter)
  const current = currentSection(calendar)
  const isWhole = filter === 'open' && search.trim() === ''
  const groups = useMemo(() => {
    if (isWhole) return groupTasks(placed, current, isShown)
    const found = placed.filter((one) => isShown(one) && isFound(one, search))
    return groupTasks(found, current, () => true).filter(({ tasks }) => tasks.length > 0)
  }, [placed, current, isShown, isWhole, search])
  const { isOpen, toggle } = useFolding(isWhole)
  const setFilter = (next: TaskFilter) => onAddress({ ...address, ver: filterInAddress(next, own) })
  const sectionForNew: TaskSectionKey = current ?? UNDATED_SECTION.key
  return {
    filter,
    setFilter,
    search,
    setSearch,
    isWhole,
    isEverythingDone: isWhole && placed.length > 0 && placed.every(({ state }) => state.state !== 'open'),
    groups: groups.map((group) => ({
      group,
      shown: group.isFinished || !isWhole ? group.tasks : group.tasks.filter(isShown),
      isOpen: isOpen(group),
    })),
    toggle,
    sectionForNew,
    /** Shows everything that is left, with the section of a new task open. */
    showForNew: () =>
      flushSync(() => {
        setSearch('')
        if (filter !== 'open') setFilter('open')
        toggle(sectionForNew, true)
      }),
    /** Opens a section, or the group that it is folded into, and brings it into sight. */
    reveal: (key: TaskSectionKey) => revealSection(groups, key, toggle),
    nothingInWords: (people: TaskPeople) => nothingInWords(filter, search, people),
  }
}

export type ShownTasks = ReturnType<typeof useShownTasks>

/** Sections as they were opened and closed by hand; of a part of the list all are open. */
function useFolding(isWhole: boolean) {
  const [toggled, setToggled] = useState<ReadonlyMap<TaskSectionKey, boolean>>(new Map())
  const highlighted = useHighlightedId()
  return {
    isOpen: (group: TaskGroup) =>
      (toggled.get(group.first) ?? (!isWhole || group.isOpen)) ||
      group.tasks.some(({ task }) => task.id === highlighted),
    toggle: (key: TaskSectionKey, isOpen: boolean) => setToggled((now) => new Map(now).set(key, isOpen)),
  }
}

function revealSection(
  groups: readonly TaskGroup[],
  key: TaskSectionKey,
  toggle: (key: TaskSectionKey, isOpen: boolean) => void,
) {
  const group = groups.find(
    ({ first, tasks }) => first === key || tasks.some(({ section }) => section === key),
  )
  if (!group) return
  flushSync(() => toggle(group.first, true))
  document.querySelector(`[data-section="${group.first}"]`)?.scrollIntoView({ block: 'start' })
}

/** Tells what a filter shows; what was ticked since the filter was chosen stays in its place until another is. */
function useLingering(placed: readonly PlacedTask[], filter: TaskFilter) {
  const seen = useRef<{ filter: TaskFilter; ids: Set<string> }>({ filter, ids: new Set() })
  return useMemo(() => {
    if (seen.current.filter !== filter) seen.current = { filter, ids: new Set() }
    const { ids } = seen.current
    for (const one of placed) if (isInFilter(one, filter)) ids.add(one.task.id)
    return ({ task }: PlacedTask) => ids.has(task.id)
  }, [placed, filter])
}

function nothingInWords(filter: TaskFilter, search: string, people: TaskPeople): string {
  if (search.trim()) return `Ninguna tarea con «${search.trim()}».`
  if (filter === 'done') return 'Nada hecho todavía.'
  if (filter === people.own) return 'Nada pendiente para ti.'
  const known = people.known.find(({ who }) => assigneeKey(who) === filter)
  return known ? `Nada pendiente para ${known.short}.` : 'Nada pendiente con ese filtro.'
}
