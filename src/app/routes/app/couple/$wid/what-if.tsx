import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import type { BusRoutes } from '#domain/budget/scenario-buses.ts'
import { useLoadedPart } from '#ui/opening/loaded-part.ts'
import { useUndo } from '../../../../areas/activity/activity.actions.ts'
import { WhatIfPage } from '../../../../areas/budget/what-if/what-if-page.tsx'
import { busRoutesPart } from '../../../../areas/transport/loaded-bus-routes.ts'
import { useVendors } from '../../../../areas/vendors/use-vendors.ts'
import { setUnitPrice } from '../../../../areas/vendors/vendors.actions.ts'
import { refreshVendorList } from '../../../../areas/vendors/vendors.queries.ts'

export const Route = createFileRoute('/app/couple/$wid/what-if')({
  staticData: { title: '¿Y si…?', section: 'budget' },
  component: WhatIf,
})

const NO_ROUTES: BusRoutes = new Map()

function WhatIf() {
  const { wid } = Route.useParams()
  const { query, vendors, components } = useVendors(wid)
  const [busRoutes, setBusRoutes] = useState<BusRoutes>(NO_ROUTES)
  const buses = useLoadedPart(busRoutesPart, vendors?.some(({ pricedBuses }) => pricedBuses > 0) ?? false)
  const undo = useUndo(wid)
  return (
    <>
      {buses && <buses.BusRoutes weddingId={wid} onRead={setBusRoutes} />}
      <WhatIfPage
        weddingId={wid}
        vendors={vendors}
        components={components}
        busRoutes={busRoutes}
        query={query}
        onPrice={(vendor, price) => setUnitPrice(wid, vendor, price)}
        onUndo={(lineId) => undo.mutate(lineId, { onSettled: () => void refreshVendorList(wid) })}
      />
    </>
  )
}
