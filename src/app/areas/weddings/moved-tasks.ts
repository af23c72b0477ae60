import { type MovedWedding, movedWedding } from '#domain/tasks/moved-wedding.ts'
import { dayInMadrid, daysBetween, type IsoDate } from '#domain/time/dates.ts'
import { api } from '../../sync/api.ts'
import { queryClient, STALE_LATE } from '../../sync/query-client.ts'

type Dates = { from: IsoDate | null; to: IsoDate | null }

/** The tasks that another date concerns, as the server has them now; `null` where there are none. */
export async function readMovedTasks(weddingId: string, { from, to }: Dates): Promise<MovedWedding | null> {
  const of = { input: { weddingId } }
  const [tasks, facts] = await Promise.all([
    queryClient.fetchQuery({ ...api.tasks.list.queryOptions(of), staleTime: STALE_LATE }),
    queryClient.fetchQuery({ ...api.tasks.facts.queryOptions(of), staleTime: STALE_LATE }),
  ])
  const today = dayInMadrid(new Date())
  const moved = movedWedding(tasks, facts, { today, eventDate: from }, { today, eventDate: to })
  return moved.moving + moved.fixed.length > 0 ? moved : null
}

/** Says how those that are counted from the wedding move. */
export function movingInWords({ moving, newlyLate }: MovedWedding, { from, to }: Dates): string {
  const tasks = moving === 1 ? '1 tarea' : `${moving} tareas`
  if (moving === 0) return 'Ninguna tarea pendiente depende de la fecha.'
  if (to === null)
    return `${tasks} sin hacer ${moving === 1 ? 'pierde su día' : 'pierden su día'}, y ${moving === 1 ? 'dice' : 'dicen'} cuánto antes de la boda ${moving === 1 ? 'toca' : 'tocan'}.`
  const late =
    newlyLate === 0 ? '' : newlyLate === 1 ? ' Una se queda atrás.' : ` ${newlyLate} se quedan atrás.`
  if (from === null) return `${tasks} sin hacer ${moving === 1 ? 'tendrá' : 'tendrán'} su día.${late}`
  const by = daysBetween(from, to)
  const apart = Math.abs(by) === 1 ? '1 día' : `${Math.abs(by)} días`
  return `${tasks} sin hacer se ${moving === 1 ? 'mueve' : 'mueven'} con la boda, ${apart} ${by > 0 ? 'más tarde' : 'antes'}.${late}`
}
