import type { ReactNode } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { HomeSection } from '../../../shared/page/home-section.tsx'
import { NotLoadedLine } from '../../../shared/page/not-loaded-line.tsx'
import { usePeople } from '../use-people.ts'
import { DaySections } from './day-sections.tsx'
import { EveSections, type TasksToday } from './eve-sections.tsx'
import { useWeddingDay } from './use-wedding-day.ts'

export { DayFigure } from './day-figure.tsx'

type AroundDayProps = {
  wedding: Wedding
  tasks: TasksToday
  news: ReactNode
  /** Once the last moment is over. */
  after: ReactNode
}

/** The home on the day before and on the day itself, for members who see the agenda. */
export function AroundDay({ wedding, tasks, news, after }: AroundDayProps) {
  const day = useWeddingDay(wedding)
  const people = usePeople(wedding.id, { takesDrafts: false })
  if (!day.isRead)
    return (
      <HomeSection id="siguiente" title="Hoy">
        {day.failed[0] ? (
          <NotLoadedLine
            isRetrying={day.failed.some(({ isFetching }) => isFetching)}
            onRetry={() => day.failed.forEach((query) => void query.refetch())}
          />
        ) : (
          <SkeletonRows rows={3} />
        )}
      </HomeSection>
    )
  if (day.life === 'after') return after
  return day.life === 'day' ? (
    <DaySections wedding={wedding} day={day} people={people} news={news} />
  ) : (
    <EveSections wedding={wedding} day={day} people={people} tasks={tasks} />
  )
}
