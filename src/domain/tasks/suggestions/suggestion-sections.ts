import type { Role } from '../../members/roles.ts'
import { asSentence, countInSpanish } from '../../text/spanish-numbers.ts'
import { sectionOf, TASK_SECTIONS, type TaskSectionKey } from '../task-sections.ts'
import type { SuggestedTask } from './suggestion.ts'

/** `now` holds what the sections that are over and the present one ask for. */
export type SuggestedSection = {
  key: 'now' | TaskSectionKey
  name: string
  tasks: SuggestedTask[]
  /** Which tasks come first where there are many: 'Vais con cinco meses: estas nueve primero'. */
  note: string | null
}

/** So many tasks at once are a list to begin with; of more, the first ones are named. */
const FIRST_TASKS = 9

/** A section that ends sooner than this is joined with the next: two weeks hold what was to be done in months. */
const SHORTEST_NOW_DAYS = 13

const WEEK_DAYS = 7

/** The tasks of a list in sections, in their order. With less than a year left, the first is 'Este mes'. */
export function sectionsOf(
  tasks: readonly SuggestedTask[],
  left: number | null,
  reader: Role,
): SuggestedSection[] {
  const last = left === null || left <= 0 ? null : lastSectionOfNow(left)
  return TASK_SECTIONS.flatMap(({ key, name }): SuggestedSection[] => {
    if (last !== null && placeOf(key) < placeOf(last)) return []
    const isNow = key === last
    const own = tasks.filter(({ days }) =>
      isNow ? placeOf(sectionOf(days)) <= placeOf(key) : sectionOf(days) === key,
    )
    if (own.length === 0) return []
    const note = noteOf(own.length, { isNow, left, reader })
    return [
      isNow ? { key: 'now', name: nameOfNow(left!), tasks: own, note } : { key, name, tasks: own, note },
    ]
  })
}

/** With a year left there is time for each section: none is joined. */
function lastSectionOfNow(left: number): TaskSectionKey | null {
  if (left >= TASK_SECTIONS[0].from) return null
  return sectionOf(Math.max(0, left - SHORTEST_NOW_DAYS))
}

const placeOf = (key: TaskSectionKey) => TASK_SECTIONS.findIndex((section) => section.key === key)

const nameOfNow = (left: number) => (left > WEEK_DAYS ? 'Este mes' : 'Esta semana')

type Shown = { isNow: boolean; left: number | null; reader: Role }

function noteOf(count: number, { isNow, left, reader }: Shown): string | null {
  if (count <= FIRST_TASKS) return null
  if (!isNow || left === null) return `Son ${count}: estas nueve primero`
  const time = timeLeft(left)
  if (reader === 'couple') return `Vais con ${time.words}: estas nueve primero`
  return `${asSentence(`${time.isOne ? 'queda' : 'quedan'} ${time.words}`)}: estas nueve primero`
}

const DAYS_OF_MONTH = 30.4

function timeLeft(left: number): { words: string; isOne: boolean } {
  const months = Math.round(left / DAYS_OF_MONTH)
  if (left >= 45) return { words: countInSpanish(months, 'mes', 'meses'), isOne: months === 1 }
  if (left > 2 * WEEK_DAYS) {
    const weeks = Math.round(left / WEEK_DAYS)
    return { words: countInSpanish(weeks, 'semana', 'semanas'), isOne: weeks === 1 }
  }
  return { words: countInSpanish(left, 'día', 'días'), isOne: left === 1 }
}
