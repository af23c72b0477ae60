import { fitInto } from '../suggestions/fit-into-time.ts'
import { SUGGESTED_TASKS } from '../suggestions/suggested-tasks.ts'
import type { SuggestedTask, Suggestion } from '../suggestions/suggestion.ts'
import { type SuggestedSection, sectionsOf } from '../suggestions/suggestion-sections.ts'
import type { TemplateTask } from './task-template.ts'

const SUGGESTIONS = new Map(SUGGESTED_TASKS.map((suggestion) => [suggestion.key, suggestion]))

/**
 * The tasks of a template in the days that are left until the wedding, `null` where it has no date. What the suggested
 * list knows of its own tasks counts here too: which have no substitute, and until when each makes sense.
 */
export function placeTemplate(
  tasks: readonly TemplateTask[],
  left: number | null,
): { placed: TemplateTask[]; dropped: TemplateTask[] } {
  const byKey = new Map(tasks.map((task) => [task.key, task]))
  const { kept, dropped } = fitInto(left, tasks.flatMap(asSuggestion))
  const timeless = tasks.filter(({ daysBefore }) => daysBefore === null)
  return {
    placed: [...kept.map(({ key, days }) => ({ ...byKey.get(key)!, daysBefore: days })), ...timeless],
    dropped: dropped.map(({ key }) => byKey.get(key)!),
  }
}

function asSuggestion({ key, title, daysBefore }: TemplateTask): Suggestion[] {
  if (daysBefore === null) return []
  const { isEssential, senseUntil } = SUGGESTIONS.get(key) ?? {}
  return [
    {
      key,
      title,
      days: daysBefore,
      who: 'both',
      ...(isEssential !== undefined && { isEssential }),
      ...(senseUntil !== undefined && { senseUntil }),
    },
  ]
}

/** A template as it would stand in a wedding in so many days, `null` without a date, by its sections, and what makes no sense there any more. */
export function previewTemplate(
  tasks: readonly TemplateTask[],
  left: number | null,
): { sections: SuggestedSection[]; dropped: string[] } {
  const { placed, dropped } = placeTemplate(tasks, left)
  const dated = placed.flatMap(({ daysBefore, ...task }): SuggestedTask[] =>
    daysBefore === null ? [] : [{ ...task, days: daysBefore, who: 'both' }],
  )
  return { sections: sectionsOf(dated, left, 'planner'), dropped: dropped.map(({ title }) => title) }
}
