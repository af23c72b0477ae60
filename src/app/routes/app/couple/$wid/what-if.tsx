import { createFileRoute } from '@tanstack/react-router'
import { useUndo } from '../../../../areas/activity/activity.actions.ts'
import { WhatIfPage } from '../../../../areas/budget/what-if/what-if-page.tsx'
import { useVendors } from '../../../../areas/vendors/use-vendors.ts'
import { setUnitPrice } from '../../../../areas/vendors/vendors.actions.ts'
import { refreshVendorList } from '../../../../areas/vendors/vendors.queries.ts'

export const Route = createFileRoute('/app/couple/$wid/what-if')({
  staticData: { title: '¿Y si…?', section: 'budget' },
  component: WhatIf,
})

function WhatIf() {
  const { wid } = Route.useParams()
  const { query, vendors, components } = useVendors(wid)
  const undo = useUndo(wid)
  return (
    <WhatIfPage
      weddingId={wid}
      vendors={vendors}
      components={components}
      query={query}
      onPrice={(vendor, price) => setUnitPrice(wid, vendor, price)}
      onUndo={(lineId) => undo.mutate(lineId, { onSettled: () => void refreshVendorList(wid) })}
    />
  )
}
