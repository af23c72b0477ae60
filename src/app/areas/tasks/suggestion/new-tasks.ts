import { v7 as uuidv7 } from 'uuid'
import type { Member } from '#contract/weddings.ts'
import type { SuggestedFor, SuggestedTask } from '#domain/tasks/suggestions/suggestion.ts'
import type { Assignee } from '#domain/tasks/tasks.ts'

/** The members who get a suggested task. A couple of one has the tasks of both; a wedding without a couple gives them to no member. */
function assigneesOf(who: SuggestedFor, members: readonly Member[]): Assignee[] {
  const couple = members.filter(({ preset }) => preset === 'couple')
  const planners = members.filter(({ preset }) => preset === 'planner').slice(0, 1)
  const chosen = {
    both: couple,
    one: couple.slice(0, 1),
    other: couple.slice(1, 2).length > 0 ? couple.slice(1, 2) : couple.slice(0, 1),
    planner: planners.length > 0 ? planners : couple,
  }[who]
  return chosen.map(({ userId }) => ({ kind: 'member', userId }))
}

/** Suggested tasks as they are added; their ids are made once, so that a second try adds none twice. */
export const newTasksOf = (
  suggested: readonly SuggestedTask[],
  members: readonly Member[],
  isDraft: boolean,
) =>
  suggested.map(({ key, title, days, who, notes, about, rule }) => ({
    id: uuidv7(),
    suggestionKey: key,
    title,
    due: { kind: 'days' as const, daysBefore: days },
    assignees: assigneesOf(who, members),
    notes,
    about,
    rule,
    isDraft,
  }))
