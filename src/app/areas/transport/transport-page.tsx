import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import Send from 'lucide-react/icons/send'
import { type ReactNode, useState } from 'react'
import type { BusSheet } from '#contract/transport-sheet.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { useAccess } from '../../shared/session/access.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { useOnline } from '../../sync/use-online.ts'
import { transportDialogs } from './loaded-dialogs.ts'
import { SheetNotice } from './sheet-notice.tsx'
import { sheetQuery } from './transport.queries.ts'
import { TripsTab } from './trips-tab.tsx'
import { useTrips } from './use-trips.ts'

/** The two views of the page: who travels with which bus, and who sleeps where. */
export type TransportTab = 'trips' | 'lodging'

type TransportPageProps = {
  weddingId: string
  /** The bus whose people are shown. */
  tripId: string | null
  onTrip: (tripId: string | null) => void
  tab: TransportTab
  onTab: (tab: TransportTab) => void
  /** The tab 'Alojamiento', and what can be done there. */
  lodging: ReactNode
  lodgingActions: ReactNode
  /** Goes on paper in place of the page, while it is printed. */
  printout: ReactNode
}

/** 'Autobuses': who travels with which bus, and who sleeps where. */
export function TransportPage({
  weddingId,
  tab,
  onTab,
  lodging,
  lodgingActions,
  printout,
  ...chosen
}: TransportPageProps) {
  const { reads, transport } = useTrips(weddingId)
  const isOnline = useOnline()
  const mayEdit = useAccess(weddingId, 'transport', 'edit')
  const sheet = useQuery(sheetQuery(weddingId)).data
  const [opened, setOpened] = useState<'trip' | 'sheet' | null>(null)
  const close = () => setOpened(null)
  const dialogs = useOpenedPart(transportDialogs, opened !== null, close)
  const failed = reads.find(({ isError }) => isError)
  const trips = transport ? (
    <>
      <SheetNotice sheet={sheet} />
      <TripsTab {...{ weddingId, transport, ...chosen, mayEdit }} />
    </>
  ) : failed || !isOnline ? (
    <ErrorState
      title="No hemos podido cargar los autobuses."
      detail={failed ? messageFor(failed.error) : 'No hay conexión. Los cargaremos cuando vuelva.'}
      onRetry={() => Promise.all(reads.map((read) => read.refetch()))}
      isRetrying={reads.some(({ isFetching }) => isFetching)}
    />
  ) : (
    <SkeletonRows rows={6} />
  )
  return (
    <Page>
      <div className="contents" data-print={printout ? 'hide' : undefined}>
        <PageHeader
          title={tab === 'lodging' ? 'Alojamiento' : 'Autobuses'}
          actions={
            tab === 'lodging'
              ? lodgingActions
              : mayEdit &&
                transport &&
                transport.trips.length > 0 && (
                  <TripActions
                    sheet={sheet}
                    onAdd={() => setOpened('trip')}
                    onSend={() => setOpened('sheet')}
                  />
                )
          }
        />
        <Tabs
          label="Autobuses y alojamiento"
          selected={tab}
          onSelect={onTab}
          className="mt-5"
          panelClassName="pt-5"
          tabs={[
            { id: 'trips', label: 'Viajes', panel: trips },
            { id: 'lodging', label: 'Alojamiento', panel: lodging },
          ]}
        />
      </div>
      {printout}
      {dialogs && opened === 'trip' && (
        <dialogs.TripDialog weddingId={weddingId} trip={undefined} onClose={close} />
      )}
      {dialogs && opened === 'sheet' && sheet && (
        <dialogs.SheetDialog weddingId={weddingId} sheet={sheet} onClose={close} />
      )}
    </Page>
  )
}

type TripActionsProps = { sheet: BusSheet | undefined; onAdd: () => void; onSend: () => void }

/** Beside each other on a phone too. */
function TripActions({ sheet, onAdd, onSend }: TripActionsProps) {
  const company = sheet?.company || sheet?.companies.find(({ name }) => name)?.name
  return (
    <>
      <Button icon={Plus} onPress={onAdd} className="max-md:flex-1">
        Añadir viaje
      </Button>
      <Button
        variant="primary"
        icon={Send}
        onPress={onSend}
        isDisabled={!sheet}
        className="min-w-0 max-md:flex-1 max-[18rem]:min-w-fit"
      >
        <span className="min-w-0 truncate max-[18rem]:whitespace-normal">
          {company ? `Enviar a ${company}` : 'Enviar al conductor'}
        </span>
      </Button>
    </>
  )
}
