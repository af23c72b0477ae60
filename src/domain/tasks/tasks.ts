import { cleanLine } from '../text/clean-text.ts'
import type { IsoDate } from '../time/dates.ts'
import type { TaskMark, TaskRule } from './task-rules.ts'

/** Longest texts of a task, in characters. */
export const TASK_TITLE_MAX = 200
export const TASK_NOTES_MAX = 4000
export const TASK_PERSON_NAME_MAX = 120

/** How many may have one task. */
export const TASK_ASSIGNEES_MAX = 10

/** How far from the wedding a task may lie, in days: before it, and after it. */
export const TASK_DAYS_BEFORE_MAX = 1826
export const TASK_DAYS_AFTER_MAX = 730

/** Bytes of a request that adds a whole list: a full one with ordinary notes. */
export const TASKS_BODY_MAX_BYTES = 1024 * 1024

/** Of how many components one that is confirmed may tick a task. */
export const TASK_COMPONENTS_MAX = 20

/** Longest key of a component of the catalogue, and of a task of a suggested list. */
export const TASK_KEY_MAX = 80

/** When a task is due: days before the wedding, which move with it (negative after it), or a day that stays. */
export type TaskDue = { kind: 'days'; daysBefore: number } | { kind: 'day'; on: IsoDate }

/** A person who has a task: a member, or a helper without an account, by name. */
export type Assignee = { kind: 'member'; userId: string } | { kind: 'person'; name: string }

/** The sections of a wedding that a task may lead to. */
export const TASK_AREAS = [
  'guests',
  'households',
  'catering',
  'seating',
  'vendors',
  'budget',
  'inspiration',
  'agenda',
  'style',
  'members',
] as const

export type TaskArea = (typeof TASK_AREAS)[number]

/** A task is about a section, a component of the catalogue, or one vendor. */
export type TaskAbout =
  | { kind: 'area'; area: TaskArea }
  | { kind: 'component'; componentType: string }
  | { kind: 'vendor'; vendorId: string }

export type Task = {
  id: string
  title: string
  due: TaskDue | null
  assignees: Assignee[]
  notes: string | null
  about: TaskAbout | null
  rule: TaskRule | null
  mark: TaskMark | null
  /** The task of the suggested list that it came from, so that none comes twice. */
  suggestionKey: string | null
  /** Out of sight of the couple until a planner shows it. */
  isDraft: boolean
  createdAt: string
}

/** The part of a task that says when it is due, whose it is and whether it is done: a list of them is read without its notes. */
export type DueTask = Pick<Task, 'id' | 'title' | 'due' | 'assignees' | 'rule' | 'mark' | 'createdAt'>

/** A text that is the same for the same person, however a free name is written. */
export const assigneeKey = (who: Assignee): string =>
  who.kind === 'member' ? `member ${who.userId}` : `person ${cleanLine(who.name).toLowerCase()}`
