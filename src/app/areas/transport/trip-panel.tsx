import { Link } from '@tanstack/react-router'
import ListChecks from 'lucide-react/icons/list-checks'
import Pencil from 'lucide-react/icons/pencil'
import Send from 'lucide-react/icons/send'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import type { IsoDate } from '#domain/time/dates.ts'
import { boardingOf } from '#domain/transport/boarding.ts'
import { type RidingFamily, ridersOf, unsaidOf } from '#domain/transport/riders.ts'
import type { BusTrip } from '#domain/transport/transport.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { useAccess } from '../../shared/session/access.ts'
import { toMessages } from '../../shared/wedding/sending-start.ts'
import { transportDialogs } from './loaded-dialogs.ts'
import { MissingNotice } from './missing-notice.tsx'
import { type OnDrag, RidersByStop, RidersInOrder } from './rider-list.tsx'
import { useTellHours } from './tell-hours.ts'
import { tripDay, tripTitle } from './trip-words.ts'
import { companyOf, type Transport } from './use-trips.ts'
import { WaitingNotice } from './waiting-notice.tsx'

type TripPanelProps = {
  weddingId: string
  transport: Transport
  trip: BusTrip
  date: IsoDate | null
  mayEdit: boolean
  onDrag: OnDrag
}

type PanelTab = 'going' | 'waiting' | 'unsaid'

/** The people of a bus: who goes, who waits, and who has not said. */
export function TripPanel({ weddingId, transport, trip, date, mayEdit, onDrag }: TripPanelProps) {
  const [tab, setTab] = useState<PanelTab>('going')
  const [moving, setMoving] = useState<RidingFamily | null>(null)
  const [opened, setOpened] = useState<'trip' | 'boarding' | null>(null)
  const close = () => {
    setMoving(null)
    setOpened(null)
  }
  const dialogs = useOpenedPart(transportDialogs, opened !== null || moving !== null, close)
  const { trips, people } = transport
  const { going, waiting } = ridersOf(trip, people)
  const aboard = transport.aboard.get(trip.id)
  const unsaid = unsaidOf(trip.direction, trips, people)
  const tellHours = useTellHours(weddingId, trip, going.length)
  const acts = { onMove: mayEdit ? setMoving : undefined, onDrag }
  return (
    <>
      <PanelHeader
        trip={trip}
        date={date}
        company={companyOf(transport, trip)}
        weddingId={weddingId}
        onCount={going.length > 0 ? () => setOpened('boarding') : undefined}
        onChange={mayEdit ? () => setOpened('trip') : undefined}
      />
      <Tabs<PanelTab>
        label="Quién va"
        selected={tab}
        onSelect={setTab}
        className="mt-2"
        panelClassName="pt-4"
        tabs={[
          {
            id: 'going',
            label: 'Van',
            count: going.length,
            panel: (
              <>
                {aboard && <MissingNotice {...boardingOf(going, aboard)} />}
                <WaitingNotice trip={trip} riders={{ going, waiting }} />
                <RidersByStop trip={trip} people={going} {...acts} />
                {mayEdit && unsaid.length > 0 && <AddRider onPress={() => setTab('unsaid')} />}
              </>
            ),
          },
          {
            id: 'waiting',
            label: 'En espera',
            count: waiting.length,
            panel: <RidersInOrder people={waiting} empty="Nadie espera." {...acts} />,
          },
          {
            id: 'unsaid',
            label: 'Sin decir',
            count: unsaid.length,
            panel: <RidersInOrder people={unsaid} empty="Todos han dicho si van." act="Subir" {...acts} />,
          },
        ]}
      />
      {dialogs && opened === 'trip' && (
        <dialogs.TripDialog weddingId={weddingId} trip={trip} onStops={tellHours} onClose={close} />
      )}
      {dialogs && opened === 'boarding' && (
        <dialogs.BoardingDialog {...{ weddingId, trip, going, mayEdit }} aboard={aboard} onClose={close} />
      )}
      {dialogs && moving && (
        <dialogs.RideDialog
          {...{ weddingId, transport, family: moving }}
          direction={trip.direction}
          tripId={trip.id}
          onClose={close}
        />
      )}
    </>
  )
}

const AddRider = ({ onPress }: { onPress: () => void }) => (
  <Button variant="secondary" icon={UserPlus} className="mt-5 w-full" onPress={onPress}>
    Subir a alguien
  </Button>
)

type PanelHeaderProps = Pick<TripPanelProps, 'weddingId' | 'trip' | 'date'> & {
  company: string | undefined
  onCount: (() => void) | undefined
  onChange: (() => void) | undefined
}

function PanelHeader({ weddingId, trip, date, company, onCount, onChange }: PanelHeaderProps) {
  const mayWrite = useAccess(weddingId, 'guests', 'edit')
  return (
    <header className="grid gap-2.5">
      <div className="min-w-0">
        <p className="text-sm wrap-anywhere text-ink-2 first-letter:uppercase">
          {tripDay(trip, date, company)}
        </p>
        <h2 className="truncate text-[1.75rem] max-lg:sr-only">{tripTitle(trip)}</h2>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {mayWrite && (
          <Link
            data-edits
            to="/app/couple/$wid/guests"
            params={{ wid: weddingId }}
            search={toMessages(trip.direction === 'out' ? 'busOut' : 'busBack', trip.id)}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            <Icon of={Send} size="sm" />
            Escribirles
          </Link>
        )}
        {onCount && (
          <Button variant="secondary" size="sm" icon={ListChecks} onPress={onCount}>
            Quién ha subido
          </Button>
        )}
        {onChange && (
          <Button data-edits variant="secondary" size="sm" icon={Pencil} onPress={onChange}>
            Cambiar viaje
          </Button>
        )}
      </div>
    </header>
  )
}
