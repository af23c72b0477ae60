import type { TaskCalendar } from '#domain/tasks/placed-task.ts'
import type { WeddingFacts } from '#domain/tasks/wedding-facts.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import type { ReadPages } from '../../shared/list-import/read-pages.ts'
import { suggestion } from './suggestion/loaded-suggestion.ts'

type EmptyTasksProps = {
  weddingId: string
  calendar: TaskCalendar
  facts: WeddingFacts
  readPages: ReadPages
  onStartBlank: () => void
}

/** A wedding without tasks: members who may edit them begin with the suggested list, or blank. */
export function EmptyTasks({ onStartBlank, ...wedding }: EmptyTasksProps) {
  const isViewOnly = useViewOnly()
  const part = useOpenedPart(suggestion, !isViewOnly, onStartBlank)
  if (isViewOnly) return <EmptyState question="Aún no hay tareas" />
  if (!part) return <SkeletonRows rows={8} className="mt-10" />
  return <part.SuggestedStart {...wedding} onStartBlank={onStartBlank} />
}
