import { useState } from 'react'
import { type RidingFamily, ridersOf } from '#domain/transport/riders.ts'
import type { BusTrip } from '#domain/transport/transport.ts'
import { ByMedia } from '../../shared/page/by-media.tsx'
import { SidePanel } from '../../shared/page/side-panel.tsx'
import { useWedding } from '../../shared/session/use-session.ts'
import { BusCostsSection } from './bus-costs.tsx'
import { type Dropped, DroppedRide } from './dropped-ride.tsx'
import { EmptyTrips } from './empty-trips.tsx'
import { ExportTrips } from './export-trips.tsx'
import { MailedFamilies } from './mailed-families.tsx'
import { ProposeNotice } from './propose-notice.tsx'
import { TripBlock } from './trip-block.tsx'
import { TripPanel } from './trip-panel.tsx'
import { tripTitle } from './trip-words.ts'
import { companyOf, type Transport } from './use-trips.ts'

type TripsTabProps = {
  weddingId: string
  transport: Transport
  tripId: string | null
  onTrip: (tripId: string | null) => void
  mayEdit: boolean
}

/** Below it the panel of a bus is a sheet. */
const NARROW = '(width < 64rem)'

/** The buses there and back, and the people of the chosen one beside them. */
export function TripsTab({ weddingId, transport, tripId, onTrip, mayEdit }: TripsTabProps) {
  const date = useWedding(weddingId)?.eventDate ?? null
  const { trips, people, aboard } = transport
  const [dragged, setDragged] = useState<RidingFamily | null>(null)
  const [dropped, setDropped] = useState<Dropped | null>(null)
  if (trips.length === 0) return <EmptyTrips weddingId={weddingId} mayEdit={mayEdit} />
  const chosen = trips.find(({ id }) => id === tripId)
  // A wide screen has room for the people of one: of the first with people who wait, or else of the first.
  const beside = chosen ?? trips.find((trip) => ridersOf(trip, people).waiting.length > 0) ?? trips[0]!
  const panelOf = (trip: BusTrip) => (
    <TripPanel
      key={trip.id}
      {...{ weddingId, transport, trip, mayEdit, date }}
      onDrag={mayEdit ? setDragged : undefined}
    />
  )
  return (
    <div className="gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_25.5rem]">
      <div>
        {mayEdit && <ProposeNotice {...{ weddingId, transport }} />}
        <ul aria-label="Viajes">
          {trips.map((trip) => (
            <li key={trip.id} data-row={trip.id}>
              <TripBlock
                trip={trip}
                riders={ridersOf(trip, people)}
                aboard={aboard.get(trip.id)}
                date={date}
                company={companyOf(transport, trip)}
                isChosen={trip === chosen}
                isBeside={trip === beside}
                onChoose={() => onTrip(trip === chosen ? null : trip.id)}
                onDrop={
                  dragged && trip !== beside && trip.direction === beside.direction
                    ? (event) => {
                        event.preventDefault()
                        setDropped({ family: dragged, trip })
                      }
                    : undefined
                }
              />
            </li>
          ))}
        </ul>
        <p className="mt-5 text-sm text-ink-2">
          Sale de lo que responde cada familia, y de lo que cambies aquí. Quien espera sube cuando queda una
          plaza.
        </p>
        <MailedFamilies weddingId={weddingId} />
        <ExportTrips transport={transport} />
        <BusCostsSection {...{ weddingId, trips }} companies={transport.companies} />
      </div>
      <DroppedRide {...{ weddingId, transport, dropped }} onClose={() => setDropped(null)} />
      <ByMedia query={NARROW}>
        {(isNarrow) =>
          isNarrow ? (
            <SidePanel
              title={chosen ? tripTitle(chosen) : ''}
              isPhone
              isOpen={chosen !== undefined}
              onOpenChange={(isOpen) => !isOpen && onTrip(null)}
            >
              <div className="px-6 pb-6">{chosen && panelOf(chosen)}</div>
            </SidePanel>
          ) : (
            <aside aria-label={tripTitle(beside)} className="border-l border-line pl-6 max-lg:hidden">
              {panelOf(beside)}
            </aside>
          )
        }
      </ByMedia>
    </div>
  )
}
