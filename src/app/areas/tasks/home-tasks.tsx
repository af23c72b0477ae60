import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { lateInWords, MONTHS } from '#domain/tasks/task-days.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { dayInMadrid, type IsoDate } from '#domain/time/dates.ts'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { HomeNext } from '../../shared/page/home-next.tsx'
import { HomeSection } from '../../shared/page/home-section.tsx'
import { NotLoadedLine } from '../../shared/page/not-loaded-line.tsx'
import { useNow } from '../../shared/page/use-now.ts'
import { api, client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'

type HomeTasksProps = { wedding: Wedding /** In place of a list that has no task. */; otherwise: ReactNode }

/** 'Lo siguiente' of a wedding with tasks: the three that are due first, each with its check. */
export function HomeTasks({ wedding, otherwise }: HomeTasksProps) {
  const weddingId = wedding.id
  const options = api.tasks.next.queryOptions({ input: { weddingId } })
  const tasks = useQuery(options)
  const today = dayInMadrid(useNow())
  const [ticked, setTicked] = useState<string[]>([])
  const tick = useMutation({
    mutationFn: async ({ id, mark }: Marking) => {
      await client.tasks.update({ weddingId, taskId: id, mark })
      await queryClient.invalidateQueries({ queryKey: options.queryKey })
    },
    onError: (error) =>
      showToast(`No se ha guardado. La tarea está como la dejaste. ${messageFor(error)}`, { tone: 'failed' }),
    onSettled: (_, __, { id }) => setTicked((before) => before.filter((one) => one !== id)),
  })
  if (tasks.isError && !tasks.data)
    return (
      <HomeSection id="siguiente" title="Lo siguiente">
        <NotLoadedLine isRetrying={tasks.isFetching} onRetry={() => void tasks.refetch()} />
      </HomeSection>
    )
  if (!tasks.data)
    return (
      <HomeSection id="siguiente" title="Lo siguiente">
        <SkeletonRows rows={3} />
      </HomeSection>
    )
  if (tasks.data.total === 0) return otherwise
  const markDone = (id: string, title: string, before: Marking['mark']) => {
    setTicked((others) => [...others, id])
    tick.mutate(
      { id, mark: 'done' },
      {
        onSuccess: () =>
          showToast(`Hecha: ${title}`, {
            action: { label: 'Deshacer', onAction: () => tick.mutate({ id, mark: before }) },
          }),
      },
    )
  }
  const { open, total } = tasks.data
  return (
    <HomeNext
      aside={
        <Link
          to="/app/couple/$wid/tasks"
          params={{ wid: weddingId }}
          className="link rounded-[4px] text-sm whitespace-nowrap pointer-coarse:py-3"
        >
          {open > 1 ? `Las ${formatNumber(open)} tareas` : 'Las tareas'}
        </Link>
      }
      things={tasks.data.next.map(({ id, title, day, mark }) => ({
        id,
        title,
        mark: day ? dayMark(day) : { figure: '·' },
        line: day && day < today ? lateInWords(day, today) : day === today ? 'Hoy' : null,
        act: wedding.access.tasks === 'edit' && (
          <input
            type="checkbox"
            aria-label={`Hecha: ${title}`}
            checked={ticked.includes(id)}
            onChange={({ currentTarget }) => currentTarget.checked && markDone(id, title, mark)}
            className={CHECK}
          />
        ),
      }))}
    >
      {open === 0
        ? 'No queda nada. Ahora, a dormir.'
        : `${formatNumber(open)} de ${formatNumber(total)} por hacer`}
    </HomeNext>
  )
}

/** Round, of 22 px and touched at 44. */
const CHECK =
  'size-5.5 cursor-pointer appearance-none rounded-full border-[1.5px] border-control checked:border-transparent checked:bg-primary pointer-coarse:m-2.75'

type Marking = { id: string; mark: 'done' | 'open' | 'unneeded' | null }

/** `14` over `nov`. */
function dayMark(date: IsoDate) {
  const [, month, day] = date.split('-').map(Number) as [number, number, number]
  return { figure: String(day), below: MONTHS[month - 1]! }
}
