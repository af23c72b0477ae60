import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { api, client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { refreshTasks } from './tasks.queries.ts'

type AddedTasks = Parameters<typeof client.tasks.addMany>[0]['tasks']

/** Adds a whole list, reads it, and says so with the way back. Rejects when nothing was added. */
export async function addTaskList(weddingId: string, tasks: AddedTasks): Promise<void> {
  const { added, lineId } = await client.tasks.addMany({ weddingId, tasks })
  await refreshTasks(weddingId)
  const said = added === 1 ? '1 tarea en la lista.' : `${added} tareas en la lista.`
  const undo = lineId && { label: 'Deshacer', onAction: () => void takeBack(weddingId, lineId) }
  showToast(said, undo ? { action: undo } : {})
}

async function takeBack(weddingId: string, lineId: string) {
  try {
    const { conflicts } = await client.activity.undo({ weddingId, lineId })
    showToast(
      conflicts.length === 0
        ? 'Las tareas añadidas ya no están.'
        : 'Hemos quitado las que nadie ha cambiado desde entonces. El resto sigue en la lista.',
      { tone: 'undone' },
    )
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
  }
  await Promise.all([
    refreshTasks(weddingId),
    queryClient.invalidateQueries({ queryKey: api.activity.key() }),
  ])
}
