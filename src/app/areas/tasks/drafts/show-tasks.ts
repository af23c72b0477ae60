import type { Task } from '#domain/tasks/tasks.ts'
import { publishDrafts } from '../../../shared/drafts/publish-drafts.ts'
import { client } from '../../../sync/api.ts'
import { refreshTasks } from '../tasks.queries.ts'

/** Shows drafts to the couple, with a way back. */
export function showTasks(weddingId: string, drafts: readonly Pick<Task, 'id' | 'title'>[]) {
  const place = { weddingId, taskIds: drafts.map(({ id }) => id) }
  const [first] = drafts
  return publishDrafts({
    publish: () => client.tasks.publish(place),
    unpublish: () => client.tasks.unpublish(place),
    refresh: () => refreshTasks(weddingId),
    done:
      drafts.length === 1 ? `La pareja ya ve «${first!.title}».` : `La pareja ya ve ${drafts.length} tareas.`,
  })
}
