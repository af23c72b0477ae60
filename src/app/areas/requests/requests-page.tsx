import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlannerRequest } from '#contract/requests.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { HeldDates } from './held-dates.tsx'
import { OtherLists } from './other-lists.tsx'
import { RequestGroups } from './request-groups.tsx'
import { groupsOf, listOf, type RequestList } from './request-lists.ts'
import { STAGES } from './request-words.ts'
import { requestsQuery } from './requests.queries.ts'
import { StageStrip } from './stage-strip.tsx'
import { useRowFocus } from './use-row-focus.ts'

type RequestsPageProps = {
  /** The list that the address asks for; that of the open request otherwise. */
  list: RequestList | undefined
  onList: (list: RequestList | undefined) => void
  /** The request that the address opens. */
  openId: string | undefined
}

/** 'Solicitudes': what people have written from the public profile, by whose turn it is. */
export function RequestsPage({ list, onList, openId }: RequestsPageProps) {
  const query = useQuery(requestsQuery)
  const requests = query.data
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(openId === undefined ? [] : [openId]))
  const asked = requests?.find(({ id }) => id === openId)
  const shown = list ?? (asked && listOf(asked))
  const groups = requests && groupsOf(requests, shown)
  const rowFocus = useRowFocus(groups ?? [])
  const toggle = (id: string) =>
    setOpened((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    )
  return (
    <Page>
      <PageHeader title="Solicitudes" />
      <div {...rowFocus} className="max-w-200">
        <StageStrip requests={requests} shown={shown} onShow={onList} />
        {query.isError && !requests ? (
          <ErrorState
            title="No hemos podido cargar tus solicitudes."
            detail={messageFor(query.error)}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        ) : !groups ? (
          <SkeletonRows className="mt-6" />
        ) : groups.every((group) => group.requests.length === 0) ? (
          <Empty list={shown} requests={requests ?? []} />
        ) : (
          <RequestGroups groups={groups} opened={opened} onToggle={toggle} />
        )}
        {requests && !shown && <HeldDates requests={requests} />}
        {requests && <OtherLists requests={requests} shown={shown} onList={onList} />}
      </div>
    </Page>
  )
}

function Empty({ list, requests }: { list: RequestList | undefined; requests: readonly PlannerRequest[] }) {
  if (requests.length === 0)
    return (
      <EmptyState
        question="¿Quién será la primera?"
        line="Cuando alguien te escriba desde tu perfil público, su mensaje llega aquí y a tu correo."
      />
    )
  return <p className="mt-8 text-ink-3">{emptyWords(list)}</p>
}

function emptyWords(list: RequestList | undefined): string {
  if (list === undefined) return 'No hay ninguna solicitud en marcha.'
  if (list === 'archived') return 'No has archivado ninguna.'
  if (list === 'spam') return 'No hay spam. Lo que parece publicidad se guarda aquí y no te llega por email.'
  return STAGES[list].empty
}
