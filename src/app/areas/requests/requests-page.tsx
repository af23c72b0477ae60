import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useId, useState } from 'react'
import type { PlannerRequest } from '#contract/requests.ts'
import { REQUESTS_SHOWN } from '#domain/planners/planner-requests.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { AddRequestDialog } from './add-request-dialog.tsx'
import { HeldDates } from './held-dates.tsx'
import { OtherLists } from './other-lists.tsx'
import { RequestFiguresSection } from './request-figures.tsx'
import { RequestGroups } from './request-groups.tsx'
import { groupsOf, listOf, type RequestList } from './request-lists.ts'
import { RequestPanel } from './request-panel.tsx'
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
  onOpen: (id: string) => void
  /** Closes this request, unless another is open by now. */
  onClose: (id: string) => void
}

/** 'Solicitudes': what people have written from the public profile and elsewhere, by whose turn it is. */
export function RequestsPage({ list, onList, openId, onOpen, onClose }: RequestsPageProps) {
  const query = useQuery(requestsQuery)
  const requests = query.data
  const panelId = useId()
  const [isAdding, setAdding] = useState(false)
  // Counts the openings that lead the focus into the panel.
  const [focusing, setFocusing] = useState(0)
  const open = requests?.find(({ id }) => id === openId)
  const [askedId] = useState(openId)
  const shown = list ?? (open && open.id === askedId ? listOf(open) : undefined)
  const groups = requests && groupsOf(requests, shown)
  const openOne = (id: string, focuses = true) => {
    setFocusing((before) => (focuses ? before + 1 : 0))
    onOpen(id)
  }
  const rowFocus = useRowFocus(groups ?? [], open?.id, openOne)
  return (
    <div className={cx(open && 'lg:grid lg:grid-cols-[minmax(0,1fr)_27.5rem]')}>
      <Page className={cx(open && 'max-lg:hidden')}>
        <div {...rowFocus} className="max-w-200">
          <PageHeader
            title="Solicitudes"
            actions={
              <Button icon={Plus} onPress={() => setAdding(true)}>
                Añadir solicitud
              </Button>
            }
          />
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
            <RequestGroups groups={groups} openId={open?.id} panelId={panelId} onOpen={openOne} />
          )}
          {requests && requests.length >= REQUESTS_SHOWN && (
            <p className="mt-6 text-sm text-ink-3">
              Aquí caben {REQUESTS_SHOWN} solicitudes: primero las que están en marcha, y las más recientes.
            </p>
          )}
          {requests && !shown && <HeldDates requests={requests} />}
          {requests && <OtherLists requests={requests} shown={shown} onList={onList} />}
          {requests && requests.length > 0 && <RequestFiguresSection />}
        </div>
      </Page>
      {open && (
        <RequestPanel
          key={open.id}
          id={panelId}
          request={open}
          focusing={focusing}
          onClose={() => onClose(open.id)}
        />
      )}
      {isAdding && <AddRequestDialog onClose={() => setAdding(false)} onAdded={openOne} />}
    </div>
  )
}

function Empty({ list, requests }: { list: RequestList | undefined; requests: readonly PlannerRequest[] }) {
  if (requests.length === 0)
    return (
      <EmptyState
        question="¿Quién será la primera?"
        line="Cuando alguien te escriba desde tu perfil público, su mensaje llega aquí y a tu correo. Las que lleguen por otro camino las añades tú."
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
