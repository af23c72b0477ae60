import { suggestTasks } from '#domain/tasks/suggestions/suggest-tasks.ts'
import { NO_ANSWERS, type WeddingAnswers } from '#domain/tasks/suggestions/wedding-answers.ts'
import type { TemplateTask } from '#domain/tasks/templates/task-template.ts'
import { tasksOfWedding } from './templates.actions.ts'

export type TemplateSource = 'suggestion' | 'wedding' | 'blank'

type Given = { answers: Partial<WeddingAnswers>; weddingId: string | null }

/** The tasks that a new template begins with. */
export async function tasksFrom(
  source: TemplateSource,
  { answers, weddingId }: Given,
): Promise<TemplateTask[]> {
  if (source === 'wedding' && weddingId) return tasksOfWedding(weddingId)
  if (source !== 'suggestion') return []
  const { sections } = suggestTasks({
    answers: { ...NO_ANSWERS, hasPlanner: true, ...answers },
    today: '',
    weddingDate: null,
    taken: new Set(),
    reader: 'planner',
  })
  return sections
    .flatMap(({ tasks }) => tasks)
    .map(({ days, who, ...task }) => ({
      ...task,
      daysBefore: days,
      who: who === 'planner' ? 'planner' : 'couple',
    }))
}
