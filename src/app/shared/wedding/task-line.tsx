import { queryOptions, useQuery } from '@tanstack/react-query'
import { dueInWords } from '#domain/tasks/task-days.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { api } from '../../sync/api.ts'
import { unlessFirst } from '../../sync/first-answers.ts'

/** The tasks that were left behind and the next one, of each wedding of the planner that has any. */
const taskLinesQuery = queryOptions({
  ...api.tasks.lines.queryOptions(),
  refetchOnMount: unlessFirst('always'),
  refetchOnWindowFocus: 'always',
})

/** One line on a wedding of the dashboard: '2 se quedaron atrás · Cerrar menús, vie 27 nov'. */
export function TaskLine({ weddingId, now, lateClass }: { weddingId: string; now: Date; lateClass: string }) {
  const { data: line } = useQuery({
    ...taskLinesQuery,
    select: (lines) => lines.find((one) => one.weddingId === weddingId),
  })
  if (!line) return null
  const { late, next } = line
  return (
    <>
      {late > 0 && (
        <span className={lateClass}>{late === 1 ? '1 se quedó atrás' : `${late} se quedaron atrás`}</span>
      )}
      {late > 0 && next && ' · '}
      {next && `${next.title}, ${dueInWords(next.day, dayInMadrid(now))}`}
    </>
  )
}
