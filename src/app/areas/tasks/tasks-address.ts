import type { TaskFilter } from '#domain/tasks/task-filters.ts'
import type { ReadPages } from '../../shared/list-import/read-pages.ts'

/** The address of the list: the task that is open, and the filter. */
export type TasksAddress = { tarea?: string | undefined; ver?: string | undefined }

export type TasksPageProps = {
  weddingId: string
  address: TasksAddress
  /** `isPushed` leaves a step to go back to. */
  onAddress: (next: TasksAddress, how?: { isPushed: boolean }) => void
  readPages: ReadPages
}

/** The filter that the address names: `hechas`, `mias`, or a person by their key; everything left without one. */
export function filterOfAddress(named: string | undefined, own: string): TaskFilter {
  if (named === undefined) return 'open'
  if (named === 'mias') return own
  return named === 'hechas' ? 'done' : named
}

export function filterInAddress(filter: TaskFilter, own: string): string | undefined {
  if (filter === 'open') return undefined
  if (filter === own) return 'mias'
  return filter === 'done' ? 'hechas' : filter
}
