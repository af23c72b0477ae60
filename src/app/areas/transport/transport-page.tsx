import type { ReactNode } from 'react'
import { Tabs } from '#ui/layout/tabs.tsx'
import { Page, PageHeader } from '../../shell/page.tsx'
import { TripsTab } from './trips-tab.tsx'

/** The two views of the page: who travels with which bus, and who sleeps where. */
export type TransportTab = 'trips' | 'lodging'

type TransportPageProps = {
  weddingId: string
  tab: TransportTab
  onTab: (tab: TransportTab) => void
  /** The tab 'Alojamiento'. */
  lodging: ReactNode
}

/** 'Autobuses': who travels with which bus, and who sleeps where. */
export function TransportPage({ weddingId, tab, onTab, lodging }: TransportPageProps) {
  return (
    <Page>
      <PageHeader title={tab === 'lodging' ? 'Alojamiento' : 'Autobuses'} />
      <Tabs
        label="Autobuses y alojamiento"
        selected={tab}
        onSelect={onTab}
        className="mt-5"
        panelClassName="pt-7"
        tabs={[
          { id: 'trips', label: 'Viajes', panel: <TripsTab weddingId={weddingId} /> },
          { id: 'lodging', label: 'Alojamiento', panel: lodging },
        ]}
      />
    </Page>
  )
}
