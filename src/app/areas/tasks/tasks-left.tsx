import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { HomeStat } from '../../shared/page/home-stat.tsx'
import { useNextTasks } from './use-next-tasks.ts'

/** The tasks that are left, as a figure of the home; nothing of a wedding without tasks. */
export function TasksLeft({ weddingId }: { weddingId: string }) {
  const { shown } = useNextTasks(weddingId)
  if (!shown || shown.total === 0) return null
  return (
    <HomeStat
      to="/app/couple/$wid/tasks"
      weddingId={weddingId}
      label={shown.open === 1 ? 'tarea por hacer' : 'tareas por hacer'}
    >
      {formatNumber(shown.open)}
    </HomeStat>
  )
}
