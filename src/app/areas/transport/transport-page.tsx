import { Tabs } from '#ui/layout/tabs.tsx'
import { Page, PageHeader } from '../../shell/page.tsx'
import { TripsTab } from './trips-tab.tsx'

/** 'Autobuses': who travels with which bus. */
export function TransportPage({ weddingId }: { weddingId: string }) {
  return (
    <Page>
      <PageHeader title="Autobuses" />
      <Tabs
        label="Autobuses"
        selected="trips"
        onSelect={() => undefined}
        className="mt-5"
        panelClassName="pt-7"
        tabs={[{ id: 'trips', label: 'Viajes', panel: <TripsTab weddingId={weddingId} /> }]}
      />
    </Page>
  )
}
