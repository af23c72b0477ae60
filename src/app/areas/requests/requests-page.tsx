import { useQuery } from '@tanstack/react-query'
import type { PlannerRequest } from '#contract/requests.ts'
import type { RequestStatus } from '#domain/planners/planner-requests.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { RequestRow } from './request-row.tsx'
import { requestsQuery } from './requests.queries.ts'
import { useRowFocus } from './use-row-focus.ts'

type RequestsPageProps = {
  /** The list that the address asks for; that of the open request otherwise. */
  tab: RequestStatus | undefined
  onTab: (tab: RequestStatus) => void
  /** The request that the address opens. */
  openId: string | undefined
}

const TABS: readonly { value: RequestStatus; label: string }[] = [
  { value: 'new', label: 'Nuevas' },
  { value: 'answered', label: 'Contestadas' },
  { value: 'archived', label: 'Archivadas' },
  { value: 'spam', label: 'Spam' },
]

/** 'Solicitudes': what people have written from the public profile. */
export function RequestsPage({ tab, onTab, openId }: RequestsPageProps) {
  const query = useQuery(requestsQuery)
  const requests = query.data
  const shownTab = tab ?? requests?.find(({ id }) => id === openId)?.status ?? 'new'
  const shown = requests?.filter(({ status }) => status === shownTab)
  const segments = TABS.map((segment) => {
    const count = requests?.filter(({ status }) => status === segment.value).length
    return { ...segment, ...(count !== undefined && { count }) }
  })
  const rowFocus = useRowFocus(shown?.map(({ id }) => id) ?? [])
  return (
    <Page>
      <PageHeader title="Solicitudes" />
      <div {...rowFocus}>
        <Segmented
          label="Lista de solicitudes"
          segments={segments}
          value={shownTab}
          onChange={onTab}
          hasLongWords
          className="mt-6"
        />
        {query.isError && !requests ? (
          <ErrorState
            title="No hemos podido cargar tus solicitudes."
            detail={messageFor(query.error)}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        ) : !shown ? (
          <SkeletonRows className="mt-6" />
        ) : shown.length === 0 ? (
          <Empty tab={shownTab} isFirst={requests?.length === 0} />
        ) : (
          <List requests={shown} openId={openId} />
        )}
      </div>
    </Page>
  )
}

function List({ requests, openId }: { requests: PlannerRequest[]; openId: string | undefined }) {
  return (
    <ul className="mt-6 max-w-200 border-t border-line-strong">
      {requests.map((request) => (
        <RequestRow key={request.id} request={request} startsOpen={request.id === openId} />
      ))}
    </ul>
  )
}

const EMPTY: Record<RequestStatus, string> = {
  new: 'No hay solicitudes nuevas.',
  answered: 'Aún no has contestado a ninguna.',
  archived: 'No has archivado ninguna.',
  spam: 'No hay spam. Lo que parece publicidad se guarda aquí y no te llega por email.',
}

function Empty({ tab, isFirst }: { tab: RequestStatus; isFirst: boolean }) {
  if (!isFirst || tab !== 'new') return <p className="mt-8 text-ink-3">{EMPTY[tab]}</p>
  return (
    <EmptyState
      question="Aún no te ha escrito nadie"
      line="Cuando alguien te escriba desde tu perfil público, su mensaje llega aquí y a tu correo."
    />
  )
}
