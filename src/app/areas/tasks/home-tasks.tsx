import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { NEXT_TASKS } from '#domain/tasks/next-tasks.ts'
import { dayInLines, lateInWords } from '#domain/tasks/task-days.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { dayInMadrid, type IsoDate } from '#domain/time/dates.ts'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { type DatedThing, HomeNext, type NextThing } from '../../shared/page/home-next.tsx'
import { HomeSection } from '../../shared/page/home-section.tsx'
import { NotLoadedLine } from '../../shared/page/not-loaded-line.tsx'
import { useNow } from '../../shared/page/use-now.ts'
import type { NextTask } from './next-task.ts'
import { tickNextTask, useNextTasks } from './use-next-tasks.ts'

type HomeTasksProps = {
  wedding: Wedding
  title?: string
  /** Stand before the tasks: moments of today. */
  before?: readonly NextThing[]
  /** Stand among the tasks by their day: payments. */
  dated?: readonly DatedThing[]
  /** In place of a list that has no task. */
  otherwise: ReactNode
}

/** 'Lo siguiente' of a wedding with tasks: the three that are due first, each with its check. */
export function HomeTasks({
  wedding,
  title = 'Lo siguiente',
  before = [],
  dated = [],
  otherwise,
}: HomeTasksProps) {
  const { query, shown } = useNextTasks(wedding.id)
  const today = dayInMadrid(useNow())
  if (!shown)
    return (
      <HomeSection id="siguiente" title={title}>
        {query.isError ? (
          <NotLoadedLine isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
        ) : (
          <SkeletonRows rows={3} />
        )}
      </HomeSection>
    )
  const { open, total } = shown
  const tasks = shown.tasks.map((task) => thingOf(wedding, task, today))
  if (total + before.length + dated.length === 0) return otherwise
  return (
    <HomeNext
      title={title}
      aside={
        <Link
          to="/app/couple/$wid/tasks"
          params={{ wid: wedding.id }}
          className="link rounded-[4px] text-sm whitespace-nowrap pointer-coarse:py-3"
        >
          {open > 1 ? `Las ${formatNumber(open)} tareas` : 'Las tareas'}
        </Link>
      }
      things={[...before, ...byDay(dated, tasks).slice(0, NEXT_TASKS)].slice(0, TOGETHER)}
    >
      {open === 0
        ? dated.length === 0 && 'No queda nada. Ahora, a dormir.'
        : `${formatNumber(open)} de ${formatNumber(total)} por hacer`}
    </HomeNext>
  )
}

function thingOf({ id: weddingId, access }: Wedding, task: NextTask, today: IsoDate) {
  const { id, title, day } = task
  return {
    id,
    title,
    day,
    mark: day ? dayInLines(day) : { figure: '·' },
    line: day && day < today ? lateInWords(day, today) : day === today ? 'Hoy' : null,
    act: access.tasks === 'edit' && (
      <input
        type="checkbox"
        aria-label={`Hecha: ${title}`}
        checked={false}
        onChange={() => tickNextTask(weddingId, task)}
        className={CHECK}
      />
    ),
  }
}

type Due = NextThing & { day: IsoDate | null }

/** Payments of a day stand before its tasks, and what has no day last. */
const byDay = (dated: readonly Due[], tasks: readonly Due[]): Due[] =>
  [...dated, ...tasks].toSorted((a, b) => (a.day ?? LAST).localeCompare(b.day ?? LAST))

const LAST = '9999'

/** So many moments and tasks stand together at most, so that the home keeps its length. */
const TOGETHER = 5

/** Round, of 22 px and touched at 44. */
const CHECK =
  'size-5.5 cursor-pointer appearance-none rounded-full border-[1.5px] border-control checked:border-transparent checked:bg-primary pointer-coarse:m-2.75'
