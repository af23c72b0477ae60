import { useState } from 'react'
import { dayInMadrid } from '#domain/time/dates.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { useNow } from '../../shared/page/use-now.ts'
import { useWedding } from '../../shared/session/use-session.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { useOnline } from '../../sync/use-online.ts'
import { EmptyTasks } from './empty-tasks.tsx'
import { TaskList } from './task-list.tsx'
import type { TasksPageProps } from './tasks-address.ts'
import { useTasks } from './use-tasks.ts'

/** 'Tareas': what there is to do, by its time before the wedding. */
export function TasksPage({ weddingId, ...address }: TasksPageProps) {
  const eventDate = useWedding(weddingId)?.eventDate ?? null
  const today = dayInMadrid(useNow())
  const { listQuery, factsQuery, facts, placed, failures } = useTasks(weddingId, { today, eventDate })
  const isOnline = useOnline()
  const [isBlank, setBlank] = useState(false)
  if (!placed || !facts) {
    const query = listQuery.isError ? listQuery : factsQuery
    return (
      <Page>
        <PageHeader title="Tareas" />
        {query.isError || !isOnline ? (
          <ErrorState
            title="No hemos podido cargar las tareas."
            detail={
              query.isError ? messageFor(query.error) : 'No hay conexión. Las cargaremos cuando vuelva.'
            }
            onRetry={() => Promise.all([listQuery.refetch(), factsQuery.refetch()])}
            isRetrying={listQuery.isFetching || factsQuery.isFetching}
            className="mt-8"
          />
        ) : (
          <SkeletonRows rows={8} className="mt-10" />
        )}
      </Page>
    )
  }
  if (placed.length === 0 && !isBlank) {
    return (
      <Page>
        <PageHeader title="Tareas" />
        <EmptyTasks
          weddingId={weddingId}
          calendar={{ today, eventDate }}
          facts={facts}
          readPages={address.readPages}
          onStartBlank={() => setBlank(true)}
        />
      </Page>
    )
  }
  return (
    <TaskList
      weddingId={weddingId}
      calendar={{ today, eventDate }}
      facts={facts}
      placed={placed}
      failures={failures}
      isRead={!listQuery.isFetching && !factsQuery.isFetching}
      {...address}
    />
  )
}
