import type { TaskRule } from '../task-rules.ts'
import type { Assignee, Task, TaskAbout } from '../tasks.ts'

/** How many templates a planner has, the removed ones among them, and how many tasks each. */
export const TEMPLATES_MAX = 30
export const TEMPLATE_TASKS_MAX = 300

export const TEMPLATE_NAME_MAX = 80

/** A template that was removed can be brought back for so many days. */
export const REMOVED_TEMPLATE_DAYS = 30

/** Bytes of a request that saves a template: a full one with ordinary notes. */
export const TEMPLATE_BODY_MAX_BYTES = 1024 * 1024

/** The people of any wedding that a task of a template is for. */
export const TEMPLATE_ROLES = ['couple', 'planner'] as const

export type TemplateRole = (typeof TEMPLATE_ROLES)[number]

/** A task as a template has it: for any date, and for people by what they are. */
export type TemplateTask = {
  /** Stays the same for good: by it a task never comes into a wedding twice. That of a suggested task is its own. */
  key: string
  title: string
  /** Days before the wedding, negative after it; null for a task without a time. */
  daysBefore: number | null
  who: TemplateRole | null
  notes: string | null
  about: TaskAbout | null
  rule: TaskRule | null
}

/** A member of a wedding, by their role in it. */
export type TemplateMember = { userId: string; role: TemplateRole }

/** The members who get a task of a template. */
export const assigneesOf = (who: TemplateRole | null, members: readonly TemplateMember[]): Assignee[] =>
  members.filter(({ role }) => role === who).map(({ userId }) => ({ kind: 'member', userId }))

type Source = { tasks: readonly Task[]; members: readonly TemplateMember[]; newKey: () => string }

/**
 * The tasks of a wedding as a template: without what is of this wedding alone, which are its dates, its vendors, and
 * what was done. A day that stays has no days before the wedding, so that it comes without a time.
 */
export function templateOf({ tasks, members, newKey }: Source): TemplateTask[] {
  const roleOf = new Map(members.map(({ userId, role }) => [userId, role]))
  return tasks
    .filter(({ mark }) => mark !== 'unneeded')
    .map(({ title, due, assignees, notes, about, rule, suggestionKey }) => ({
      key: suggestionKey ?? newKey(),
      title,
      daysBefore: due?.kind === 'days' ? due.daysBefore : null,
      who: assignees.map((who) => (who.kind === 'member' ? roleOf.get(who.userId) : undefined))[0] ?? null,
      notes,
      about: about?.kind === 'vendor' ? null : about,
      rule,
    }))
    .toSorted(byDays)
}

/** The earliest first, and last what has no time. */
export const byDays = (a: Pick<TemplateTask, 'daysBefore'>, b: Pick<TemplateTask, 'daysBefore'>): number => {
  const days = ({ daysBefore }: Pick<TemplateTask, 'daysBefore'>) => daysBefore ?? Number.NEGATIVE_INFINITY
  return days(a) === days(b) ? 0 : days(b) - days(a)
}

/** A name that none of the others has: 'Boda de campo (2)'. */
export function freeName(name: string, taken: readonly string[]): string {
  const names = new Set(taken.map((one) => one.toLowerCase()))
  if (!names.has(name.toLowerCase())) return name
  for (let number = 2; ; number += 1) {
    const ending = ` (${number})`
    const next = `${name.slice(0, TEMPLATE_NAME_MAX - ending.length)}${ending}`
    if (!names.has(next.toLowerCase())) return next
  }
}
