import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useWantedPart } from '#ui/opening/use-opened-part.ts'
import { TransportPage } from '../../../../areas/transport/transport-page.tsx'
import { usePrintKind } from '../../../../shared/page/use-print-kind.ts'
import { useAccess } from '../../../../shared/session/access.ts'

/** The tab has a file of its own: the buses are shown without it. */
const lodgingTab = loadedPart(() => import('../../../../areas/lodging/lodging-tab.tsx'))

/** The ways to send families their links come once they are wanted. */
const bedLinks = loadedPart(() => import('../../../../areas/households/beds/bed-links-panel.tsx'))

type Search = { view?: 'lodging'; viaje?: string }

export const Route = createFileRoute('/app/couple/$wid/transport')({
  staticData: { title: 'Autobuses', section: 'transport' },
  validateSearch: ({ view, viaje }: Record<string, unknown>): Search => ({
    ...(view === 'lodging' && { view }),
    ...(typeof viaje === 'string' && { viaje }),
  }),
  component: Transport,
})

/** The bus whose people are shown stands in the address: a reload keeps it, and the way back leads to the one before. */
function Transport() {
  const { wid } = Route.useParams()
  const { view, viaje } = Route.useSearch()
  const navigate = Route.useNavigate()
  // The bus that was chosen is there again behind the other tab.
  const show = (next?: 'lodging') =>
    void navigate({ search: { ...(next && { view: next }), ...(viaje && { viaje }) }, resetScroll: false })
  const onTrip = (tripId: string | null) =>
    void navigate({ search: tripId ? { viaje: tripId } : {}, resetScroll: false })
  const part = useWantedPart(lodgingTab, view === 'lodging', () => show())
  const [isAdding, setAdding] = useState(false)
  const onAdd = () => setAdding(true)
  const onAdded = () => setAdding(false)
  const [linksTo, setLinksTo] = useState<readonly string[] | null>(null)
  const links = useWantedPart(bedLinks, linksTo !== null, () => setLinksTo(null))
  // The browser's own printing puts the page on paper; a hotel's list is asked for.
  const { kind: printedId, start: onPrint } = usePrintKind<string | null>(null)
  const onSendLinks = useAccess(wid, 'guests', 'view') ? setLinksTo : undefined
  return (
    <TransportPage
      weddingId={wid}
      tripId={viaje ?? null}
      onTrip={onTrip}
      tab={view ?? 'trips'}
      onTab={(tab) => show(tab === 'lodging' ? tab : undefined)}
      lodging={
        part ? (
          <>
            <part.LodgingTab weddingId={wid} {...{ isAdding, onAdd, onAdded, onPrint, onSendLinks }} />
            {links && linksTo && (
              <links.BedLinksPanel weddingId={wid} householdIds={linksTo} onClose={() => setLinksTo(null)} />
            )}
          </>
        ) : (
          <SkeletonRows rows={5} />
        )
      }
      printout={part && printedId && <part.RoomingPrintout weddingId={wid} hotelId={printedId} />}
      lodgingActions={part && <part.AddHotel weddingId={wid} onPress={onAdd} />}
    />
  )
}
