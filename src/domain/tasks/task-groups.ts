import { byDay, type PlacedTask } from './placed-task.ts'
import { type DatedSectionKey, TASK_SECTIONS, type TaskSectionKey, UNDATED_SECTION } from './task-sections.ts'

/** A part of the list under one heading: a section, or several in a row that are all done. */
export type TaskGroup = {
  /** Its first and its last section, which are mostly the same. */
  first: TaskSectionKey
  last: TaskSectionKey
  tasks: PlacedTask[]
  done: number
  /** Without those that are not needed. */
  total: number
  /** Nothing of it is left, and its time is not now. */
  isFinished: boolean
  /** Whether it stands open before it is opened or closed by hand. */
  isOpen: boolean
}

type Section = Omit<TaskGroup, 'first' | 'last'> & { key: DatedSectionKey; isPast: boolean }

/** Done and all of a list, without what is not needed. */
export function countTasks(tasks: readonly PlacedTask[]): { done: number; total: number; late: number } {
  const needed = tasks.filter(({ state }) => state.state !== 'unneeded')
  return {
    done: needed.filter(({ state }) => state.state === 'done').length,
    total: needed.length,
    late: needed.filter(({ isLate }) => isLate).length,
  }
}

/**
 * The list under its headings. Sections that are all done fold into one; open are the present section, the next, and
 * earlier ones with something left. `isShown` keeps a task that was just done from folding its section away.
 */
export function groupTasks(
  placed: readonly PlacedTask[],
  current: DatedSectionKey | null,
  isShown: (one: PlacedTask) => boolean,
): TaskGroup[] {
  const now = TASK_SECTIONS.findIndex(({ key }) => key === current)
  const firstsLeft = current ? [] : sectionsLeft(placed, isShown).slice(0, 2)
  const sections = TASK_SECTIONS.map(({ key }, place): Section => {
    const tasks = tasksOf(placed, key)
    const isLeft = tasks.some(isShown)
    const isNear = now >= 0 && (place === now || place === now + 1)
    const isPast = place < now
    return {
      key,
      tasks,
      ...countTasks(tasks),
      isPast,
      isFinished: !isNear && !isLeft && (isPast || tasks.length > 0),
      isOpen: isNear || (isPast && isLeft) || firstsLeft.includes(key),
    }
  })
  const undated = tasksOf(placed, UNDATED_SECTION.key)
  return [
    ...(current === null ? [undatedGroup(undated)] : []),
    ...foldFinished(sections).filter(({ isFinished, tasks }) => !isFinished || tasks.length > 0),
    ...(current !== null && undated.length > 0 ? [undatedGroup(undated)] : []),
  ]
}

const undatedGroup = (tasks: PlacedTask[]): TaskGroup => ({
  first: UNDATED_SECTION.key,
  last: UNDATED_SECTION.key,
  tasks,
  ...countTasks(tasks),
  isFinished: false,
  isOpen: true,
})

function foldFinished(sections: readonly Section[]): TaskGroup[] {
  const groups: TaskGroup[] = []
  for (const { key, isPast: _, ...section } of sections) {
    const before = groups.at(-1)
    if (section.isFinished && section.tasks.length === 0 && before?.isFinished) continue
    if (section.isFinished && before?.isFinished && before.tasks.length > 0) {
      groups[groups.length - 1] = {
        ...before,
        last: key,
        tasks: [...before.tasks, ...section.tasks],
        done: before.done + section.done,
        total: before.total + section.total,
      }
    } else groups.push({ first: key, last: key, ...section })
  }
  return groups
}

const tasksOf = (placed: readonly PlacedTask[], key: TaskSectionKey) =>
  placed.filter(({ section }) => section === key).sort(byDay)

const sectionsLeft = (placed: readonly PlacedTask[], isShown: (one: PlacedTask) => boolean) =>
  TASK_SECTIONS.filter(({ key }) => placed.some((one) => one.section === key && isShown(one))).map(
    ({ key }): DatedSectionKey => key,
  )
