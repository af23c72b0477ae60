import { useEffect, useRef } from 'react'
import type { PlacedTask } from '#domain/tasks/placed-task.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import type { TaskActions } from './tasks.actions.ts'

/**
 * Says when a fact ticks a task, or opens it again, while the list is on the screen. What was so already when the list
 * was read is not said.
 */
export function useTickNotices(
  placed: readonly PlacedTask[] | undefined,
  isRead: boolean,
  actions: TaskActions,
) {
  const before = useRef<ReadonlyMap<string, PlacedTask> | null>(null)
  useEffect(() => {
    if (!placed || (!isRead && !before.current)) return
    const known = before.current
    before.current = new Map(placed.map((one) => [one.task.id, one]))
    if (!known) return
    const unmarked = placed.filter(({ task }) => task.mark === null && known.get(task.id)?.task.mark === null)
    const wasReason = ({ task }: PlacedTask) => known.get(task.id)?.state.reason ?? null
    tellTicked(
      unmarked.filter((one) => one.state.reason !== null && wasReason(one) === null),
      actions,
    )
    tellOpened(unmarked.filter((one) => one.state.reason === null && wasReason(one) !== null))
  }, [placed, isRead, actions])
}

function tellTicked(ticked: readonly PlacedTask[], actions: TaskActions) {
  const [first, ...others] = ticked
  if (!first) return
  const said =
    others.length === 0
      ? `«${first.task.title}» se ha marcado sola: ${first.state.reason}.`
      : `${ticked.length} tareas se han marcado solas, entre ellas «${first.task.title}».`
  const undo = () => {
    for (const { task } of ticked) actions.edit(task, 'mark', 'open')
  }
  showToast(said, { action: { label: 'Deshacer', onAction: undo } })
}

function tellOpened(opened: readonly PlacedTask[]) {
  const [first, ...others] = opened
  if (!first) return
  showToast(
    others.length === 0
      ? `«${first.task.title}» vuelve a estar pendiente.`
      : `${opened.length} tareas vuelven a estar pendientes.`,
  )
}
