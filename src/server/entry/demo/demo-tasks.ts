import { suggestTasks } from '#domain/tasks/suggestions/suggest-tasks.ts'
import type { SuggestedFor, SuggestedTask } from '#domain/tasks/suggestions/suggestion.ts'
import { NO_ANSWERS } from '#domain/tasks/suggestions/wedding-answers.ts'
import { type IsoDate, shiftDay } from '#domain/time/dates.ts'

import { DEMO_VENDORS } from './demo-vendors.ts'

/** Days before the wedding when the couple of the demo took the suggested list. */
const TAKEN_AT = 380

/** Open tasks whose day has passed already: the others of before today are done. */
const LEFT_BEHIND = 2

type DemoPeople = Record<'lucia' | 'martin' | 'elena', string>

/** The whole suggested list of a church wedding with buses, as it stands some months before the day. */
export function demoTasks(weddingDate: IsoDate, daysLeft: number, people: DemoPeople) {
  const answers = {
    ...NO_ANSWERS,
    ceremony: 'church',
    hasPlanner: true,
    hasBuses: true,
    hasPreboda: true,
    hasGuestsFromOutside: true,
  } as const
  const today = shiftDay(weddingDate, -TAKEN_AT)
  const list = suggestTasks({ answers, today, weddingDate, taken: new Set(), reader: 'couple' })
  const tasks = list.sections.flatMap((section) => section.tasks)
  const past = tasks.filter(({ days, rule }) => days > daysLeft && rule === null)
  const leftBehind = new Set(past.toSorted((a, b) => a.days - b.days).slice(0, LEFT_BEHIND))
  return tasks.map((task) => ({
    suggestionKey: task.key,
    title: task.title,
    due: { kind: 'days', daysBefore: task.days },
    assignees: assigneesOf(task.who, people),
    notes: task.notes,
    about: task.about,
    rule: task.rule,
    mark: task.days > daysLeft && !leftBehind.has(task) && isForPeople(task) ? 'done' : null,
  }))
}

const CONFIRMED = new Set(
  DEMO_VENDORS.filter(({ status }) => status === 'closed').map(({ vendorType }) => vendorType),
)

/** A task that a fact of the demo ticks needs no word of a person, and says why it is done. */
const isForPeople = ({ rule }: SuggestedTask) =>
  rule === null ||
  (rule.fact === 'componentConfirmed' && !rule.componentTypes.some((type) => CONFIRMED.has(type)))

function assigneesOf(who: SuggestedFor, { lucia, martin, elena }: DemoPeople) {
  const all = { both: [lucia, martin], one: [lucia], other: [martin], planner: [elena] }[who]
  return all.map((userId) => ({ kind: 'member', userId }))
}
