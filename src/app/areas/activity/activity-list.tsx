import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { Button } from '#ui/button.tsx'
import { EmptySection, EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { useCurrentTime } from '../../shared/words/relative-time.ts'
import { useUndo } from './activity.actions.ts'
import { type ActivityFilter, activityQuery } from './activity.queries.ts'
import { ActivityFilters } from './activity-filters.tsx'
import { ActivityLineItem } from './activity-line.tsx'
import { linesByDay } from './lines-by-day.ts'

/** Lists the acts in the wedding, the newest first. */
export function ActivityList({ wedding }: { wedding: Wedding }) {
  const [filter, setFilter] = useState<ActivityFilter>({})
  return (
    <>
      <ActivityFilters wedding={wedding} filter={filter} onFilter={setFilter} />
      <Lines weddingId={wedding.id} filter={filter} />
    </>
  )
}

function Lines({ weddingId, filter }: { weddingId: string; filter: ActivityFilter }) {
  const query = useInfiniteQuery(activityQuery(weddingId, filter))
  const undo = useUndo(weddingId)
  const now = useCurrentTime()
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title="No hemos podido cargar la actividad."
        detail={messageFor(query.error)}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    )
  }
  if (!query.data) return <SkeletonRows rows={8} className="mt-6" />
  const lines = query.data.pages.flatMap((page) => page.lines)
  if (lines.length === 0) return <NoLines isFiltered={Object.values(filter).some(Boolean)} />
  return (
    <>
      {linesByDay(lines, now).map((ofDay) => (
        <section key={ofDay.day} aria-label={ofDay.heading}>
          <h2 className="border-b border-line-strong pt-6 pb-2 font-sans text-xs font-strong text-ink-3">
            {ofDay.heading}
          </h2>
          <ul aria-label={ofDay.heading}>
            {ofDay.lines.map((line) => (
              <ActivityLineItem
                key={line.id}
                weddingId={weddingId}
                line={line}
                now={now}
                undoing={undo.isPending ? undo.variables : undefined}
                onUndo={(lineId) => undo.mutate(lineId)}
              />
            ))}
          </ul>
        </section>
      ))}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-5"
          onPress={() => void query.fetchNextPage()}
          isPending={query.isFetchingNextPage}
          pendingLabel="Cargando"
        >
          Ver más
        </Button>
      )}
    </>
  )
}

function NoLines({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <div className="mt-6">
        <EmptySection>No hay nada con ese filtro.</EmptySection>
      </div>
    )
  }
  return (
    <EmptyState
      question="Aún no ha pasado nada"
      line="Aquí verás quién ha cambiado qué y cuándo, y podrás deshacerlo."
    />
  )
}
