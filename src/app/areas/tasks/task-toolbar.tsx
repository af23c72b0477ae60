import type { ReactNode } from 'react'
import type { PlacedTask } from '#domain/tasks/placed-task.ts'
import { isInFilter, leftByAssignee, type TaskFilter } from '#domain/tasks/task-filters.ts'
import { assigneeKey } from '#domain/tasks/tasks.ts'
import { SearchField } from '#ui/fields/search-field.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import type { ShownTasks } from './use-shown-tasks.ts'
import type { TaskPeople } from './use-task-people.ts'

type TaskToolbarProps = {
  placed: readonly PlacedTask[]
  people: TaskPeople
  list: ShownTasks
  menu: ReactNode
}

/** The filters of the tasks, with how many each shows, and the search. */
export function TaskToolbar({ placed, people, list, menu }: TaskToolbarProps) {
  const { filter, setFilter, search, setSearch } = list
  const count = (value: TaskFilter) => placed.filter((one) => isInFilter(one, value)).length
  const others = [...leftByAssignee(placed).values()]
    .filter(({ who }) => assigneeKey(who) !== people.own)
    .map(({ who, left }) => ({ value: assigneeKey(who), count: left, label: `De ${people.find(who).short}` }))
    .filter(({ value, count }) => count > 0 || value === filter)
    .sort((a, b) => b.count - a.count)
  const segments = [
    { value: 'open', label: 'Pendientes', count: count('open') },
    { value: people.own, label: 'Mías', count: count(people.own) },
    ...others.slice(0, PEOPLE_MAX),
    { value: 'done', label: 'Hechas', count: count('done') },
  ]
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-3 max-md:mt-4">
      <Segmented
        label="Filtrar"
        segments={segments}
        value={filter}
        onChange={setFilter}
        className="max-md:[&>div]:flex-nowrap max-md:[&>div]:scroll-row"
      />
      <div className="flex items-center gap-2 max-md:w-full">
        <SearchField
          label="Buscar tareas"
          value={search}
          onChange={setSearch}
          className="w-60 max-md:flex-1"
        />
        {menu}
      </div>
    </div>
  )
}

/** Of so many people there is a filter of their own; the others are found by their names. */
const PEOPLE_MAX = 6
