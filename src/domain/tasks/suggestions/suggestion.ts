import type { TaskRule } from '../task-rules.ts'
import type { TaskAbout, TaskArea } from '../tasks.ts'
import type { TaskFact } from '../wedding-facts.ts'
import type { Condition } from './wedding-answers.ts'

/** The people a suggested task is for: the couple, one of them, or their planner. */
export type SuggestedFor = 'both' | 'one' | 'other' | 'planner'

/** A law or an official page, by its name and its address. */
export type Source = { name: string; address: string }

/** A task of the suggested list. */
export type Suggestion = {
  /** Stays the same for good: by it a task is never suggested twice. */
  key: string
  title: string
  /** Days before the wedding, of a list of twelve months; negative after it. */
  days: number
  who: SuggestedFor
  /** Why it is to be done, and how. */
  why?: string
  sources?: readonly Source[]
  about?: TaskAbout
  rule?: TaskRule
  /** All of them must be so. */
  only?: readonly Condition[]
  /** Nothing stands in for it, however few days are left. */
  isEssential?: boolean
  /** With fewer days than these to the wedding it makes no sense any more. */
  senseUntil?: number
}

/** A task as it would come into the list of a wedding. */
export type SuggestedTask = {
  key: string
  title: string
  /** Days before the wedding, negative after it; nearer to it than in a whole year where there is less time. */
  days: number
  who: SuggestedFor
  /** Why it is to be done, and a line for each source. */
  notes: string | null
  about: TaskAbout | null
  rule: TaskRule | null
}

/** The task goes with a section of the app, and a fact of it ticks it. */
export const inSection = (area: TaskArea, fact?: TaskFact): Pick<Suggestion, 'about' | 'rule'> => ({
  about: { kind: 'area', area },
  ...(fact && { rule: { fact } }),
})

/** A confirmed vendor of one of the components ticks the task, which goes with the first. */
export const confirmed = (
  componentType: string,
  ...others: string[]
): Pick<Suggestion, 'about' | 'rule'> => ({
  ...about(componentType),
  rule: { fact: 'componentConfirmed', componentTypes: [componentType, ...others] },
})

/** The task goes with a component, and no vendor ticks it. */
export const about = (componentType: string): Pick<Suggestion, 'about'> => ({
  about: { kind: 'component', componentType },
})
